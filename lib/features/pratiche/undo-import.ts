import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockById } from '@/lib/core/lock'
import type { Change } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import { revive } from '@/lib/history/restore-input'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { praticaCodecs } from './fields'
import { eventRow } from './import-cases'
import { type ImportAuthor, settleCommissions } from './import-state'
import { tellPeople } from './plan-mails'
import { pratiche } from './resource'

const CHANGED = 'È stata modificata dopo l’importazione.'
const GONE = 'Non c’è più.'
const REVERSED = 'Era liquidata e l’importazione l’ha stornata: si liquida di nuovo dalla sua scheda.'
const PAID = 'È stata liquidata e ha provvigioni maturate: si riapre dalla sua scheda.'
const WORKED_ON = 'Qualcuno ci ha già lavorato: documenti, note o previsioni andrebbero persi.'

type Written = { ref: string; refVersion: number | null }

/**
 * Takes back what an import wrote of a case, by its last history record; why not, in Italian, where the case has changed since
 * or the step has no way back.
 */
export async function undoChange(tx: Tx, author: ImportAuthor, written: Written): Promise<string | null> {
  const before = await lockedCase(tx, written)
  if (typeof before === 'string') return before
  const last = await tx.commit.findFirst({
    where: { model: 'Opportunities', ref: before.id },
    orderBy: { id: 'desc' },
  })
  const { changes = [], data } = (last?.info ?? {}) as { changes?: Change[]; data?: { version?: number } }
  if (data?.version !== before.version) return CHANGED
  const old = columnsOf(changes)
  const isStep = 'stato' in old
  if (isStep && old.stato === 'liquidata') return REVERSED
  const now = new Date()
  const back = {
    ...old,
    // A state that is come back to begins now: what has passed stays in the months in which it was.
    ...(isStep ? { statoDal: now } : {}),
    eggHash: null,
    ultimaAttivita: now,
  } as Prisma.PraticaUncheckedUpdateInput
  const motivo = 'Importazione da EGG annullata'
  const after = await writeVerb(pratiche, { ...author, tx }, { before, change: back, reason: motivo })
  if (isStep) await tx.praticaEvento.create({ data: eventRow(author, { before, after }, motivo) })
  await settleCommissions(tx, before, after)
  // The import wrote to the people of the case, and what it told was not so.
  if (isStep) await tellPeople(tx, [{ before, after, correzione: true }])
  return null
}

/** Deletes a case that an import opened, while nobody has worked on it. */
export async function undoOpening(tx: Tx, author: ImportAuthor, written: Written): Promise<string | null> {
  const before = await lockedCase(tx, written)
  if (typeof before === 'string') return before
  const where = { praticaId: before.id }
  if ((await tx.provvigione.count({ where })) > 0) return PAID
  const worked =
    (await tx.praticaEvento.count({ where })) > 1 ||
    (await tx.praticaDocumento.count({
      where: { ...where, OR: [{ fileId: { not: null } }, { stato: { not: 'richiesto' } }] },
    })) > 0 ||
    (await tx.prediction.count({ where })) > 0 ||
    (await tx.praticaPersona.count({ where: { ...where, clientId: { not: null } } })) > 0
  if (worked) return WORKED_ON
  await tx.pratica.delete({ where: { id: before.id } })
  const label = before.idegg ?? before.codice
  await recordCommit(tx, author, { model: 'Opportunities', label, before })
  return null
}

async function lockedCase(tx: Tx, { ref, refVersion }: Written): Promise<Pratica | string> {
  await lockById(tx, 'pratica', ref)
  const row = await tx.pratica.findUnique({ where: { id: ref } })
  if (!row) return GONE
  return row.version === refVersion ? row : CHANGED
}

/** The values before, as columns: the history keeps money as the text of its cents, and instants as text. */
function columnsOf(changes: readonly Change[]): Record<string, unknown> {
  const before = revive(Object.fromEntries(changes.map((change) => [change.field, change.before])))
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const isMoney = praticaCodecs[name as keyof Pratica] === 'money' && value !== null
      return [name, isMoney ? BigInt(String(value)) : value]
    }),
  )
}
