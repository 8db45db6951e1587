import 'server-only'
import { Fragment, type ReactNode } from 'react'
import { askUs, brokerOf, type Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { VOCE_COMPENSO } from '@/lib/finance/broker-fee'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { durataText } from '@/lib/finance/text'
import { closed } from '@/lib/italian/closed'
import { house } from '@/lib/pdf/house'
import { Page, Text, View } from '@/lib/pdf/parts'
import { policyFigures } from '@/lib/words/policy'
import { TIPI_TASSO } from '@/lib/words/products'
import { quoteProduct } from '@/lib/words/quote-product'
import type { Prodotto } from '@/prisma/generated/client'
import type { Allegato } from './annex-settings'
import type { CdqOffer, CdqQuote } from './cdq-data'
import type { QuoteOffer } from './data'
import { Costs } from './pdf-parts'
import { styles } from './pdf-styles'
import { partiesOf } from './seen'

/** What the annex says of an offer; euro, months, percent. */
type AnnexTerms = {
  id: string
  chi: string
  /** Who lends: without a bank, the name of the product is all that is known. */
  finanziatore: string
  importo: number
  durataMesi: number
  tan: number
  tipoTasso: string
  taeg: number
  totale: number
  rata: number
  costi: QuoteOffer['costi']
  polizza: QuoteOffer['polizza']
}

/** What a quote is of, as it is kept. */
type Of = { product: Prodotto; input: unknown }

export const offerTerms = (offer: QuoteOffer): AnnexTerms => ({
  id: offer.product._id,
  chi: partiesOf(offer),
  finanziatore: offer.bank?.nome ?? offer.product.nome,
  importo: offer.importo,
  durataMesi: offer.durataMesi,
  tan: offer.tan,
  tipoTasso: TIPI_TASSO[offer.tipoTasso].toLowerCase(),
  taeg: offer.taeg,
  totale: offer.totale,
  rata: offer.rata,
  costi: offer.costi,
  polizza: offer.polizza,
})

/** Of a salary-backed loan the credit is what is paid out: its costs at the start are kept back from the capital. */
export const cdqTerms = (offer: CdqOffer, { rata, durata }: CdqQuote): AnnexTerms => ({
  id: offer.product._id,
  chi: partiesOf(offer),
  finanziatore: offer.bank?.nome ?? offer.product.nome,
  importo: offer.netto,
  durataMesi: durata,
  tan: offer.tan,
  tipoTasso: TIPI_TASSO.fisso.toLowerCase(),
  taeg: offer.taeg,
  totale: dovutoCqs(offer),
  rata,
  costi: offer.costi,
  polizza: offer.polizza,
})

/** What the broker cannot know. */
const LENDER = 'Lo comunica il finanziatore, nel suo documento.'
/** The same in the middle of a line. */
const SAID_BY_LENDER = 'li comunica nel suo documento.'

/** The sheets of each offer that the client can accept, the preferred one first: whichever they take, they have read its own. */
export const annexesOf = (
  of: Of,
  offers: readonly AnnexTerms[],
  annex: Allegato,
  company: Company,
): ReactNode =>
  offers.map((terms) => <Fragment key={terms.id}>{annexOf(of, terms, annex, company)}</Fragment>)

/**
 * The sheets that are given with a quote: of credit to consumers the key elements together on the first one, in the order of art. 10
 * of Directive (EU) 2023/2225, then the body; of a mortgage the broker's information and what the lender's ESIS will say. Nothing for
 * companies, whom neither directive covers.
 */
function annexOf(of: Of, terms: AnnexTerms, annex: Allegato, company: Company): ReactNode {
  const { product } = of
  if (product === 'prestito' || product === 'cdq')
    return (
      <>
        <KeyElements name={quoteProduct(of)} terms={terms} annex={annex} company={company} />
        <Body terms={terms} annex={annex} company={company} />
      </>
    )
  if (product === 'mutuo') return <BrokerSheet terms={terms} annex={annex} company={company} />
  return null
}

type Props = { terms: AnnexTerms; annex: Allegato; company: Company }

function Sheet({
  title,
  annex,
  company,
  children,
}: Omit<Props, 'terms'> & { title: string; children: ReactNode }) {
  return (
    <Page size="A4" style={house.page}>
      <Text style={house.title}>{title}</Text>
      {children}
      <Text style={house.note} fixed>
        {`${closed(brokerOf(company))} Testo versione ${annex.versione}, in vigore dal ${formatDay(annex.dal)}.`}
      </Text>
    </Page>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <View style={house.row} wrap={false}>
    <Text style={styles.name}>{name}</Text>
    <Text style={styles.value}>{value}</Text>
  </View>
)

const Words = ({ title, children }: { title: string; children: string }) => (
  <View wrap={false}>
    <Text style={house.subtitle}>{title}</Text>
    <Text style={styles.words}>{children}</Text>
  </View>
)

/** What the policy of the offer costs and weighs, where it has one, before what the annex says of any (art. 14). */
const insuranceOf = (terms: AnnexTerms, annex: Allegato): string =>
  [policyFigures(terms), annex.assicurazioni].filter(Boolean).join(' ')

function KeyElements({ name, terms, annex, company }: Props & { name: string }) {
  const { chi, importo, durataMesi, tan, tipoTasso, taeg, totale, rata } = terms
  return (
    <Sheet title="Informazioni europee di base sul credito ai consumatori" annex={annex} company={company}>
      <Text style={styles.asked}>{`${name}  ·  ${chi}`}</Text>
      <Text style={styles.warning}>{company.avvertenza}</Text>
      <Text style={house.subtitle}>Elementi essenziali</Text>
      <Line name="Importo totale del credito" value={euroText(importo)} />
      <Line name="Durata del contratto" value={durataText(durataMesi)} />
      <Line name="Tasso debitore (TAN)" value={`${formatRate(tan)} ${tipoTasso}`} />
      <Line name="Tasso annuo effettivo globale (TAEG)" value={formatRate(taeg)} />
      <Line name="Importo totale dovuto" value={euroText(totale)} />
      <Line name="Rate" value={`${durataMesi} rate mensili di ${euroText(rata)}`} />
      <Words title="Se non paghi">{annex.mancatiPagamenti}</Words>
      <Words title="Recesso">{annex.recesso}</Words>
      <Words title="Rimborso anticipato">{annex.rimborso}</Words>
    </Sheet>
  )
}

function Body({ terms, annex, company }: Props) {
  return (
    <Sheet title="Le altre informazioni" annex={annex} company={company}>
      <Text style={house.subtitle}>1. Chi finanzia e chi fa da intermediario</Text>
      <Line name="Finanziatore" value={`${closed(terms.finanziatore)} Sede e recapiti: ${SAID_BY_LENDER}`} />
      <Line
        name="Mediatore"
        value={[brokerOf(company), company.sede, company.pec || company.email].filter(Boolean).join(', ')}
      />
      <Words title="2. Che cosa facciamo">{annex.mediatore}</Words>
      <Fee costi={terms.costi} />
      <Text style={house.subtitle}>3. I costi compresi nel TAEG</Text>
      <Costs costi={terms.costi} />
      <Line name="Altri costi, e quando possono cambiare" value={LENDER} />
      <Line name="Tasso di mora e spese per ritardi" value={LENDER} />
      <Line name="Garanzie richieste" value={LENDER} />
      <Line name="Come è messo a disposizione il denaro" value={LENDER} />
      <Words title="4. Assicurazioni">{insuranceOf(terms, annex)}</Words>
      <Words title="5. Il prezzo e i tuoi dati">{annex.personalizzato}</Words>
      <Text style={house.subtitle}>6. Altri diritti</Text>
      <Line
        name="Copia del contratto"
        value="Puoi averla gratis prima di firmare: la consegna il finanziatore."
      />
      <Line
        name="Consultazione di banche dati"
        value="La fa il finanziatore, che ti informa subito e gratis del risultato se rifiuta."
      />
      <Line name="Rifiuto" value="Puoi chiedere una spiegazione e il riesame di una persona." />
      <Line
        name="Reclami"
        value={`Al mediatore: ${company.pec || company.email || askUs(company)}. Al finanziatore, e poi all’Arbitro Bancario Finanziario: i recapiti ${SAID_BY_LENDER}`}
      />
    </Sheet>
  )
}

function Fee({ costi }: Pick<AnnexTerms, 'costi'>) {
  const fee = costi.find(({ voce }) => voce === VOCE_COMPENSO)
  const value = fee
    ? `${euroText(fee.importo)}, soltanto se il credito è concluso`
    : 'Nessuno, per questa offerta'
  return <Line name="Compenso del mediatore" value={value} />
}

function BrokerSheet({ terms, annex, company }: Props) {
  return (
    <Sheet title="Informazioni sul mediatore e sul mutuo" annex={annex} company={company}>
      <Text style={house.subtitle}>Di chi e di che cosa si parla</Text>
      <Line
        name="Mediatore"
        value={[brokerOf(company), company.sede, company.pec || company.email].filter(Boolean).join(', ')}
      />
      <Line name="Banca e prodotto" value={terms.chi} />
      <Words title="Chi siamo">{annex.mediatore}</Words>
      <Fee costi={terms.costi} />
      <Words title="Il documento della banca">{annex.pies}</Words>
      <Words title="Il prezzo e i tuoi dati">{annex.personalizzato}</Words>
      <Words title="Assicurazioni">{insuranceOf(terms, annex)}</Words>
      <Line name="Quello che qui non c’è" value={LENDER} />
    </Sheet>
  )
}
