import { columnOfDay, dayOf, formatDay, instantOfDay, todayInRome } from '@/lib/core/dates'
import { AppError, type FieldError } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { isReason } from '@/lib/italian/reason'
import { ALTRO, DATA_DI_STATO, isAperta, type Stato } from '@/lib/words/case-states'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { ltvColumn } from './ltv'
import type { EffettiInput, StatoInput } from './schema'

type Need = (ok: unknown, path: string, message: string) => void

/** Names every field that is missing, or wrong, at once. */
function collecting(ask: (need: Need) => void): void {
  const errors: FieldError[] = []
  ask((ok, path, message) => {
    if (!ok) errors.push({ path, message })
  })
  if (errors.length > 0)
    throw new AppError('invalid', errors.map(({ message }) => message).join(' '), { errors })
}

/**
 * What a state needs before a case may enter it; `lacking` is what the bank would miss, in words.
 * @throws a 422 with every field
 */
export const checkRequirements = (before: Pratica, input: StatoInput, lacking: string | null): void =>
  collecting((need) => {
    askMissing(need, before, input)
    if (lacking) need(false, 'motivo', lacking)
    askPossible(need, before, input)
  })

/**
 * Whether what is said of a step so far can be; what is missing may still come.
 * @throws a 422 with every field
 */
export const checkPossible = (before: Pratica, input: EffettiInput): void =>
  collecting((need) => askPossible(need, before, input))

function askMissing(need: Need, before: Pratica, input: StatoInput): void {
  const { to } = input
  if (to === 'inviata_banca' || to === 'liquidata')
    need(input.banca ?? before.bankId, 'banca', 'Scegli la banca.')
  if (to === 'liquidata') {
    need(input.erogato, 'erogato', 'Scrivi l’importo erogato.')
    need(input.data, 'data', 'Scrivi la data di erogazione.')
  }
  // A case that is reopened has been decided before; one that comes back from a suspension, too.
  const isDecision = to === 'deliberata' && isAperta(before.stato) && before.stato !== 'sospesa'
  if (isDecision)
    need(input.deliberato ?? before.importoDeliberato, 'deliberato', 'Scrivi quanto ha deliberato la banca.')
  const reason = input.causale ?? input.motivo
  if (to === 'respinta') need(reason, 'causale', 'Scegli il motivo del rifiuto.')
  if (to === 'ritirata') need(reason, 'causale', 'Scegli perché la pratica è ritirata.')
  if (!isAperta(to) && input.causale === ALTRO) need(isReason(input.motivo), 'motivo', 'Scrivi quale motivo.')
  if (!isAperta(before.stato))
    need(isReason(input.motivo), 'motivo', 'Per riaprire una pratica scrivi il motivo.')
}

function askPossible(need: Need, before: Pratica, input: EffettiInput): void {
  need(!input.data || input.data <= todayInRome(), 'data', 'La data non può essere nel futuro.')
  need(!isBeforeDecision(before, input), 'data', decisionWords(before))
  for (const name of OF_THE_DECISION)
    need(input[name] === undefined || input.to === 'deliberata', name, 'Si registra con la delibera.')
  const { to, firma, data = todayInRome() } = input
  need(!firma || WITH_SIGNING.includes(to), 'firma', 'Si registra con la stipula o con l’erogazione.')
  need(!firma || to !== 'liquidata' || firma <= data, 'firma', 'La firma non può venire dopo l’erogazione.')
}

/** The steps with which the day of the signing is told. */
const WITH_SIGNING: readonly Stato[] = ['stipula', 'liquidata']

/** What the bank has approved is recorded when it has. */
const OF_THE_DECISION = ['deliberato', 'prodotto', 'tan'] as const

const decisionWords = ({ dataDelibera }: Pratica) =>
  `L’erogazione non può venire prima della delibera${dataDelibera ? ` del ${formatDay(dataDelibera)}` : ''}.`

const isBeforeDecision = ({ dataDelibera }: Pratica, { to, data }: EffettiInput) =>
  to === 'liquidata' && data !== undefined && dataDelibera !== null && data < dayOf(dataDelibera)

/** What the decision of the bank adds to the case; the product has been checked. */
function decided(before: Pratica, { to, deliberato, prodotto, tan }: StatoInput) {
  if (to !== 'deliberata') return {}
  const amount = deliberato === undefined ? {} : { importoDeliberato: BigInt(toCents(deliberato)) }
  return {
    ...amount,
    ...ltvColumn(amount, before),
    ...(prodotto !== undefined && { bankProductId: prodotto }),
    ...(tan !== undefined && { tan }),
  }
}

/** The columns that a step writes. A suspended case remembers where it was; coming back takes it there. */
export function stateColumns(before: Pratica, input: StatoInput): Prisma.PraticaUncheckedUpdateInput {
  const now = new Date()
  const { to, data } = input
  const day = data ? instantOfDay(data) : now
  return {
    stato: to,
    statoPrecedente: to === 'sospesa' ? before.stato : null,
    statoDal: now,
    ultimaAttivita: now,
    dataChiusura: isAperta(to) ? null : now,
    ...dateColumn(before, to, day),
    ...(to === 'liquidata'
      ? { importoErogato: BigInt(toCents(input.erogato ?? 0)), dataLiquidazione: day }
      : {}),
    ...(input.firma ? { firmaIl: columnOfDay(input.firma) } : {}),
    ...(to === 'respinta' ? { motivoRifiuto: input.motivo } : {}),
    ...decided(before, input),
    causale: input.causale ?? null,
    erogazioneDaConfermare: false,
    ...(before.stato === 'liquidata' ? { dataLiquidazione: null, importoErogato: null } : {}),
  }
}

/** Coming back from a suspension does not move the day on which the state was first reached. */
function dateColumn(before: Pratica, to: Stato, day: Date) {
  const column = DATA_DI_STATO[to]
  return column && before.stato !== 'sospesa' ? { [column]: day } : {}
}

/** Both as one sentence, for the time line and the history: "Reddito insufficiente: contratto a termine". */
export function reasonWords(causale: string | null, motivo = ''): string {
  if (!causale || causale === ALTRO || causale.toLowerCase() === motivo.toLowerCase()) return motivo
  return motivo ? `${causale}: ${motivo}` : causale
}
