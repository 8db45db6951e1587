import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { snapshot } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Client, Prisma } from '@/prisma/generated/client'
import { lockClient } from './lock'
import { renameCases } from './rename-cases'
import { clients } from './resource'
import { MERGED_FIELDS, type MergedField, type MergeInput, titleOf } from './schema'

const FIELDS = Object.keys(MERGED_FIELDS) as MergedField[]
/** The account goes with the address that it is entered with. */
const WITH_EMAIL = ['passwordHash', 'emailConfirmedAt', 'pendingEmail'] as const

/** The reasons in the history name nobody: what is erased must not stay there. */
export const JOINED = 'Unione con un’altra scheda'
export const PARTED = 'Unione annullata'

/** Ids of what moved, by its table: the undo moves back these and no others. */
export type Moved = Record<
  'persone' | 'leads' | 'tickets' | 'voti' | 'eventi' | 'preventivi' | 'privacy',
  string[]
>
/** Both rows as they were, the columns that a merge changes. */
export type Before = { winner: Prisma.ClientUncheckedUpdateInput; loser: Prisma.ClientUncheckedUpdateInput }

/**
 * Two records of one person become one: what hangs on `b` (cases, requests, quotes, tickets, ratings, notes, what is to be answered
 * about their data) moves to `a`, and of each
 * field that of the record chosen in `campi` stays. Consents stay with the row that they were given to, as proof. `b` is
 * gone from then on and says where it went.
 * @throws 404 for either, 409 for a stale version or two people of one case, 422 for a client and itself
 */
export async function mergeClients(ctx: Ctx, id: string, input: MergeInput): Promise<void> {
  const { altroId, campi, versions } = input
  if (altroId === id) throw invalidField('altroId', 'Scegli un altro cliente: questo è lo stesso.')
  await withTransaction(async (tx) => {
    const all = { ...ctx, tx }
    // In one order, so that two merges of the same pair cannot block each other.
    const rows = new Map<string, Client>()
    for (const one of [id, altroId].sort())
      rows.set(one, await lockClient(all, one, one === id ? versions.a : versions.b))
    const [winner, loser] = [rows.get(id) as Client, rows.get(altroId) as Client]
    await refuseSameCase(tx, winner, loser)
    const moved = await moveAll(tx, loser.id, winner.id)
    await tx.clientMerge.create({
      data: {
        id: newId(),
        winnerId: id,
        loserId: altroId,
        adminId: ctx.actor.userId,
        prima: { winner: kept(winner), loser: kept(loser) } as Prisma.InputJsonObject,
        spostati: moved,
      },
    })
    await giveUp(tx, ctx, loser, winner)
    await takeOver(tx, ctx, winner, loser, campi)
  }, ctx.tx)
}

/** The columns that a merge may change, as they are. */
function kept(row: Client): object {
  const plain = snapshot(row)
  const { passwordHash, pendingEmail, emailConfirmedAt, status } = row
  const own = Object.fromEntries(FIELDS.map((field) => [field, plain[field]]))
  return {
    ...own,
    passwordHash,
    pendingEmail,
    status,
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
  }
}

async function refuseSameCase(tx: Tx, winner: Client, loser: Client): Promise<void> {
  const both = await tx.pratica.findFirst({
    where: {
      AND: [{ persone: { some: { clientId: winner.id } } }, { persone: { some: { clientId: loser.id } } }],
    },
    select: { codice: true },
  })
  if (!both) return
  const detail = `Sono tutti e due nella pratica ${both.codice}: togli prima uno dei due da lì.`
  throw new AppError('conflict', detail)
}

/** What hangs on a client, from one to another; gives what moved. */
async function moveAll(tx: Tx, from: string, to: string): Promise<Moved> {
  const [where, data, select] = [{ clientId: from }, { clientId: to }, { id: true }]
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    persone: ids(await tx.praticaPersona.updateManyAndReturn({ where, data, select })),
    leads: ids(await tx.lead.updateManyAndReturn({ where, data, select })),
    tickets: ids(await tx.ticket.updateManyAndReturn({ where, data, select })),
    voti: ids(await tx.voto.updateManyAndReturn({ where, data, select })),
    eventi: ids(await tx.clientEvento.updateManyAndReturn({ where, data, select })),
    preventivi: ids(await tx.quote.updateManyAndReturn({ where, data, select })),
    // What has been answered stays where it was, as a proof; a deadline must not hide on a record that nobody opens.
    privacy: ids(
      await tx.privacyRequest.updateManyAndReturn({ where: { ...where, esito: null }, data, select }),
    ),
  }
}

/** First, since it may hold the address or the tax code that the other one is to have. */
async function giveUp(tx: Tx, ctx: Ctx, before: Client, winner: Client): Promise<void> {
  const after = await tx.client.update({
    where: { id: before.id },
    data: {
      email: null,
      pendingEmail: null,
      codiceFiscale: null,
      passwordHash: null,
      status: 'deleted',
      mergedIntoId: winner.id,
      version: { increment: 1 },
    },
  })
  await revokeAll(tx, { role: 'client', userId: before.id }, 'account cancellato')
  dropAtCommit(tx, [accountTag('client', before.id)])
  const reason = 'Unione: questa scheda è confluita in un’altra'
  await recordCommit(tx, ctx, { model: 'Clients', label: titleOf(before), before, after, reason })
}

async function takeOver(
  tx: Tx,
  ctx: Ctx,
  before: Client,
  loser: Client,
  campi: MergeInput['campi'],
): Promise<void> {
  const chosen = FIELDS.filter((field) => campi[field] === 'b')
  const account = chosen.includes('email') ? WITH_EMAIL : []
  const data = Object.fromEntries([...chosen, ...account].map((field) => [field, loser[field]]))
  // Of two records one of which was confirmed, the person is.
  const status = loser.status === 'validated' && before.status === 'pending' ? { status: loser.status } : {}
  const change = { ...data, ...status }
  const after = await writeVerb(clients, { ...ctx, tx }, { before, change, reason: JOINED })
  // Also where the name is the same: some of the cases bore the other one's.
  await renameCases(tx, after)
}
