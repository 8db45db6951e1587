import { addDays, columnOfDay, type Day, dayOfColumn, formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { PRODOTTI } from '@/lib/words/products'
import type { Reclamo } from '@/prisma/generated/client'
import { CAUSALI_RECLAMO, ESITI_ABF, ESITI_RECLAMO, SENZA_PRODOTTO } from './labels'

type Line = Pick<
  Reclamo,
  'product' | 'causale' | 'ricevutoIl' | 'entroIl' | 'esito' | 'rispostoIl' | 'abfIl' | 'abfEsito'
>
type Count = { label: string; n: number }

export type YearFigures = {
  anno: number
  ricevuti: number
  perProdotto: Count[]
  perCausale: Count[]
  /** Of those that have an answer by now. */
  perEsito: Count[]
  senzaRisposta: number
  /** Of these the ones whose last day is over. */
  scaduti: number
  /** Calendar days from the complaint to its answer, on average, to one decimal; null where none has one. */
  giorniMedi: number | null
  /** Answered within the days that the law gives. */
  entro: number
  oltre: number
  abf: number
  perEsitoAbf: Count[]
}

const DAY = 86_400_000
/** The days that an answer took. */
export const daysTaken = ({
  ricevutoIl,
  rispostoIl,
}: Pick<Line, 'ricevutoIl' | 'rispostoIl'>): number | null =>
  rispostoIl && Math.round((rispostoIl.getTime() - ricevutoIl.getTime()) / DAY)

/** How many there are of each kind, in the order of the kinds; those of which there is none are left out. */
function counted<K extends string>(
  values: readonly (K | null)[],
  labels: Record<K, string>,
  none?: string,
): Count[] {
  const kinds = (Object.keys(labels) as K[]).map((kind) => ({
    label: labels[kind],
    n: values.filter((value) => value === kind).length,
  }))
  const nobody = none ? [{ label: none, n: values.filter((value) => value === null).length }] : []
  return [...kinds, ...nobody].filter(({ n }) => n > 0)
}

const labelsOf = <K extends string>(kinds: Record<K, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(kinds).map(([key, { label }]) => [key, label]),
  ) as Record<K, string>

/** What the register says, on a day, of the complaints that came in a year: whenever they were answered, or while they are not. */
export function yearFigures(anno: number, lines: readonly Line[], today: Day): YearFigures {
  const days = lines.flatMap((line) => daysTaken(line) ?? [])
  const answered = lines.filter(({ rispostoIl }) => rispostoIl !== null)
  const entro = answered.filter(
    ({ rispostoIl, entroIl }) => rispostoIl !== null && rispostoIl <= entroIl,
  ).length
  return {
    anno,
    ricevuti: lines.length,
    perProdotto: counted(
      lines.map(({ product }) => product),
      PRODOTTI,
      SENZA_PRODOTTO,
    ),
    perCausale: counted(
      lines.map(({ causale }) => causale),
      CAUSALI_RECLAMO,
    ),
    perEsito: counted(
      answered.map(({ esito }) => esito),
      labelsOf(ESITI_RECLAMO),
    ),
    senzaRisposta: lines.length - answered.length,
    scaduti: lines.filter((line) => isLate(line, today)).length,
    giorniMedi:
      days.length === 0
        ? null
        : Math.round((10 * days.reduce((sum, one) => sum + one, 0)) / days.length) / 10,
    entro,
    oltre: answered.length - entro,
    abf: lines.filter(({ abfIl }) => abfIl !== null).length,
    perEsitoAbf: counted(
      lines.map(({ abfEsito }) => abfEsito),
      labelsOf(ESITI_ABF),
    ),
  }
}

const list = (counts: readonly Count[]) => counts.map(({ label, n }) => `- ${label}: **${n}**`)

/** The sentence that the page begins with. */
function begin(anno: number, ricevuti: number, today: Day): string {
  const isOver = today > `${anno}-12-31`
  const until = isOver ? 'il 31 dicembre' : `il ${formatDay(today)}: l’anno non è ancora finito`
  const some = `Nel ${anno} [[societa]] ha ricevuto`
  const between = `fra il 1° gennaio e ${until}`
  if (ricevuti === 1) return `${some} **un reclamo**, arrivato ${between}.`
  const once = isOver ? ', ciascuno' : '. Ciascuno è'
  return `${some} **${ricevuti}** reclami. Sono quelli arrivati ${between}${once} contato una volta.`
}

function appealed(ricevuti: number, abf: number): string {
  const isOne = ricevuti === 1
  if (abf > 0) return `Ricorsi su ${isOne ? 'questo reclamo' : 'questi reclami'}: **${abf}**.`
  return isOne ? 'Non è stato portato all’Arbitro.' : 'Nessuno di questi reclami è stato portato all’Arbitro.'
}

const part = (title: string, counts: readonly Count[]) =>
  counts.length > 0 ? [`## ${title}`, ...list(counts)] : []

/**
 * The page of the site that tells of a year, as lines of `pageHtml`: figures, and nobody's name.
 * @param today a year that is not over is told as far as it has come
 */
export function yearLines({ anno, ...year }: YearFigures, today: Day): string[] {
  if (year.ricevuti === 0)
    return [
      today > `${anno}-12-31`
        ? `Nel ${anno} [[societa]] non ha ricevuto reclami.`
        : `Nel ${anno}, fino al ${formatDay(today)}, [[societa]] non ha ricevuto reclami: l’anno non è ancora finito.`,
      'Come inviarne uno: [Reclami](/pagine/reclami).',
    ]
  const mean = year.giorniMedi === null ? null : numberText(year.giorniMedi)
  return [
    begin(anno, year.ricevuti, today),
    ...part('Per prodotto', year.perProdotto),
    ...part('Di che cosa si trattava', year.perCausale),
    ...part('Come sono finiti', [
      ...year.perEsito,
      ...(year.senzaRisposta > 0 ? [{ label: 'Ancora senza risposta', n: year.senzaRisposta }] : []),
    ]),
    '## In quanto tempo',
    ...(mean ? [`- Giorni passati in media fino alla risposta: **${mean}**`] : []),
    `- Risposte entro il termine di legge: **${year.entro}**`,
    `- Risposte oltre il termine: **${year.oltre}**`,
    `- Ancora senza risposta, nei termini: **${year.senzaRisposta - year.scaduti}**`,
    `- Ancora senza risposta, oltre il termine: **${year.scaduti}**`,
    '## Arbitro Bancario Finanziario',
    appealed(year.ricevuti, year.abf),
    ...list(year.perEsitoAbf),
    'Come inviare un reclamo: [Reclami](/pagine/reclami).',
  ]
}

/** The first and the last day of a year, as columns hold them. */
export const spanOf = (anno: number) => ({
  gte: columnOfDay(`${anno}-01-01`),
  lte: columnOfDay(`${anno}-12-31`),
})

/** A late complaint has no answer on the day after its last one. */
export const isLate = ({ entroIl, rispostoIl }: Pick<Line, 'entroIl' | 'rispostoIl'>, today: Day): boolean =>
  rispostoIl === null && dayOfColumn(entroIl) < today

/** The days that a column is ahead of another, at most; for questions of what is due soon. */
export const dueBefore = (today: Day, days: number): Date => addDays(columnOfDay(today), days)
