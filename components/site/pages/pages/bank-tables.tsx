import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import type { BankTerms, FeeBounds } from '@/lib/features/content/types'
import { PRODOTTI } from '@/lib/words/products'
import { LiveTable } from './live-table'

interface Props {
  banche: BankTerms[]
  massimi?: FeeBounds
  /** Day of the figures. */
  asOf: string
}

const KINDS = Object.entries(PRODOTTI)

type Offered = BankTerms['prodotti']

/** "Mutuo, Leasing", each kind of product once, in the order of the site. */
const kindsOf = (prodotti: Offered) =>
  KINDS.filter(([kind]) => prodotti.some(({ prodotto }) => prodotto === kind))
    .map(([, label]) => label)
    .join(', ')

/** The most of the fees written at products and in agreements, and of what a mandate may ask. */
const highest = (fees: number[], massimi?: FeeBounds) => Math.max(massimi?.percentuale ?? 0, ...fees)
const feeText = (fee: number) => (fee === 0 ? 'nessuno' : formatRate(fee))

/** What the percentages of the client's fee count on, and the amount that it never passes. */
const baseWords = (massimi?: FeeBounds) =>
  `Il tuo compenso si calcola sulla somma che chiedi, per la cessione del quinto sul montante delle rate${
    massimi ? `, e non supera mai ${euroText(massimi.importo)}` : ''
  }. Quanto paghi nel tuo caso è scritto nell’incarico, prima della firma, ed è compreso nel TAEG; per una surroga non paghi nulla.`

/** What a bank pays us: once where it pays the same for all of its products, else once for those with the same percentage. */
function byCommission({ prodotti }: BankTerms): { provvigione: number; prodotti: Offered }[] {
  const percentages = [...new Set(prodotti.map(({ provvigione }) => provvigione))]
  return percentages.map((provvigione) => ({
    provvigione,
    prodotti: prodotti.filter((one) => one.provvigione === provvigione),
  }))
}

/** What each bank pays us, and the most that a client pays us beside it. */
export function Commissions({ banche, massimi, asOf }: Props) {
  return (
    <LiveTable
      caption={`Provvigioni al ${formatDay(asOf)}`}
      columns={['Banca o intermediario', 'La banca ci riconosce', 'Tu ci riconosci, al massimo']}
      lines={banche.flatMap((bank) =>
        byCommission(bank).map(({ provvigione, prodotti }) => ({
          name: bank.nome,
          note: kindsOf(prodotti),
          figures: [
            formatRate(provvigione),
            feeText(
              highest(
                prodotti.map(({ compenso }) => compenso),
                massimi,
              ),
            ),
          ],
        })),
      )}
      note={`La provvigione della banca è in percentuale della somma erogata e non si aggiunge alla tua rata. ${baseWords(massimi)}`}
    />
  )
}

/** The banks that we work with today. */
export function Banks({ banche, asOf }: Props) {
  const offering = banche
    .map(({ nome, prodotti }) => ({ nome, prodotti: prodotti.filter(({ offerto }) => offerto) }))
    .filter(({ prodotti }) => prodotti.length > 0)
  return (
    <LiveTable
      caption={`${offering.length} banche e intermediari convenzionati al ${formatDay(asOf)}`}
      columns={['Banca o intermediario, e che cosa puoi chiedere con noi']}
      lines={offering.map((bank) => ({ name: bank.nome, note: kindsOf(bank.prodotti) }))}
    />
  )
}

/** The most that a client pays us, kind of product by kind of product. */
export function Fees({ banche, massimi, asOf }: Props) {
  const rows = KINDS.map(([kind, label]) => {
    const fees = banche.flatMap(({ prodotti }) => prodotti.filter(({ prodotto }) => prodotto === kind))
    return { label, fees: fees.map(({ compenso }) => compenso) }
  })
  return (
    <LiveTable
      caption={`Compenso di mediazione al ${formatDay(asOf)}`}
      columns={['Prodotto', 'Compenso massimo']}
      lines={rows
        .filter(({ fees }) => fees.length > 0)
        .map(({ label, fees }) => ({ name: label, figures: [feeText(highest(fees, massimi))] }))}
      note={baseWords(massimi)}
    />
  )
}
