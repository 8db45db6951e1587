import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'

/** Each night: quotes whose last day is over. What became of a quote stays as it is. */
export async function expireQuotes(): Promise<void> {
  await pool().query(
    `UPDATE quotes SET stato = 'scaduto', version = version + 1, updated_at = now()
     WHERE codice IS NOT NULL AND stato IN ('bozza', 'inviato', 'aperto') AND scade_il < $1::date`,
    [todayInRome()],
  )
}
