import { affordabilityOf, type Means, neededIncomeText } from '@/components/markup/affordability'
import type { Offer } from '@/components/markup/mortgage-offers'
import { Affordability, AffordabilityBand } from '@/components/site/offers/affordability'

interface Props {
  /** The first price of the list. */
  best: Offer
  means: Pick<Means, 'rataSostenibile' | 'altreRate'>
  /** Leads to the field of the income. */
  onIncome: () => void
}

/** Whether the first price can be afforded; without an income, which one it asks for and where to write it. */
export function Afford({ best, means, onIncome }: Props) {
  const all = { ...means, rata: best.rata, rataReddito: best.rataReddito ?? null }
  return (
    <AffordabilityBand>
      {affordabilityOf(all) ? (
        <Affordability {...all}>
          {' '}
          Puoi allungare la durata, ridurre l’importo o chiedere il mutuo con un’altra persona.
        </Affordability>
      ) : (
        <>
          <p>{neededIncomeText(best.rata)}</p>
          <button type="button" className="azione-piana" onClick={onIncome}>
            Scrivi il tuo reddito
          </button>
        </>
      )}
    </AffordabilityBand>
  )
}
