import { durationText, euroText, percentText } from '@/components/site/format'
import { OfferFrame } from '@/components/site/offers/offer-frame'
import { type Offer, TIPI } from './offers'
import { laterRates, rateFormula } from './rate-text'
import { differenceText, savingOf } from './saving'

interface Props {
  offer: Offer
  best: boolean
  rataAttuale: number | null
  compare: { checked: boolean; disabled: boolean; onChange: () => void }
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
}

const initialText = ({ costiIniziali }: Offer) => `spese iniziali ${euroText(costiIniziali)}`

function savingText(offer: Offer, rataAttuale: number): string {
  const { alMese, inTutto } = savingOf(offer, rataAttuale)
  return `${differenceText(alMese)} al mese, ${differenceText(inTutto)} in tutto`
}

/** One mortgage: instalment and TAEG at the same size, everything else under them. */
export function OfferCard({ offer, best, rataAttuale, compare, onOpen, onWant }: Props) {
  return (
    <OfferFrame
      bank={offer.bank.nome}
      product={offer.product.nome}
      kind={TIPI[offer.tipoTasso]}
      best={best}
      figures={[
        {
          label: 'Rata',
          value: euroText(offer.rata),
          big: true,
        },
        { label: 'TAEG', value: percentText(offer.taeg), big: true },
        { label: 'TAN', value: percentText(offer.tan), note: `${rateFormula(offer)}${laterRates(offer)}` },
        {
          label: `Totale in ${durationText(offer.durataMesi)}`,
          value: euroText(offer.totale),
          note: rataAttuale === null ? initialText(offer) : savingText(offer, rataAttuale),
        },
      ]}
      compare={compare}
      details="Costi e piano"
      onOpen={() => onOpen(offer)}
      onWant={() => onWant(offer)}
    />
  )
}
