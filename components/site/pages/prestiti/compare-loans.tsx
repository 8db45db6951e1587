'use client'

import { durationText, euroText, percentText } from '@/components/markup/format'
import { CompareDialog, type CompareRow } from '@/components/site/offers/compare-dialog'
import type { Loan } from './loans'

interface Props {
  offers: Loan[]
  onClose: () => void
  onWant: (loan: Loan) => void
}

const ROWS: CompareRow<Loan>[] = [
  { label: 'Rata al mese', of: ({ rata }) => euroText(rata), lowest: ({ rata }) => rata },
  { label: 'TAEG', of: ({ taeg }) => percentText(taeg), lowest: ({ taeg }) => taeg },
  { label: 'TAN fisso', of: ({ tan }) => percentText(tan), lowest: ({ tan }) => tan },
  { label: 'Durata', of: ({ durataMesi }) => durationText(durataMesi) },
  {
    label: 'Spese iniziali',
    of: ({ costiIniziali }) => euroText(costiIniziali),
    lowest: ({ costiIniziali }) => costiIniziali,
  },
  { label: 'Importo totale dovuto', of: ({ totale }) => euroText(totale), lowest: ({ totale }) => totale },
]

/** Personal loans side by side. */
export function CompareLoans(props: Props) {
  return <CompareDialog rows={ROWS} {...props} />
}
