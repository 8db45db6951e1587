import { laterWords } from '@/components/markup/later-rates'
import { euroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type {
  CdqReply,
  Excluded,
  MutuiReply,
  Offer,
  Polizza,
  PrestitiReply,
} from '@/lib/features/calculators/present'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { FinanceError } from '@/lib/finance/error'
import { type Fee, withFee } from '@/lib/finance/offer-fee'
import { TIPI_TASSO } from '@/lib/words/products'

/** An offer as the desk shows it, whichever the product; money in euro, rates in percent. */
export type Line = {
  id: string
  bankId: string | null
  banca: string
  prodotto: string
  /** "Variabile, Euribor 3M 2,05% + 1,20%"; its kind, and what it hangs on: "Euribor 3M + 1,20%". */
  tasso: string
  tipo: string
  indice: string
  rata: number
  /** What is paid out: the amount, or of a salary-backed loan the net sum. */
  importo: number
  tan: number
  taeg: number
  /** Where the lender asks for a policy; older quotes have none. */
  polizza?: Polizza
  totale: number
  spese: number
  costi: Offer['costi']
  /** Whom alone it is for, where the request does not say enough; null for everybody. */
  avviso: string | null
  /** What else there is to know of it: what a rise of its index would cost, whether the income carries it. */
  note: string[]
  /** What the commission counts on. */
  base: number
}

export type Outcome = {
  /** Missing where nothing was kept: a supposition cannot be saved. */
  quoteId: string | null
  lines: Line[]
  excluded: { id: string; nome: string; motivi: string[] }[]
  asOf: string | null
  /** Of a salary-backed loan. */
  rataMassima: number | null
}

const nameOf = ({ bank, product }: Pick<Excluded, 'bank' | 'product'>) =>
  [bank?.nome, product.nome].filter(Boolean).join(', ')

const INDICI: Record<string, string> = { EURIRS: 'Eurirs' }

const percent = (value: number | null) => `${numberText(value ?? 0, { least: 2 })}%`

/** With today's value of the index or without; nothing where the bank sets the rate by itself. */
function indexWords({ index, tenor, indexValue, spread }: Offer, isWhole: boolean): string {
  if (index === null || indexValue === null) return ''
  const today = isWhole ? ` ${percent(indexValue)}` : ''
  return `${INDICI[index] ?? 'Euribor'} ${tenor ?? ''}${today} + ${percent(spread)}`
}

/** Loans and mortgages. */
export function lineOf(offer: Offer): Line {
  const {
    bank,
    product,
    rata,
    importo,
    tan,
    taeg,
    polizza,
    totale,
    costiIniziali,
    costi,
    sostenibile,
    avviso,
    condizione,
    rataSeSale,
    tassi,
  } = offer
  const tipo = TIPI_TASSO[offer.tipoTasso]
  return {
    id: product._id,
    bankId: bank?._id ?? null,
    banca: bank?.nome ?? '',
    prodotto: product.nome,
    rata,
    importo,
    tan,
    taeg,
    polizza,
    totale,
    costi,
    base: importo,
    tipo,
    indice: indexWords(offer, false),
    tasso: [tipo, indexWords(offer, true)].filter(Boolean).join(', '),
    spese: costiIniziali,
    avviso: avviso ?? null,
    note: [
      ...[laterWords(rata, tassi)].filter(Boolean),
      ...(rataSeSale == null ? [] : [`${euroText(rataSeSale)} al mese se l’indice sale di 2 punti`]),
      ...(condizione ? [condizione] : []),
      ...(sostenibile === false ? ['Oltre un terzo del reddito che resta'] : []),
    ],
  }
}

function cdqLine(offer: CdqReply['offers'][number], rata: number): Line {
  const { bank, product, capitale, netto, tan, taeg, polizza, costi } = offer
  return {
    id: product._id,
    bankId: bank._id,
    banca: bank.nome,
    prodotto: product.nome,
    tasso: TIPI_TASSO.fisso,
    tipo: TIPI_TASSO.fisso,
    indice: '',
    avviso: null,
    rata,
    importo: netto,
    tan,
    taeg,
    polizza,
    totale: dovutoCqs(offer),
    costi,
    base: netto,
    spese: Math.round((capitale - netto) * 100) / 100,
    note: [],
  }
}

const excludedOf = (list: readonly Excluded[] = []) =>
  list.map((one) => ({ id: one.product._id, nome: nameOf(one), motivi: one.motivi }))

export type Reply = ((MutuiReply | PrestitiReply) & { quoteId?: string }) | (CdqReply & { quoteId?: string })

const isCdq = (reply: Reply): reply is CdqReply & { quoteId?: string } => 'rataMassima' in reply

/** What a calculator answered. */
export function outcomeOf(reply: Reply): Outcome {
  const shared = { quoteId: reply.quoteId ?? null, asOf: reply.asOf, excluded: excludedOf(reply.excluded) }
  if (isCdq(reply)) {
    const lines = reply.offers.map((offer) => cdqLine(offer, reply.rata))
    return { ...shared, lines, rataMassima: reply.rataMassima }
  }
  return { ...shared, lines: reply.offers.map(lineOf), rataMassima: null }
}

/** The same with the broker's fee that was agreed, as a saved quote has it; an offer whose credit the fee would eat stays as it is. */
export function replyWithFee(reply: Reply, fee: Fee): Reply {
  const instalments = isCdq(reply) ? { rata: reply.rata, durata: reply.durata } : {}
  const paid = <O extends Parameters<typeof withFee>[0]>(offer: O): O => {
    try {
      return withFee(offer, fee, instalments)
    } catch (error) {
      if (error instanceof FinanceError) return offer
      throw error
    }
  }
  if (isCdq(reply)) return { ...reply, offers: reply.offers.map((offer) => paid(offer)) }
  const offers: Offer[] = reply.offers
  return { ...reply, offers: offers.map((offer) => paid(offer)) }
}

/** What a saved quote holds, as the desk would show it. */
export const savedOutcome = (result: unknown): Outcome => outcomeOf(result as Reply)
