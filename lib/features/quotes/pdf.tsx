import 'server-only'
import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { FINALITA_LABELS } from '@/lib/features/pratiche/schema'
import { durataText } from '@/lib/finance/text'
import { house, PdfWordmark, renderPdf } from '@/lib/pdf/house'
import { chosenOffer, type QuoteOffer, type SavedQuote } from './data'
import { styles } from './pdf-styles'
import { planByYear } from './plan'
import { labelOf, partiesOf, type Seen, seenOffers } from './seen'

const euro = (amount: number) => formatEuro(toCents(amount))
const OFFERS_SHOWN = 8
const QUANDO = { iniziale: 'una volta, all’inizio', mensile: 'ogni mese', annuale: 'ogni anno' } as const

/** The simulation as a document to keep: what was asked, the offers as they were seen, the plan of one, the warnings. */
export function quotePdf(quote: SavedQuote, company: Company, seen: Seen = {}): Promise<Buffer> {
  const chosen = chosenOffer(quote, seen)
  return renderPdf(
    <Document title={`Simulazione di ${nameOf(quote)}`} author={company.marchio} language="it">
      <Page size="A4" style={house.page}>
        <PdfWordmark />
        <Text style={house.title}>La tua simulazione di {nameOf(quote)}</Text>
        <Asked quote={quote} />
        <OfferTable offers={seenOffers(quote.offers, seen).slice(0, OFFERS_SHOWN)} />
        {chosen && <Chosen offer={chosen} />}
        <Text style={styles.note} fixed>
          {disclaimer(quote, company)}
        </Text>
      </Page>
    </Document>,
  )
}

const nameOf = ({ product }: SavedQuote) => PRODOTTI[product].toLowerCase()

function Asked({ quote: { product, input, createdAt } }: { quote: SavedQuote }) {
  const facts = [
    FINALITA_LABELS[input.finalita] ?? input.finalita,
    `Importo ${euro(input.importo)}`,
    `Durata ${durataText(product === 'mutuo' ? input.durata * 12 : input.durata)}`,
    ...(input.valoreImmobile ? [`Valore dell’immobile ${euro(input.valoreImmobile)}`] : []),
    `Fatta il ${formatDay(createdAt)}`,
  ]
  return <Text style={styles.asked}>{facts.join('  ·  ')}</Text>
}

const HEADS = ['Banca e prodotto', 'Rata', 'TAN', 'TAEG', 'Totale dovuto']

function OfferTable({ offers }: { offers: QuoteOffer[] }) {
  return (
    <View style={styles.table}>
      <Cells cells={HEADS} head />
      {offers.map((offer) => (
        <Cells
          key={offer.product._id}
          cells={[
            labelOf(offer),
            euro(offer.rata),
            formatRate(offer.tan),
            formatRate(offer.taeg),
            euro(offer.totale),
          ]}
        />
      ))}
    </View>
  )
}

function Cells({ cells, head = false }: { cells: string[]; head?: boolean }) {
  return (
    <View style={head ? styles.headRow : styles.row} wrap={false}>
      {cells.map((cell, index) => (
        <Text key={HEADS[index]} style={index === 0 ? styles.wide : styles.figure}>
          {cell}
        </Text>
      ))}
    </View>
  )
}

function Chosen({ offer }: { offer: QuoteOffer }) {
  return (
    <View>
      <Text style={house.subtitle}>{partiesOf(offer)}</Text>
      {offer.avviso && <Text style={styles.cost}>{offer.avviso}</Text>}
      {offer.costi.map(({ voce, importo, quando }) => (
        <Text key={voce} style={styles.cost}>
          {voce}: {euro(importo)}, {QUANDO[quando]}
        </Text>
      ))}
      <Text style={house.subtitle}>Il piano, anno per anno</Text>
      <View style={styles.table}>
        <Cells cells={['Anno', 'Rate', 'Interessi', 'Capitale', 'Residuo']} head />
        {planByYear(offer).map(({ anno, rate, interessi, capitale, residuo }) => (
          <Cells
            key={anno}
            cells={[String(anno), euro(rate), euro(interessi), euro(capitale), euro(residuo)]}
          />
        ))}
      </View>
    </View>
  )
}

function disclaimer({ product, asOf }: SavedQuote, company: Company): string {
  const date = asOf ? ` Cifre del ${formatDay(asOf)}.` : ''
  const indexed =
    product === 'mutuo' ? ' I tassi variabili sono calcolati con l’indice di oggi, che cambierà.' : ''
  return `Messaggio pubblicitario con finalità promozionale. Simulazione indicativa, non vincolante: la concessione del finanziamento è soggetta alla valutazione della banca.${date}${indexed} ${company.ragioneSociale}, iscrizione OAM n. ${company.oam.numero}.`
}
