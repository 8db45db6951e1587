import 'server-only'
import { addDays, columnOfDay, dayOf, dayOfColumn, monthOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { monthBefore } from '@/lib/features/home/present'
import type { DeskForecast, DeskPapers, DeskRank, DeskUnread } from './types'

/** How many announcements are named. */
const ROWS = 10
/** As the list of agents asks for papers that are about to expire. */
const DUE_DAYS = 30

type Row = {
  classifica: DeskRank | null
  previsioni: DeskForecast
  comunicazioni: DeskUnread
  scadenze: DeskPapers
  obiettivi: Record<string, number> | null
}

/**
 * What stands around the figures of an agent: the place in the last published ranking, the open forecasts of the month, the
 * announcements that were not read, the papers of the mandate that have expired or are about to (but for those that a newer one
 * of the kind replaces), the goals of twelve months. One statement.
 */
export async function deskAround(agentId: string, now: Date): Promise<Row> {
  const month = monthOf(now)
  const [anno, mese] = month.split('-').map(Number)
  const first = `${monthBefore(now, 11)}-01`
  const until = dayOfColumn(addDays(columnOfDay(dayOf(now)), DUE_DAYS))
  const [row] = await db().$queryRaw<Row[]>`
    SELECT
      (SELECT to_jsonb(r) FROM (
        SELECT c.id AS "_id", c.anno, c.mese, v.posizione,
          (SELECT count(*)::int FROM classifica_voci o WHERE o.classifica_id = c.id) AS partecipanti
        FROM classifica_voci v JOIN classifiche c ON c.id = v.classifica_id
        WHERE v.agent_id = ${agentId}::uuid AND c.tipo = 'agenti' AND c.published
        ORDER BY c.anno DESC, c.mese DESC LIMIT 1) r) AS classifica,
      (SELECT jsonb_build_object('n', count(*)::int, 'importo', coalesce(sum(importo), 0)::float8,
          'ponderato', coalesce(sum(ponderato), 0)::float8)
        FROM predictions WHERE agent_id = ${agentId}::uuid AND stato = 'aperta' AND anno = ${anno} AND mese = ${mese}) AS previsioni,
      (SELECT jsonb_build_object('total', coalesce(max(u.total), 0),
          'items', coalesce(jsonb_agg(jsonb_build_object('_id', u.id, 'titolo', u.titolo, 'at', u.published_at)
            ORDER BY u.published_at DESC, u.id), '[]'))
        FROM (SELECT c.id, c.titolo, c.published_at, (count(*) OVER ())::int AS total
          FROM comunicazione_destinatari r JOIN comunicazioni c ON c.id = r.comunicazione_id
          WHERE r.agent_id = ${agentId}::uuid AND r.letto_at IS NULL AND c.published AND (c.scade_il IS NULL OR c.scade_il > ${now})
          ORDER BY c.published_at DESC, c.id LIMIT ${ROWS}) u) AS comunicazioni,
      (SELECT jsonb_build_object('total', coalesce(max(d.total), 0),
          'items', coalesce(jsonb_agg(jsonb_build_object('_id', d.id, 'tipo', d.tipo, 'scadeIl', to_char(d.scade_il, 'YYYY-MM-DD'))
            ORDER BY d.scade_il, d.id), '[]'))
        FROM (SELECT p.id, p.tipo, p.scade_il, (count(*) OVER ())::int AS total FROM agent_documents p
          WHERE p.agent_id = ${agentId}::uuid AND p.scade_il <= ${until}::date
            AND NOT EXISTS (SELECT FROM agent_documents n WHERE n.agent_id = p.agent_id AND n.tipo = p.tipo
              AND n.tipo <> 'altro' AND n.scade_il > p.scade_il)
          ORDER BY p.scade_il, p.id LIMIT ${ROWS}) d) AS scadenze,
      (SELECT jsonb_object_agg(b.chiave, b.importo) FROM (
        SELECT to_char(make_date(anno, mese, 1), 'YYYY-MM') AS chiave, sum(importo)::float8 AS importo FROM budgets
        WHERE agent_id = ${agentId}::uuid AND make_date(anno, mese, 1) >= ${first}::date GROUP BY 1) b) AS obiettivi`
  if (!row) throw new Error('no row')
  return row
}
