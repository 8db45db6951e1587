import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Estratto } from '@/prisma/generated/client'
import { statementTitle } from './labels'
import { ATTACH, DROP_EMPTY, SUM_UP } from './statement-sql'

/** Somebody who is due something: one of the three. */
export type Payee = {
  agentId: string | null
  agencyId: string | null
  segnalatoreId: string | null
  nome: string
}

/** Who has rows of this month or before that stand in no statement, or a draft of the month; by name. */
export function payeesOf(tx: Tx, month: string, only: readonly string[] | undefined): Promise<Payee[]> {
  const chosen = only ? [...only] : null
  return tx.$queryRaw<Payee[]>`
    SELECT d.agent_id AS "agentId", d.agency_id AS "agencyId", d.segnalatore_id AS "segnalatoreId",
      coalesce(a.nome || ' ' || a.cognome, s.nome, nullif(r.ragione_sociale, ''), r.nome || ' ' || r.cognome) AS nome
    FROM (
      SELECT DISTINCT agent_id, agency_id, NULL::uuid AS segnalatore_id FROM provvigioni
      WHERE estratto_id IS NULL AND agent_id IS NOT NULL AND mese <= ${month}::date
      UNION SELECT DISTINCT agent_id, agency_id, NULL::uuid FROM provvigioni
      WHERE estratto_id IS NULL AND agency_id IS NOT NULL AND mese <= ${month}::date
      UNION SELECT DISTINCT NULL::uuid, NULL::uuid, segnalatore_id FROM compensi_segnalatori
      WHERE estratto_id IS NULL AND mese <= ${month}::date
      UNION SELECT agent_id, agency_id, segnalatore_id FROM estratti WHERE stato = 'bozza' AND mese = ${month}::date
    ) d LEFT JOIN agents a ON a.id = d.agent_id LEFT JOIN agencies s ON s.id = d.agency_id
      LEFT JOIN segnalatori f ON f.id = d.segnalatore_id
      -- By the name of their latest agreement.
      LEFT JOIN LATERAL (SELECT * FROM segnalatori x WHERE x.email = f.email ORDER BY x.valid_from DESC LIMIT 1) r ON true
    WHERE ${chosen}::uuid[] IS NULL OR coalesce(d.agent_id, d.agency_id, d.segnalatore_id) = ANY(${chosen}::uuid[])
      OR f.email IN (SELECT email FROM segnalatori WHERE id = ANY(${chosen}::uuid[]))
    ORDER BY 4, 1, 2, 3`
}

export type Drafted = { creati: number; aggiornati: number; invariati: number }

/**
 * The drafts of some payees, with all their rows until the end of the month. The same done twice: what is there already
 * is only brought up to date. Every statement is about all of them, so that their number does not matter.
 */
export async function draftStatements(
  tx: Tx,
  author: Pick<Ctx, 'actor' | 'requestId' | 'group'>,
  month: string,
  payees: readonly Payee[],
): Promise<Drafted> {
  const before = new Map((await openDrafts(tx, month, payees)).map((row) => [row.id, row]))
  await insertDrafts(tx, month, payees)
  const ids = (await openDrafts(tx, month, payees)).map(({ id }) => id)
  for (const sql of [...ATTACH, SUM_UP, DROP_EMPTY]) await tx.$executeRawUnsafe(sql, ids)
  const rows = await tx.estratto.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
  const done = { creati: 0, aggiornati: 0, invariati: 0 }
  for (const after of rows) {
    const old = before.get(after.id) ?? null
    const entry = { model: 'Provvigioni' as const, label: statementTitle(after), before: old, after }
    const commit = await recordCommit(tx, author, entry)
    done[old ? (commit ? 'aggiornati' : 'invariati') : 'creati'] += 1
  }
  return done
}

const idsOf = (payees: readonly Payee[]) =>
  payees.map(({ agentId, agencyId, segnalatoreId }) => agentId ?? agencyId ?? segnalatoreId ?? '')

/** Locked: nobody closes one while rows are put into it. */
async function openDrafts(tx: Tx, month: string, payees: readonly Payee[]): Promise<Estratto[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM estratti WHERE stato = 'bozza' AND mese = ${month}::date
      AND coalesce(agent_id, agency_id, segnalatore_id) = ANY(${idsOf(payees)}::uuid[]) ORDER BY id FOR UPDATE`
  return tx.estratto.findMany({ where: { id: { in: found.map(({ id }) => id) } } })
}

/** One of each payee and month, drafts or not: a month that is closed for somebody gets no second one. */
async function insertDrafts(tx: Tx, month: string, payees: readonly Payee[]): Promise<void> {
  await tx.estratto.createMany({
    data: payees.map(({ agentId, agencyId, segnalatoreId, nome }) => ({
      id: newId(),
      mese: new Date(`${month}T00:00:00Z`),
      agentId,
      agencyId,
      segnalatoreId,
      beneficiario: nome,
    })),
    skipDuplicates: true,
  })
}
