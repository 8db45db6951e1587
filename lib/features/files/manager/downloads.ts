import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { getRow } from '@/lib/resources/read'
import { files } from './resource'
import type { DownloadRow } from './schema'

const SHOWN = 200

type Found = { agentId: string | null; chi: string; volte: number; versione: number; ultimo: Date }

/** Who downloaded a file, person by person, the last first: how often, and the latest version that they have. */
export async function downloadsOf({ actor }: Scope, id: string) {
  const item = await getRow(files, actor, id)
  const rows = await db().$queryRaw<Found[]>`
    SELECT d.agent_id AS "agentId", coalesce(max(a.nome || ' ' || a.cognome), max(m.name || ' ' || m.surname), '—') AS chi,
      count(*)::int AS volte, max(d.versione) AS versione, max(d.at) AS ultimo
    FROM file_scaricamenti d LEFT JOIN agents a ON a.id = d.agent_id LEFT JOIN admins m ON m.id = d.admin_id
    WHERE d.item_id = ${item._id}::uuid
    GROUP BY d.agent_id, d.admin_id ORDER BY max(d.at) DESC, d.agent_id LIMIT ${SHOWN}`
  const [totals] = await db().$queryRaw<{ agenti: number; volte: number }[]>`
    SELECT count(DISTINCT agent_id)::int AS agenti, count(*)::int AS volte
    FROM file_scaricamenti WHERE item_id = ${item._id}::uuid`
  return {
    items: rows.map((row): DownloadRow => ({ ...row, ultimo: row.ultimo.toISOString() })),
    agenti: totals?.agenti ?? 0,
    volte: totals?.volte ?? 0,
  }
}
