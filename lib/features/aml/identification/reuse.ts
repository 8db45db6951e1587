import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { editablePratiche } from '@/lib/features/pratiche/access'
import type { Ctx } from '@/lib/http/context'
import { allowedRows } from '@/lib/resources/access'
import type { Identificazione, Pratica, Prisma } from '@/prisma/generated/client'
import { unidentified } from './gaps'
import { inIdentification } from './locked'
import type { Dati } from './schema'

/** Who somebody is does not change with the case; what this one is for does. */
const SAME = ['cliente', 'esecutore', 'titolari', 'pep'] as const

type Known = Identificazione & { pratica: Pick<Pratica, 'codice'> }

/**
 * The last identification of the same client that still holds, on another case that the reader works on; null where this one has begun,
 * or there is none. The same client is the same record, not the same name.
 */
export async function reusableFor(
  actor: Actor,
  pratica: Pick<Pratica, 'id'>,
  today: Day,
  tx: Tx = db(),
): Promise<Known | null> {
  const applicant = await tx.praticaPersona.findFirst({
    where: { praticaId: pratica.id, ruolo: 'richiedente', clientId: { not: null } },
    select: { clientId: true, client: true },
  })
  if (!applicant?.clientId || !applicant.client) return null
  const { nome, cognome } = applicant.client
  const known = await tx.identificazione.findFirst({
    where: {
      completataAt: { not: null },
      inRinnovo: false,
      scadeIl: { gte: columnOfDay(today) },
      praticaId: { not: pratica.id },
      pratica: {
        AND: [
          allowedRows(editablePratiche, actor),
          { persone: { some: { ruolo: 'richiedente', clientId: applicant.clientId } } },
        ],
      },
    },
    include: { pratica: { select: { codice: true } } },
    orderBy: [{ completataAt: 'desc' }, { id: 'desc' }],
  })
  // The record may have become somebody else's applicant since: nobody's papers go from one to another.
  const asked = { nome: `${nome} ${cognome}`, isSocieta: false, cointestatari: [] }
  const isTheirs = known && unidentified(known.dati as Dati, asked) === null
  return isTheirs ? known : null
}

/** What the panel offers of it. */
export const offerOf = (known: Known | null) =>
  known?.scadeIl ? { codice: known.pratica.codice, scadeIl: dayOfColumn(known.scadeIl) } : null

/**
 * Takes over who the client is from another case of theirs, while that identification holds. Purpose and origin are asked anew, the risk
 * is counted anew, and whoever completes it answers for it: nothing is in the register yet.
 * @throws 409 where there is none, or this one has begun
 */
export async function reuseIdentification(
  ctx: Ctx,
  praticaId: string,
  version: number,
  today: Day,
): Promise<void> {
  await inIdentification(ctx, praticaId, version, async ({ tx, pratica, row }) => {
    const begun = Object.keys((row?.dati ?? {}) as Dati).length > 0
    const known = begun ? null : await reusableFor(ctx.actor, pratica, today, tx)
    if (!known) throw new AppError('conflict', 'Non c’è un’identificazione valida da riprendere: compilala.')
    const from = (known.dati ?? {}) as Dati
    const dati = Object.fromEntries(
      SAME.filter((passo) => from[passo]).map((passo) => [passo, from[passo]]),
    ) as Prisma.InputJsonObject
    if (row)
      await tx.identificazione.update({ where: { id: row.id }, data: { dati, version: { increment: 1 } } })
    else await tx.identificazione.create({ data: { id: newId(), praticaId: pratica.id, dati } })
  })
}
