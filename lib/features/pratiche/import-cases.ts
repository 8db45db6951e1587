import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { recordCommits } from '@/lib/history/record'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { announceAll } from './announce'
import { causaliOfImport } from './causale'
import { isPublicStep } from './event'
import { frozenWith } from './freeze-bank'
import { type ImportAuthor, type ImportedStep, importedState, settleCommissions } from './import-state'
import { tellPeople } from './plan-mails'
import { writeCases } from './write-cases'

/** What another system knows of a case that is here: columns, and the state if it is another one. */
export type ImportedChange = {
  before: Pratica
  columns: Prisma.PraticaUncheckedUpdateInput
  step: ImportedStep | null
}

export type Imported = { before: Pratica; after: Pratica }

/** More cases that move together are told as one import: a message for each would reload every open list. */
const TOLD_ONE_BY_ONE = 50

/**
 * Changes many cases as another system says, each as if by hand: values, state, event, history, facts, commissions and,
 * where the state is another one, the mail to the people of the case. The cases are locked by the caller.
 */
export async function importCases(
  tx: Tx,
  author: ImportAuthor,
  changes: readonly ImportedChange[],
): Promise<Imported[]> {
  if (changes.length === 0) return []
  const freeze = await freezingOf(tx, changes)
  const causaleOf = await causaliOfImport(tx)
  const now = new Date()
  await writeCases(
    tx,
    changes.map((change) => ({
      ...change.before,
      ...(change.step &&
        importedState(change.before, change.step, causaleOf(change.step.to, change.step.motivo))),
      ...change.columns,
      ...frozenAgain(change, freeze),
      ultimaAttivita: now,
      updatedAt: now,
      version: change.before.version + 1,
      id: change.before.id,
    })),
  )
  const written = await tx.pratica.findMany({ where: { id: { in: changes.map(({ before }) => before.id) } } })
  const byId = new Map(written.map((row) => [row.id, row]))
  const done = changes.map(({ before, step }) => ({ before, step, after: byId.get(before.id) as Pratica }))
  await tx.praticaEvento.createMany({
    data: done.flatMap(({ before, step, after }) =>
      step ? [eventRow(author, { before, after }, step.motivo)] : [],
    ),
  })
  await recordCommits(
    tx,
    author,
    done.map(({ before, after, step }) => ({
      model: 'Opportunities',
      label: after.idegg ?? after.codice,
      before,
      after,
      reason: step?.motivo,
    })),
  )
  for (const { before, after } of done) await settleCommissions(tx, before, after)
  const moved = done.filter(({ step }) => step)
  await tellPeople(tx, moved)
  if (moved.length <= TOLD_ONE_BY_ONE)
    await announceAll(
      tx,
      moved.map(({ after }) => after),
    )
  return done
}

/** The line of a case's time line that a state from outside writes; a case that it opened was nothing before. */
export const eventRow = (
  { actor }: ImportAuthor,
  { before, after }: { before: Pratica | null; after: Pratica },
  testo: string,
): Prisma.PraticaEventoCreateManyInput => ({
  id: newId(),
  praticaId: after.id,
  tipo: 'stato',
  da: before?.stato,
  a: after.stato,
  testo,
  causale: after.causale,
  pubblico: isPublicStep(before, after),
  actorRole: actor?.role,
  actorId: actor?.userId,
  actorName: actor ? `${actor.nome} ${actor.cognome}` : 'Sistema',
})

const bankOf = ({ before, columns }: ImportedChange) => (columns.bankId ?? before.bankId) as string | null

/** A bank that is new to the case, or the sending, fixes the percentage, as in `changeState`. */
const isFixed = (change: ImportedChange) =>
  bankOf(change) !== null && (bankOf(change) !== change.before.bankId || change.step?.to === 'inviata_banca')

type Freezing = (change: ImportedChange) => Prisma.InputJsonObject | null

/** The percentages of the cases whose bank is fixed now, by the agreements of the day on which each was opened. */
async function freezingOf(tx: Tx, changes: readonly ImportedChange[]): Promise<Freezing> {
  const ids = [...new Set(changes.filter(isFixed).flatMap((change) => bankOf(change) ?? []))]
  if (ids.length === 0) return () => null
  const banks = new Map(
    (await tx.bank.findMany({ where: { id: { in: ids } } })).map((bank) => [bank.id, bank]),
  )
  const book = await readBook(tx)
  return (change) => {
    const bank = isFixed(change) ? banks.get(bankOf(change) ?? '') : undefined
    return bank ? frozenWith(change.before, bank, book) : null
  }
}

function frozenAgain(change: ImportedChange, freeze: Freezing) {
  const provvigioni = freeze(change)
  if (!provvigioni) return {}
  // Another bank has products of its own.
  return { provvigioni, ...(bankOf(change) === change.before.bankId ? {} : { bankProductId: null }) }
}
