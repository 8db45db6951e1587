import type { ReactNode } from 'react'
import { durationText, euroText, percentText } from '@/components/site/format'

/** One figure of an offer, with small words beside it. */
export interface Figure {
  label: string
  value: string
  note?: ReactNode
  /** The two that people compare: the same size for both. */
  big?: boolean
}

interface Sums {
  rata: number
  taeg: number
  tan: number
  totale: number
  costiIniziali: number
  durataMesi: number
}

interface Words {
  /** Kind of rate: "Fisso". */
  kind: string
  /** Where the rate comes from. */
  rate: string
  /** Beside the total; its default is what is paid at the start. */
  total?: string
}

/** What is said of every instalment loan: instalment and TAEG first, then TAN and total. Money in euro. */
export function figuresOf(
  { rata, taeg, tan, totale, costiIniziali, durataMesi }: Sums,
  words: Words,
): Figure[] {
  const { kind, rate, total = `spese iniziali ${euroText(costiIniziali)}` } = words
  return [
    { label: 'Rata al mese', value: euroText(rata), big: true },
    { label: 'TAEG', value: percentText(taeg), big: true },
    { label: `TAN ${kind.toLowerCase()}`, value: percentText(tan), note: rate },
    { label: `Totale in ${durationText(durataMesi)}`, value: euroText(totale), note: total },
  ]
}

interface Props {
  figures: Figure[]
  className?: string
  bigClass?: string
  noteClass?: string
}

/** Figures with their names. */
export function Figures({ figures, className, bigClass, noteClass }: Props) {
  return (
    <dl className={className}>
      {figures.map(({ label, value, note, big }) => (
        <div key={label}>
          <dt>{label} </dt>
          <dd className={big ? bigClass : undefined}>
            {value} {note ? <span className={noteClass}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
