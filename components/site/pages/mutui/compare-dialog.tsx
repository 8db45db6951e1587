'use client'

import { RISE } from '@/components/markup/figures'
import { durationText, euroText, percentText } from '@/components/markup/format'
import { laterWords } from '@/components/markup/later-rates'
import { type Offer, TIPI } from '@/components/markup/mortgage-offers'
import { rateText } from '@/components/markup/rate-text'
import { CompareDialog, type CompareRow } from '@/components/site/offers/compare-dialog'

interface Props {
  offers: Offer[]
  onClose: () => void
  onWant: (offer: Offer) => void
}

const ROWS: CompareRow<Offer>[] = [
  {
    label: 'Rata al mese',
    of: ({ rata, tassi }) => [euroText(rata), laterWords(rata, tassi)].filter(Boolean).join(', '),
    lowest: ({ rata }) => rata,
  },
  {
    label: RISE,
    of: ({ rata, rataSeSale }) =>
      rataSeSale == null ? `${euroText(rata)}, non cambia` : euroText(rataSeSale),
    lowest: ({ rata, rataSeSale }) => rataSeSale ?? rata,
  },
  { label: 'TAEG', of: ({ taeg }) => percentText(taeg), lowest: ({ taeg }) => taeg },
  { label: 'TAN', of: ({ tan }) => percentText(tan), lowest: ({ tan }) => tan },
  { label: 'Tasso', of: (offer) => `${TIPI[offer.tipoTasso]}: ${rateText(offer)}` },
  { label: 'Durata', of: ({ durataMesi }) => durationText(durataMesi) },
  {
    label: 'Spese iniziali',
    of: ({ costiIniziali }) => euroText(costiIniziali),
    lowest: ({ costiIniziali }) => costiIniziali,
  },
  {
    label: 'Interessi',
    of: ({ totaleInteressi }) => euroText(totaleInteressi),
    lowest: ({ totaleInteressi }) => totaleInteressi,
  },
  { label: 'Importo totale dovuto', of: ({ totale }) => euroText(totale), lowest: ({ totale }) => totale },
  {
    label: 'Requisiti',
    of: ({ avviso, condizione }) =>
      [avviso, condizione].filter(Boolean).join(' ') || 'Nessuno in particolare',
  },
]

/** Mortgages side by side. */
export function CompareMortgages(props: Props) {
  return <CompareDialog rows={ROWS} {...props} />
}
