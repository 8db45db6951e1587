import 'server-only'
import { db } from '@/lib/core/db'

/**
 * Keeps the open forecasts as they stand, once a week: what is there of this week stays. It runs each day, so that a
 * Monday on which the server was off loses nothing but its hours.
 */
export async function photograph(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO prediction_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, importo, ponderato)
    SELECT s.settimana, p.agent_id, coalesce(a.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.prevista_per,
      count(*), sum(p.importo), sum(p.ponderato)
    FROM (SELECT date_trunc('week', now() AT TIME ZONE 'Europe/Rome')::date AS settimana) s
    CROSS JOIN predictions p JOIN agents a ON a.id = p.agent_id
    WHERE p.stato = 'aperta' AND NOT EXISTS (SELECT FROM prediction_foto f WHERE f.settimana = s.settimana)
    GROUP BY s.settimana, p.agent_id, a.agency_id, p.bank_id, p.product, p.prevista_per
    ON CONFLICT DO NOTHING`
}
