import { toCents, toEuro } from '@/lib/core/money'
import { confrontaMutui, type OffertaMutuo, type ProdottoEscluso } from '@/lib/finance/compare'
import type { ValoriIndici } from '@/lib/finance/indexes'
import { insieme, rataSostenibile } from '@/lib/finance/mortgage'
import type { ProdottoMutuo, RichiestaMutuo } from '@/lib/finance/mortgage-products'
import { initialCosts, type MutuiReply, presentCosti, presentParty, presentPolizza } from './present'
import type { MutuiInput } from './schema'

export type MutuiData = { prodotti: readonly ProdottoMutuo[]; valori: ValoriIndici }

/** POST /v2/calculators/mutui: offers by TAEG, and why the other products are not among them. */
export function calcolaMutui(input: MutuiInput, { prodotti, valori }: MutuiData): MutuiReply {
  const richiesta = requestOf(input)
  const { offerte, esclusi, ltv } = confrontaMutui(richiesta, prodotti, valori)
  const { reddito, altreRate } = richiesta
  return {
    offers: offerte.map(presentOffer),
    excluded: esclusi.map(presentExcluded),
    ltv,
    rataReddito: offerte[0]?.rataReddito ?? null,
    rataSostenibile: reddito === undefined ? null : toEuro(rataSostenibile(reddito, altreRate)),
    asOf: valori.asOf,
  }
}

function requestOf({ durata, valoreImmobile, importo, altreRate, ...rest }: MutuiInput): RichiestaMutuo {
  const { finalita, tasso, classeEnergetica, primaCasa, eta, reddito, coRichiedente } = rest
  const inCents = (person: { eta?: number; reddito?: number } = {}) => ({
    eta: person.eta,
    reddito: optionalCents(person.reddito),
  })
  return {
    finalita,
    tasso,
    classeEnergetica,
    primaCasa,
    valoreImmobile: toCents(valoreImmobile),
    importo: toCents(importo),
    durataMesi: durata * 12,
    altreRate: optionalCents(altreRate),
    ...insieme(inCents({ eta, reddito }), inCents(coRichiedente)),
  }
}

const optionalCents = (euro: number | undefined) => (euro === undefined ? undefined : toCents(euro))

function presentOffer(offerta: OffertaMutuo): MutuiReply['offers'][number] {
  const { prodotto, indice, costi, tipoTasso, spread, tan, tassi, taeg, durataMesi } = offerta
  const { rataReddito, sostenibile, avviso, condizione } = offerta
  return {
    bank: presentParty(prodotto.banca),
    product: presentParty(prodotto),
    tipoTasso,
    index: indice?.indice ?? null,
    tenor: indice?.tenor ?? null,
    indexValue: indice?.valore ?? null,
    spread,
    tan,
    tassi: tassi.map((later) => ({ ...later, rata: toEuro(later.rata) })),
    taeg,
    ...presentPolizza(offerta.polizza),
    rata: toEuro(offerta.rata),
    rataSeSale: offerta.rataSeSale === null ? null : toEuro(offerta.rataSeSale),
    durataMesi,
    importo: toEuro(offerta.importo),
    totaleInteressi: toEuro(offerta.totaleInteressi),
    costiIniziali: initialCosts(costi),
    totale: toEuro(offerta.totale),
    costi: presentCosti(costi),
    rataReddito,
    sostenibile,
    avviso,
    condizione,
  }
}

const presentExcluded = ({ prodotto, motivi }: ProdottoEscluso): MutuiReply['excluded'][number] => ({
  bank: presentParty(prodotto.banca),
  product: presentParty(prodotto),
  tipoTasso: prodotto.tipoTasso,
  motivo: motivi.join(' '),
  motivi,
})
