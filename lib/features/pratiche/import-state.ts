import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Day, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import type { Group } from '@/lib/history/group'
import { isAperta, STATI, type Stato } from '@/lib/words/case-states'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { accrueCommissions, reverseCommissions } from './accrue'
import { stateColumns } from './state-rules'

/** Who brings it: the person who started an import, or nobody for what comes by night. */
export type ImportAuthor = { actor: Actor | null; requestId?: string; group?: Group }

/** A state that another system says a case is in. */
export type ImportedStep = {
  to: Stato
  /** In cents; of `liquidata`. */
  erogato: bigint | null
  /** The day on which it came there, where the other system says it. */
  data: Day | null
  motivo: string
}

type Facing = Pick<Pratica, 'stato' | 'product' | 'bankId'>

const WITHOUT_BANK: readonly Stato[] = [
  'bozza',
  'raccolta_documenti',
  'in_istruttoria',
  'respinta',
  'ritirata',
  'sospesa',
]

/**
 * What a state from outside asks for. It may jump, and needs no papers: what the bank has done is done. `facing` is the
 * case with the other values that come with it; none for a case that is new.
 */
export function stepProblems(
  { product, bankId, stato }: Omit<Facing, 'stato'> & { stato?: Stato },
  step: ImportedStep,
): FieldError[] {
  const problems: FieldError[] = []
  const refuse = (when: boolean, path: string, message: string) => {
    if (when) problems.push({ path, message })
  }
  const { to, erogato, data } = step
  const label = `«${STATI[to].label}»`
  refuse(!WITHOUT_BANK.includes(to) && !bankId, 'banca', `Nello stato ${label} serve la banca.`)
  refuse(
    to === 'deliberata_reddituale' && product !== 'mutuo',
    'stato',
    `Lo stato ${label} esiste solo per i mutui.`,
  )
  refuse(to === 'liquidata' && !erogato, 'importo_erogato', `Nello stato ${label} serve l’importo erogato.`)
  refuse(to === 'liquidata' && !data, 'data_stato', `Nello stato ${label} serve la data di erogazione.`)
  refuse(data !== null && data > todayInRome(), 'data_stato', 'La data non può essere nel futuro.')
  refuse(
    to === 'sospesa' && stato !== undefined && !isAperta(stato),
    'stato',
    'Una pratica chiusa non si sospende: va prima riaperta.',
  )
  return problems
}

/** Whether the case has to move at all: one that is suspended here stays so while the bank sees it where it was. */
export const isStep = (before: Pick<Pratica, 'stato' | 'statoPrecedente'>, to: Stato): boolean =>
  before.stato !== to && !(before.stato === 'sospesa' && before.statoPrecedente === to)

/** The columns that a step from outside writes: the same as by hand. */
export function importedState(
  before: Pratica,
  step: ImportedStep,
  causale: string | null,
): Prisma.PraticaUncheckedUpdateInput {
  const { to, erogato, data, motivo } = step
  return stateColumns(before, {
    to,
    version: before.version,
    erogato: erogato === null ? undefined : toEuro(erogato),
    data: data ?? undefined,
    motivo: motivo || undefined,
    causale: causale ?? undefined,
  })
}

/** A payment that waits for the office has accrued nothing. */
const isPaid = (pratica: Pratica | null) => pratica?.stato === 'liquidata' && !pratica.erogazioneDaConfermare

/**
 * The commissions that follow from what was imported: a case that leaves «liquidata» is reversed, one that comes there
 * accrues, and another amount paid out is both, in the month in which it was told.
 */
export async function settleCommissions(tx: Tx, before: Pratica | null, after: Pratica): Promise<void> {
  const [was, is] = [isPaid(before), isPaid(after)]
  const isCorrected = was && is && before?.importoErogato !== after.importoErogato
  if (was && (!is || isCorrected)) await reverseCommissions(tx, after.id)
  if (is && (!was || isCorrected))
    await accrueCommissions(tx, isCorrected ? { ...after, dataLiquidazione: new Date() } : after)
}
