import { formatDay } from '@/lib/core/dates'
import { formatRate } from '@/lib/core/money'
import type { BankTerms } from '@/lib/features/content/types'
import { PRODOTTI } from '@/lib/words/products'
import { LiveTable } from './live-table'

interface Props {
  banche: BankTerms[]
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

const highest = (fees: number[]) => Math.max(0, ...fees)
const feeText = (fee: number) => (fee === 0 ? 'nessuno' : formatRate(fee))

/** What a bank pays us: once where it pays the same for all of its products, else once for those with the same percentage. */
function byCommission({ prodotti }: BankTerms): { provvigione: number; prodotti: Offered }[] {
  const percentages = [...new Set(prodotti.map(({ provvigione }) => provvigione))]
  return percentages.map((provvigione) => ({
    provvigione,
    prodotti: prodotti.filter((one) => one.provvigione === provvigione),
  }))
}

/** What each bank pays us, and the most that a client pays us beside it. */
export function Commissions({ banche, asOf }: Props) {
  return (
    <LiveTable
      caption={`Provvigioni al ${formatDay(asOf)}, in percentuale della somma erogata`}
      columns={['Banca o intermediario', 'La banca ci riconosce', 'Tu ci riconosci, al massimo']}
      lines={banche.flatMap((bank) =>
        byCommission(bank).map(({ provvigione, prodotti }) => ({
          name: bank.nome,
          note: kindsOf(prodotti),
          figures: [formatRate(provvigione), feeText(highest(prodotti.map(({ compenso }) => compenso)))],
        })),
      )}
      note="La provvigione della banca non si aggiunge alla tua rata. Il tuo compenso è già compreso nel TAEG di ogni simulazione."
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
export function Fees({ banche, asOf }: Props) {
  const rows = KINDS.map(([kind, label]) => {
    const fees = banche.flatMap(({ prodotti }) => prodotti.filter(({ prodotto }) => prodotto === kind))
    return { label, fees: fees.map(({ compenso }) => compenso) }
  })
  return (
    <LiveTable
      caption={`Compenso di mediazione al ${formatDay(asOf)}, in percentuale della somma erogata`}
      columns={['Prodotto', 'Compenso massimo']}
      lines={rows
        .filter(({ fees }) => fees.length > 0)
        .map(({ label, fees }) => ({ name: label, figures: [feeText(highest(fees))] }))}
    />
  )
}
