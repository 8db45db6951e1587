import 'server-only'
import type { Tx } from '@/lib/core/db'
import { withoutListedSecret } from '@/lib/core/secret-paths'
import { eraseFromHistory } from '@/lib/history/erase'
import type { Backfill } from '@/lib/jobs/backfill'
import { Prisma } from '@/prisma/generated/client'

const FIRST = '00000000-0000-0000-0000-000000000000'
const PORTION = 5000

type Arrived = { id: string; landing: string }

/**
 * Takes what a mailed link opens out of the first pages that were kept before they were written without it. The history of these rows
 * has it too: there the whole campaign goes, with the reasons of their changes, as in an erasure.
 */
const clearing = (name: string, table: Prisma.Sql): Backfill => ({
  name,
  total: async (tx) => {
    const [row] = await tx.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM ${table} WHERE campaign ? 'landing'`
    return row?.n ?? 0
  },
  portion: async (tx, after) => {
    const rows = await tx.$queryRaw<Arrived[]>`
      SELECT id, campaign ->> 'landing' AS landing FROM ${table}
      WHERE id > ${after ?? FIRST}::uuid AND campaign ? 'landing' ORDER BY id LIMIT ${PORTION}`
    await clear(tx, table, rows)
    return { after: rows.length < PORTION ? null : (rows.at(-1)?.id ?? null), done: rows.length }
  },
})

async function clear(tx: Tx, table: Prisma.Sql, rows: readonly Arrived[]): Promise<void> {
  const secret = rows.filter(({ landing }) => withoutListedSecret(landing) !== landing)
  if (secret.length === 0) return
  const refs = secret.map(({ id }) => id)
  const clean = secret.map(({ landing }) => withoutListedSecret(landing))
  await tx.$executeRaw`
    UPDATE ${table} t SET campaign = t.campaign || jsonb_build_object('landing', c.landing)
    FROM unnest(${refs}::uuid[], ${clean}::text[]) AS c (id, landing) WHERE t.id = c.id`
  await eraseFromHistory(tx, { refs, fields: ['campaign'] })
}

export const clearLeadLandings = clearing('leads_prima_pagina', Prisma.sql`leads`)
export const clearContactLandings = clearing('contact_requests_prima_pagina', Prisma.sql`contact_requests`)
