import type { ProdottoMutuo, RichiestaMutuo } from './mortgage-products'
import { durataText, euroText, percentText } from './text'

/** A request with its LTV already known. */
export type RichiestaConLtv = RichiestaMutuo & { ltv: number }

/** Why a product is not for this request, in Italian, one sentence each; empty when it is. */
export function motiviEsclusione(prodotto: ProdottoMutuo, richiesta: RichiestaConLtv): string[] {
  const rules = [finalita, importo, durata, loanToValue, eta, classe]
  return rules.flatMap((rule) => rule(prodotto, richiesta) ?? [])
}

type Rule = (prodotto: ProdottoMutuo, richiesta: RichiestaConLtv) => string | null

const finalita: Rule = (prodotto, richiesta) =>
  prodotto.finalita.length === 0 || prodotto.finalita.includes(richiesta.finalita)
    ? null
    : 'Non è previsto per questa finalità.'

const importo: Rule = ({ importoMin, importoMax }, richiesta) => {
  if (richiesta.importo < importoMin) return `L’importo minimo è ${euroText(importoMin)}.`
  return richiesta.importo > importoMax ? `L’importo massimo è ${euroText(importoMax)}.` : null
}

const durata: Rule = ({ durataMin, durataMax }, { durataMesi }) => {
  if (durataMesi < durataMin) return `La durata minima è ${durataText(durataMin)}.`
  return durataMesi > durataMax ? `La durata massima è ${durataText(durataMax)}.` : null
}

const loanToValue: Rule = ({ ltvMax }, { ltv }) =>
  ltv > ltvMax
    ? `Finanzia al massimo ${percentText(ltvMax)} del valore: la richiesta è ${percentText(ltv)}.`
    : null

const eta: Rule = ({ etaMaxFine }, richiesta) =>
  richiesta.eta !== undefined && richiesta.eta + richiesta.durataMesi / 12 > etaMaxFine
    ? `A fine mutuo l’età massima è ${etaMaxFine} anni.`
    : null

const classe: Rule = ({ classiEnergetiche = [] }, { classeEnergetica }) =>
  classiEnergetiche.length === 0 || (classeEnergetica && classiEnergetiche.includes(classeEnergetica))
    ? null
    : `È riservato agli immobili in classe energetica ${classiEnergetiche.join(', ')}.`
