import { wholeText } from '@/components/markup/format'
import { offerName } from '@/components/markup/offer-name'
import { Example } from '@/components/site/example'
import { CostSection } from '@/components/site/offers/cost-section'
import { exampleOf } from './loan-example'
import type { Loan } from './loans'

/** What a loan costs: the price drawn to scale, then the representative example. */
export function LoanCost({ loan, oggi }: { loan: Loan; oggi: string }) {
  const example = exampleOf(loan, oggi)
  const spese = example.spese.reduce((sum, { importo }) => sum + importo, 0)
  const whole = (euro: number) => `${wholeText(Math.round(euro))} €`
  return (
    <CostSection
      title={`Per avere ${whole(loan.importo)} ne restituisci ${whole(loan.totale)}`}
      lead="Il costo di un prestito non è la rata: è la differenza fra quanto restituisci e quanto ricevi."
      parts={[
        { label: 'Quello che ricevi', value: loan.importo, mark: 'capital' },
        { label: 'Interessi', value: loan.totale - loan.importo - spese, mark: 'interest' },
        { label: 'Spese e imposte', value: spese, mark: 'costs' },
      ]}
    >
      <Example
        {...example}
        note={`${offerName(loan)}: la tabella con il TAEG più basso fra quelle in vigore per questo importo. Le condizioni possono cambiare con la valutazione della banca.`}
      />
    </CostSection>
  )
}
