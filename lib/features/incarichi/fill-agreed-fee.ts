import 'server-only'
import type { Backfill } from '@/lib/jobs/backfill'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Open cases whose mandate was signed, or ended, before signing froze its fee on them (`agreeFee`). */
export const fillAgreedFee: Backfill = {
  name: 'pratiche_compenso_pattuito',
  total: async (tx) => {
    const [row] = await tx.$queryRaw<{ n: number }[]>`
      SELECT count(DISTINCT pratica_id)::int AS n FROM incarichi WHERE firmato_at IS NOT NULL`
    return row?.n ?? 0
  },
  portion: async (tx, after) => {
    const rows = await tx.$queryRaw<{ id: string; cents: string }[]>`
      SELECT DISTINCT ON (pratica_id) pratica_id AS id,
        CASE stato WHEN 'revocato' THEN 0 ELSE compenso_importo END::text AS cents
      FROM incarichi WHERE firmato_at IS NOT NULL AND pratica_id > ${after ?? FIRST}::uuid
      ORDER BY pratica_id, firmato_at DESC LIMIT 2000`
    const [ids, cents] = [rows.map(({ id }) => id), rows.map((row) => row.cents)]
    await tx.$executeRaw`
      UPDATE pratiche p SET provvigioni = p.provvigioni || jsonb_build_object('clientFeeAgreed', m.cents)
      FROM unnest(${ids}::uuid[], ${cents}::bigint[]) AS m (id, cents)
      WHERE p.id = m.id AND p.data_chiusura IS NULL AND NOT p.provvigioni ? 'clientFeeAgreed'`
    return { after: rows.at(-1)?.id ?? null, done: rows.length }
  },
}
