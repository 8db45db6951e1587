import 'server-only'
import type { Backfill } from '@/lib/jobs/backfill'
import { subjectKey } from './parse-row'

const FIRST = '00000000-0000-0000-0000-000000000000'
const PORTION = 5000

type Kept = { run_id: string; riga: number; soggetti: string[] }

/** Rows whose people were kept as the file wrote them: a tax code with spaces was found by no erasure. */
export const fillSubjects: Backfill = {
  name: 'import_rows_soggetti',
  total: async (tx) => {
    const [row] = await tx.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM import_rows WHERE soggetti <> '{}'`
    return row?.n ?? 0
  },
  portion: async (tx, after) => {
    const [runId = FIRST, riga = '0'] = after?.split(' ') ?? []
    const rows = await tx.$queryRaw<Kept[]>`
      SELECT run_id, riga, soggetti FROM import_rows
      WHERE (run_id, riga) > (${runId}::uuid, ${riga}::int) AND soggetti <> '{}'
      ORDER BY run_id, riga LIMIT ${PORTION} FOR UPDATE`
    const changed = rows.flatMap(({ soggetti, ...key }) => {
      const keys = soggetti.map(subjectKey)
      return keys.join() === soggetti.join() ? [] : [{ ...key, keys }]
    })
    await tx.$executeRaw`
      UPDATE import_rows r SET soggetti = n.keys
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS n (run_id uuid, riga int, keys text[])
      WHERE r.run_id = n.run_id AND r.riga = n.riga`
    const last = rows.length < PORTION ? undefined : rows.at(-1)
    return { after: last ? `${last.run_id} ${last.riga}` : null, done: rows.length }
  },
}
