import 'server-only'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { TIPI_CQS_LABELS } from '@/lib/features/quotes/labels'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { durataText } from '@/lib/finance/text'
import { house } from '@/lib/pdf/house'
import { Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { quoteProduct } from '@/lib/words/quote-product'
import { annexesOf, cdqTerms } from './annex-pdf'
import type { Allegato } from './annex-settings'
import { type CdqOffer, type CdqQuote, chosenCdqOffer } from './cdq-data'
import { AllCosts, documentOf, noteOf, OFFERS_SHOWN, PdfTable, PlanByYear } from './pdf-parts'
import { styles } from './pdf-styles'
import { madeOn, type SavedAs, savedLines } from './saved-as'
import { partiesOf } from './seen'

const HEADS = ['Operatore e prodotto', 'Ricevi', 'TAN', 'TAEG', 'Totale dovuto']

/** A salary-backed loan as a document: the instalment is one, the offers differ in what they pay out. */
export function cdqPdf(
  quote: CdqQuote,
  company: Company,
  productId?: string,
  saved: SavedAs | null = null,
  annex: Allegato | null = null,
): Promise<Buffer> {
  const chosen = chosenCdqOffer(quote, productId)
  const of = { product: 'cdq' as const, input: quote.input }
  return renderPdf(
    documentOf({
      of: quoteProduct(of).toLowerCase(),
      asked: [...askedOf(quote), madeOn(formatDay(quote.createdAt), saved), ...savedLines(saved)],
      codice: saved?.codice,
      annex:
        annex &&
        saved &&
        annexesOf(
          of,
          quote.offers.map((offer) => cdqTerms(offer, quote)),
          annex,
          company,
        ),
      company,
      warns: true,
      note: noteOf(DECIDES, quote.asOf, company),
      children: (
        <>
          <PdfTable heads={HEADS} rows={quote.offers.slice(0, OFFERS_SHOWN).map(rowOf)} />
          {chosen && <Chosen offer={chosen} durata={quote.durata} />}
        </>
      ),
    }),
  )
}

const DECIDES = 'decide l’operatore, dopo avere visto la busta paga o il cedolino della pensione.'

const askedOf = ({ input, rata, durata }: CdqQuote) => [
  TIPI_CQS_LABELS[input.tipo],
  `${input.tipo === 'pensionato' ? 'Pensione netta' : 'Stipendio netto'} ${euroText(input.netto)}`,
  `Rata ${euroText(rata)} al mese`,
  `Durata ${durataText(durata)}`,
]

const rowOf = (offer: CdqOffer) => ({
  key: offer.product._id,
  cells: [
    partiesOf(offer),
    euroText(offer.netto),
    formatRate(offer.tan),
    formatRate(offer.taeg),
    euroText(dovutoCqs(offer)),
  ],
})

function Chosen({ offer, durata }: { offer: CdqOffer; durata: number }) {
  const { capitale, interessi, netto, tan } = offer
  return (
    <View>
      <Text style={house.subtitle}>{partiesOf(offer)}</Text>
      <Text style={styles.cost}>
        Capitale finanziato {euroText(capitale)}, interessi {euroText(interessi)}. Tolte le spese iniziali,
        sul conto ricevi {euroText(netto)}.
      </Text>
      <AllCosts offer={offer} />
      <PlanByYear terms={{ importo: capitale, durataMesi: durata, tan, totaleInteressi: interessi }} />
    </View>
  )
}
