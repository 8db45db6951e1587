import 'server-only'
import { pool } from '@/lib/core/db'
import { idOrNotFound } from '@/lib/core/ids'

/** Messengers look at a link before anybody does, to draw its preview. */
const LOOKS_FIRST = /bot|crawl|spider|preview|whatsapp|telegram|facebook|slack|skype|curl|wget/i

/** The client opens what was sent: the first time is kept. The version stays, so that nobody's work is refused for it. */
export async function markOpened(id: string, userAgent: string): Promise<void> {
  const known = idOrNotFound(id)
  if (LOOKS_FIRST.test(userAgent)) return
  await pool().query(
    `UPDATE quotes SET aperto_at = coalesce(aperto_at, now()),
       stato = CASE WHEN stato = 'inviato' THEN 'aperto'::stato_preventivo ELSE stato END
     WHERE id = $1 AND codice IS NOT NULL AND inviato_at IS NOT NULL AND aperto_at IS NULL`,
    [known],
  )
}
