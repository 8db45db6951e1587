import { columnOfDay, dayOf } from '@/lib/core/dates'
import { ltvOf } from '@/lib/features/pratiche/ltv'
import { reasonWords } from '@/lib/features/pratiche/state-rules'
import { DATA_DI_STATO, isAperta, type Stato } from '@/lib/words/case-states'
import type { Prisma } from '@/prisma/generated/client'
import type { Reason } from '../../content/reasons'
import type { Step } from './story'

/** What is known of a case from the start. */
export type Base = Pick<
  Prisma.PraticaCreateManyInput,
  | 'id'
  | 'codice'
  | 'idegg'
  | 'product'
  | 'finalita'
  | 'intestatario'
  | 'agentId'
  | 'agencyId'
  | 'segnalatore'
  | 'origine'
  | 'importoRichiesto'
  | 'durataMesi'
  | 'valoreImmobile'
  | 'prezzo'
  | 'provincia'
  | 'comune'
> & { createdAt: Date }

/** Why it would end without being paid out. */
export type Endings = Record<'respinta' | 'ritirata', Reason>

export const wordsOf = ({ causale, nota }: Reason) => reasonWords(causale, nota)

/** What the bank says, by the state in which it becomes known. */
export type Outcome = Pick<
  Prisma.PraticaCreateManyInput,
  'bankId' | 'bankProductId' | 'tipoTasso' | 'tan' | 'taeg' | 'spread' | 'rata' | 'valorePerizia'
> & { importoDeliberato: number; provvigioni: object; before: object; endings: Endings; last: Date }

const NO_DATES = {
  dataRaccolta: null,
  dataIstruttoria: null,
  dataInvioBanca: null,
  dataReddituale: null,
  dataPerizia: null,
  dataDelibera: null,
  dataStipula: null,
}
type StateDates = Record<keyof typeof NO_DATES, Date | null>

function stateDates(steps: readonly Step[]): StateDates {
  const dates: Record<string, Date | null> = {}
  for (const { stato, at } of steps) {
    const column = DATA_DI_STATO[stato]
    if (column) dates[column] = at
  }
  return { ...NO_DATES, ...dates }
}

const passed = (steps: readonly Step[], ...states: Stato[]) =>
  steps.some(({ stato }) => states.includes(stato))

function bankColumns(steps: readonly Step[], outcome: Outcome) {
  const sent = passed(steps, 'inviata_banca')
  const { bankId, bankProductId, tipoTasso, tan, taeg, spread, rata, valorePerizia, importoDeliberato } =
    outcome
  const none = {
    bankId: null,
    bankProductId: null,
    tipoTasso: null,
    tan: null,
    taeg: null,
    spread: null,
    rata: null,
  }
  return {
    ...(sent ? { bankId, bankProductId, tipoTasso, tan, taeg, spread, rata } : none),
    provvigioni: sent ? outcome.provvigioni : outcome.before,
    importoDeliberato: passed(steps, 'deliberata') ? importoDeliberato : null,
    valorePerizia: passed(steps, 'perizia') ? valorePerizia : null,
  }
}

/** The whole row after the given steps; the history shows the same case at each of them. */
export function praticaAt(base: Base, outcome: Outcome, steps: readonly Step[]) {
  const current = steps[steps.length - 1] ?? { stato: 'bozza' as const, da: null, at: base.createdAt }
  const { stato, da, at } = current
  const paid = stato === 'liquidata'
  const money = bankColumns(steps, outcome)
  const row = { ...base, ...money }
  const ltv = ltvOf(row)
  const dates = stateDates(steps)
  return {
    ...row,
    ...dates,
    firmaIl: dates.dataStipula && columnOfDay(dayOf(dates.dataStipula)),
    stato,
    statoPrecedente: stato === 'sospesa' ? da : null,
    statoDal: at,
    ultimaAttivita: outcome.last > at && isAperta(stato) ? outcome.last : at,
    importoErogato: paid ? outcome.importoDeliberato : null,
    ltv: ltv !== null && ltv < 1000 ? ltv : null,
    motivoRifiuto: stato === 'respinta' ? wordsOf(outcome.endings.respinta) : null,
    causale: stato === 'respinta' || stato === 'ritirata' ? outcome.endings[stato].causale : null,
    dataLiquidazione: paid ? at : null,
    dataChiusura: isAperta(stato) ? null : at,
    note: '',
    version: steps.length,
    updatedAt: at,
  }
}

export type PraticaRow = ReturnType<typeof praticaAt>
