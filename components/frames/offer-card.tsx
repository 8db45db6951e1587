import type { ReactNode } from 'react'
import { CostTable, loanTotals } from '@/components/markup/cost-table'
import { ExampleText } from '@/components/markup/example-text'
import { Figures, figuresOf } from '@/components/markup/figures'
import { TIPI } from '@/components/markup/mortgage-offers'
import { lenderOf, OfferName, offerName } from '@/components/markup/offer-name'
import { rateText } from '@/components/markup/rate-text'
import type { Offer } from '@/lib/features/calculators/present'
import { policyWords } from '@/lib/words/policy'

/** Instalment and TAEG at the same size, everything else under them (art. 123 TUB), and whom the product is for. */
export function OfferFigures({ offer }: { offer: Offer }) {
  const words = { kind: TIPI[offer.tipoTasso], rate: rateText(offer) }
  return (
    <>
      <Figures figures={figuresOf(offer, words)} className="figures" />
      {offer.avviso ? <p className="soft">{offer.avviso}</p> : null}
      {offer.condizione ? <p className="soft">{offer.condizione}</p> : null}
    </>
  )
}

const NAME = { product: 'product', kind: 'tag', best: 'tag good' }

interface CardProps {
  offer: Offer
  best: boolean
  /** Its next step. */
  action: ReactNode
}

/** What the policy costs and weighs, and that it may be bought elsewhere. */
function Policy({ offer }: { offer: Offer }) {
  const words = policyWords(offer)
  return words.length > 0 ? <p className="soft">{words.join(' ')}</p> : null
}

/** One offer of the comparison. */
export function OfferCard({ offer, best, action }: CardProps) {
  return (
    <article className={best ? 'card offer best' : 'card offer'}>
      <div>
        <OfferName
          bank={lenderOf(offer)}
          product={offer.product.nome}
          kind={TIPI[offer.tipoTasso]}
          best={best}
          styles={NAME}
        />
      </div>
      <div className="act">{action}</div>
      <OfferFigures offer={offer} />
      <details>
        <summary>
          Tutti i costi<span className="solo-voce"> di {offerName(offer)}</span>
        </summary>
        <CostTable costi={offer.costi} totals={loanTotals(offer)} />
        <Policy offer={offer} />
      </details>
    </article>
  )
}

/** What an example is about, besides its offer. */
export interface ExampleOf {
  product: 'mutuo' | 'prestito'
  purpose: string
  asOf: string | null
}

export const FrameExample = ({ offer, ...about }: ExampleOf & { offer: Offer }) => (
  <ExampleText
    {...about}
    offer={offer}
    name={offerName(offer)}
    kind={TIPI[offer.tipoTasso]}
    rate={rateText(offer)}
    className="example"
  />
)
