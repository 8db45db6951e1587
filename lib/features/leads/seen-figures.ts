import 'server-only'
import { euroText } from '@/lib/core/money'
import type { QuoteOffer } from '@/lib/features/quotes/data'
import { partiesOf } from '@/lib/features/quotes/seen'
import { ratesText } from '@/lib/features/quotes/words'
import type { Lead } from '@/prisma/generated/client'
import { figureOf } from './labels'

type Figures = { importo?: string; offerta?: string; rata?: string; canone?: string; tassi?: string }

/** What a calculator sends along with a request; none of it is checked, since anybody can call the API. */
type Said = Record<string, unknown>
type CqsOffer = Pick<QuoteOffer, 'bank' | 'product' | 'tan' | 'taeg'> & { montante: number; netto: number }

/** Letters and figures, and no address: the name of a product goes into a mail to an address that anybody can write. */
const NAME = /^(?!.*\p{L}{2}\.\p{L}{2})[\p{L}\p{M}\p{N}' ’.,&()%+-]{1,120}$/u

const amount = (value: unknown) =>
  typeof value === 'number' && value > 0 && value < 100_000_000 ? euroText(value) : undefined
const isRate = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 100
const name = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined)

type Asked = Pick<Lead, 'product'> & { durataMesi?: number | null; offerta?: unknown; input: unknown }

/** The figures that who asked has seen, of the products that keep no list of offers. */
export function seenFigures({ product, offerta, durataMesi, input }: Asked): Figures {
  if (product === 'cdq') return offerta && durataMesi ? ofCqs(offerta as CqsOffer, durataMesi) : {}
  const { rata, canone, tan, taeg, prodotto, operatore } = (input ?? {}) as Said
  return {
    offerta: name(prodotto ?? operatore),
    rata: amount(figureOf('rata', rata)),
    canone: amount(figureOf('canone', canone)),
    tassi: isRate(tan) && isRate(taeg) ? ratesText({ tan, taeg }) : undefined,
  }
}

/** Its instalments are alike: together they are the montante. */
const ofCqs = (offer: CqsOffer, durataMesi: number): Figures => ({
  importo: amount(offer.netto),
  offerta: partiesOf(offer),
  rata: amount(offer.montante / durataMesi),
  tassi: ratesText(offer),
})
