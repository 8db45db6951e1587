import { euroText, wholeText } from '@/components/markup/format'
import { Example } from '@/components/site/example'
import { CostSection } from '@/components/site/offers/cost-section'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { type CqsReply, START, TIPI } from './cqs'
import { exampleOf } from './cqs-example'

const whole = (euro: number) => `${wholeText(Math.round(euro))} €`

/** What it costs: the price drawn to scale, then the representative example. */
export function CqsCost({ first }: { first: CqsReply }) {
  const [best] = first.offers
  if (!best) return null
  const { netto, interessi, capitale, bank, product } = best
  const dovuto = dovutoCqs(best)
  return (
    <CostSection
      title={`Ne ricevi ${whole(netto)}, ne restituisci ${whole(dovuto)}`}
      lead="La somma di tutte le rate si chiama montante. Non è quello che ricevi: comprende gli interessi, la polizza e le spese iniziali."
      parts={[
        { label: 'Quello che ricevi', value: netto, mark: 'capital' },
        { label: 'Interessi', value: interessi, mark: 'interest' },
        { label: 'Polizza, spese e bollo', value: dovuto - interessi - netto, mark: 'costs' },
      ]}
    >
      <Example
        {...exampleOf(best, first)}
        note={`${bank.nome}, ${product.nome}: ${TIPI[START.tipo].toLowerCase()} di ${START.eta} anni con uno stipendio netto di ${whole(START.netto)}. Il capitale finanziato è ${euroText(capitale)}, le spese iniziali si tolgono subito. Le condizioni cambiano con l’età, il lavoro e la valutazione dell’operatore.`}
      />
    </CostSection>
  )
}
