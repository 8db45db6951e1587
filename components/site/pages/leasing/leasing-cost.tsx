import { euroOf, wholeText } from '@/components/markup/format'
import { Example } from '@/components/site/example'
import { CostSection } from '@/components/site/offers/cost-section'
import { speseIntere } from '@/lib/finance/costs'
import type { OffertaLeasing } from '@/lib/finance/leasing-offers'

/* Whole euro, for a title. */
const whole = (cents: number) => `${wholeText(Math.round(cents / 100))}\u00a0€`

interface Props {
  offerta: OffertaLeasing
  /** Euro cents. */
  valore: number
  riscattoPct: number
  oggi: string
}

/** What a leasing costs: its price drawn to scale, then the representative example on what is financed. */
export function LeasingCost({ offerta, valore, riscattoPct, oggi }: Props) {
  const { prodotto, piano, canone, taeg, finanziato, maxicanone, riscatto, totale, totaleCosti, costi } =
    offerta
  const mesi = piano.length
  return (
    <CostSection
      title={`Un bene da ${whole(valore)} ne costa ${whole(totale)}`}
      lead="Sommati maxicanone, canoni, riscatto e spese, senza IVA. La differenza è il costo del leasing."
      parts={[
        { label: 'Il bene', value: valore / 100, mark: 'capital' },
        { label: 'Interessi', value: (totale - totaleCosti - valore) / 100, mark: 'interest' },
        { label: 'Spese', value: totaleCosti / 100, mark: 'costs' },
      ]}
    >
      <Example
        tipo="fisso"
        tan={prodotto.tan}
        taeg={taeg}
        importo={finanziato / 100}
        durataMesi={mesi}
        rata={canone / 100}
        totale={(totale - maxicanone) / 100}
        spese={speseIntere(costi, mesi).map(({ label, importo }) => ({ label, importo: importo / 100 }))}
        asOf={oggi}
        note={`${prodotto.banca.nome}, ${prodotto.nome}: il TAEG più basso fra i leasing in vigore per un bene da ${euroOf(valore)} con maxicanone di ${euroOf(maxicanone)}. Il totale comprende il riscatto di ${euroOf(riscatto)} (${riscattoPct}% del valore). Importi senza IVA; assicurazione del bene esclusa.`}
      />
    </CostSection>
  )
}
