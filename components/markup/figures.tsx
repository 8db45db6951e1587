import type { ReactNode } from 'react'
import { durationText, euroText, percentText } from './format'
import { type LaterRate, lastInstalment, laterInstalments } from './later-rates'

/** One figure of an offer, with small words beside it; the two that people compare are big, and have no room for words. */
export type Figure = { label: string; value: string } & (
  | { big?: false; note?: ReactNode }
  | { big: true; note?: undefined }
)

interface Sums {
  rata: number
  /** If the index were 2 points higher. */
  rataSeSale?: number | null
  /** Later rates and their instalments. */
  tassi?: readonly LaterRate[]
  taeg: number
  tan: number
  totale: number
  costiIniziali: number
  durataMesi: number
}

interface Words {
  /** Kind of rate: "Fisso". */
  kind: string
  /** Where the rate comes from, where a grid does not say it. */
  rate?: string
  /** Beside the total; its default is what is paid at the start. */
  total?: ReactNode
}

/** Of a loan whose TAN is said by a grid. */
export const SAME_RATE = 'per tutta la durata'

/** An instalment that follows an index is told beside one that does not. */
export const RISE = 'Rata se l’indice sale di 2 punti'

/** What is said of every instalment loan: instalment and TAEG first, then TAN and total. Money in euro. */
export function figuresOf(
  { rata, rataSeSale, tassi, taeg, tan, totale, costiIniziali, durataMesi }: Sums,
  words: Words,
): Figure[] {
  const { kind, rate = SAME_RATE, total = `spese iniziali ${euroText(costiIniziali)}` } = words
  return [
    { label: 'Rata al mese', value: euroText(rata), big: true },
    { label: 'TAEG', value: percentText(taeg), big: true },
    { label: `TAN ${kind.toLowerCase()}`, value: percentText(tan), note: rate },
    { label: `Totale in ${durationText(durataMesi)}`, value: euroText(totale), note: total },
    ...laterInstalments(rata, tassi).map((part) => ({
      label: `Rata dalla ${part.from}ª in poi`,
      value: euroText(part.rata),
    })),
    ...(rataSeSale == null
      ? []
      : [
          {
            label: RISE,
            value: euroText(rataSeSale),
            note: `${euroText(rataSeSale - lastInstalment(rata, tassi))} in più di oggi`,
          },
        ]),
  ]
}

/** Figures with their names. */
export function Figures({ figures, className }: { figures: Figure[]; className?: string }) {
  return (
    <dl className={className}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label} </dt>
          <dd>
            {value} {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
