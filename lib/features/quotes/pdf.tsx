import 'server-only'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import { house } from '@/lib/pdf/house'
import { Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { isConsumerCredit, PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { annexesOf, offerTerms } from './annex-pdf'
import type { Allegato } from './annex-settings'
import { chosenOffer, type QuoteOffer, type SavedQuote } from './data'
import { AllCosts, documentOf, noteOf, OFFERS_SHOWN, PdfTable, PlanByYear, Summary } from './pdf-parts'
import { styles } from './pdf-styles'
import { madeOn, type SavedAs, savedLines } from './saved-as'
import { conditionsOf, labelOf, partiesOf, type Seen, seenOffers } from './seen'

const HEADS = ['Banca e prodotto', 'Rata', 'TAN', 'TAEG', 'Totale dovuto']

/** The simulation as a document to keep: what was asked, the offers as they were seen, the plan of one, the warnings. */
export function quotePdf(
  quote: SavedQuote,
  company: Company,
  seen: Seen = {},
  saved: SavedAs | null = null,
  annex: Allegato | null = null,
): Promise<Buffer> {
  const chosen = chosenOffer(quote, seen)
  const offers = seenOffers(quote.offers, seen).slice(0, OFFERS_SHOWN)
  const { product } = quote
  return renderPdf(
    documentOf({
      of: PRODOTTI[product].toLowerCase(),
      asked: [...askedOf(quote), madeOn(formatDay(quote.createdAt), saved), ...savedLines(saved)],
      codice: saved?.codice,
      annex: annex && saved && annexesOf(quote, quote.offers.map(offerTerms), annex, company),
      company,
      warns: isConsumerCredit(product),
      note: noteOf(DECIDES, quote.asOf, company, product === 'mutuo' ? INDEXED : ''),
      children: (
        <>
          <PdfTable heads={HEADS} rows={offers.map(rowOf)} />
          {chosen && <Chosen offer={chosen} />}
        </>
      ),
    }),
  )
}

const DECIDES = 'la concessione del finanziamento è soggetta alla valutazione della banca.'
const INDEXED = ' I tassi variabili sono calcolati con l’indice di oggi, che cambierà.'

const askedOf = ({ product, input }: SavedQuote) => [
  FINALITA_LABELS[input.finalita] ?? input.finalita,
  `Importo ${euroText(input.importo)}`,
  `Durata ${durataText(product === 'mutuo' ? input.durata * 12 : input.durata)}`,
  ...(input.valoreImmobile ? [`Valore dell’immobile ${euroText(input.valoreImmobile)}`] : []),
]

const rowOf = (offer: QuoteOffer) => ({
  key: offer.product._id,
  cells: [
    labelOf(offer),
    euroText(offer.rata),
    formatRate(offer.tan),
    formatRate(offer.taeg),
    euroText(offer.totale),
  ],
})

function Chosen({ offer }: { offer: QuoteOffer }) {
  return (
    <View>
      <Text style={house.subtitle}>{partiesOf(offer)}</Text>
      {conditionsOf(offer).map((text) => (
        <Text key={text} style={styles.cost}>
          {text}
        </Text>
      ))}
      <Summary
        rows={[
          ['Importo totale del credito', euroText(offer.importo)],
          ['Durata e rata', `${durataText(offer.durataMesi)}, ${euroText(offer.rata)} al mese`],
          ['TAN', `${formatRate(offer.tan)} ${TIPI_TASSO[offer.tipoTasso].toLowerCase()}`],
          ['TAEG', formatRate(offer.taeg)],
          ['Interessi', euroText(offer.totaleInteressi)],
          ['Importo totale dovuto', euroText(offer.totale)],
        ]}
      />
      <AllCosts offer={offer} />
      <PlanByYear terms={offer} />
    </View>
  )
}
