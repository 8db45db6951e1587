import 'server-only'
import { db } from '@/lib/core/db'
import { listFolder } from '@/lib/storage/s3'
import { bucketNames } from './bucket-name'
import type { Bucket } from './schema'

const isReachable = () =>
  listFolder('', undefined, 1).then(
    () => true,
    () => false,
  )

type Sum = { scopo: string; oggetti: bigint; bytes: bigint; attesi: bigint; attesiBytes: bigint }

/** The buckets of the installation, with what the database knows to be in them. */
export async function bucketsOverview(): Promise<{ items: Bucket[] }> {
  const [raggiungibile, sums] = await Promise.all([
    isReachable(),
    db().$queryRaw<Sum[]>`
      SELECT f.purpose AS scopo, count(*) AS oggetti, coalesce(sum(f.size), 0)::bigint AS bytes,
        count(p.file_id) AS attesi, coalesce(sum(f.size) FILTER (WHERE p.file_id IS NOT NULL), 0)::bigint AS "attesiBytes"
      FROM stored_files f LEFT JOIN file_pieces p ON p.file_id = f.id AND p.at = 0
      WHERE f.deleted_at IS NULL GROUP BY f.purpose ORDER BY 3 DESC, 1`,
  ])
  const all = (pick: (sum: Sum) => bigint) => sums.reduce((total, sum) => total + Number(pick(sum)), 0)
  const scopi = sums.map(({ scopo, oggetti, bytes }) => ({
    scopo,
    oggetti: Number(oggetti),
    bytes: Number(bytes),
  }))
  const totals = { oggetti: all(({ oggetti }) => oggetti), bytes: all(({ bytes }) => bytes) }
  const inAttesa = { oggetti: all(({ attesi }) => attesi), bytes: all(({ attesiBytes }) => attesiBytes) }
  return { items: bucketNames().map((nome) => ({ nome, raggiungibile, ...totals, inAttesa, scopi })) }
}
