import { csvLine } from '@/lib/resources/export-cells'
import { PRODOTTI } from '@/lib/words/products'
import {
  CANALI_CAMPAGNA,
  type Campagne,
  type Canale,
  NOMI_CAMPAGNA,
  type Prodotto,
  type ResultsReply,
  VARIANTI,
  type Variante,
} from './schema'
import { difference, wilson } from './stats'

export type CampaignCount = {
  product: Prodotto
  channel: Canale
  variant: Variante
  views: number
  leads: number
}

/** What an address leads to: a product's landing page and the variants it is shown in. */
export interface Landing {
  product: Prodotto
  channel: Canale
  varianti: readonly Variante[]
}

const ADDRESS = /^([a-z]+)_a_noi$/

/** The landing page at /{campaign}/{channel}; null for any other address of two parts. */
export function landingAt(
  campaign: string,
  channel: string,
  { prodotti, varianti }: Campagne,
): Landing | null {
  const name = ADDRESS.exec(campaign)?.[1]
  const product = prodotti.find((one) => NOMI_CAMPAGNA[one] === name)
  const known = (Object.keys(CANALI_CAMPAGNA) as Canale[]).find((one) => one === channel)
  if (!product || !known) return null
  return { product, channel: known, varianti: varianti[product] ?? VARIANTI }
}

/** Every address that has a landing page. */
export const landingPaths = ({ prodotti }: Campagne) =>
  prodotti.flatMap((product) =>
    Object.keys(CANALI_CAMPAGNA).map((channel) => ({ campaign: `${NOMI_CAMPAGNA[product]}_a_noi`, channel })),
  )

export const landingPath = (product: Prodotto, channel: Canale) =>
  `/${NOMI_CAMPAGNA[product]}_a_noi/${channel}`

/** A token of one landing page opens the thank-you page of no other. */
export const tokenName = (product: Prodotto, channel: Canale) => `campagna ${landingPath(product, channel)}`

const percent = (share: number) => Math.round(share * 1e6) / 1e4

/** Counts → rates with their intervals, and A against B where both were seen. */
export function presentResults(counts: readonly CampaignCount[]): ResultsReply {
  const rows = counts.map(({ product, channel, variant, views, leads }) => {
    const found = wilson({ events: leads, trials: views })
    const rate = found && { value: percent(found.value), low: percent(found.low), high: percent(found.high) }
    return { product, channel, variant, views, leads, rate }
  })
  return { rows, tests: counts.filter(({ variant }) => variant === 'a').flatMap((a) => testOf(a, counts)) }
}

function testOf(a: CampaignCount, counts: readonly CampaignCount[]): ResultsReply['tests'] {
  const { product, channel } = a
  const b = counts.find((one) => one.product === product && one.channel === channel && one.variant === 'b')
  const share = ({ leads, views }: CampaignCount) => ({ events: leads, trials: views })
  const found = b && difference(share(a), share(b))
  if (!found) return []
  const { value, low, high, significant } = found
  return [
    { product, channel, difference: percent(value), low: percent(low), high: percent(high), significant },
  ]
}

const HEADER = ['Prodotto', 'Canale', 'Variante', 'Visite', 'Richieste', 'Conversione %', 'Da %', 'A %']
const comma = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))

/** The table as Italian spreadsheets read it: mark, semicolons, decimal commas. */
export function resultsCsv({ rows }: ResultsReply): string {
  const lines = rows.map(({ product, channel, variant, views, leads, rate }) => [
    PRODOTTI[product],
    CANALI_CAMPAGNA[channel],
    variant.toUpperCase(),
    String(views),
    String(leads),
    comma(rate?.value),
    comma(rate?.low),
    comma(rate?.high),
  ])
  return `\uFEFF${[HEADER, ...lines].map(csvLine).join('')}`
}
