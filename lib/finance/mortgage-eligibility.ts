import { conGaranzia, garanziaConsap, LIMITI_MUTUO } from './mortgage'
import type { ClasseEnergetica, ProdottoMutuo, RichiestaMutuo } from './mortgage-products'
import { durataText, euroText, percentText } from './text'

/** A request with its LTV already known. */
export type RichiestaConLtv = RichiestaMutuo & { ltv: number }

/** Why a product is not for this request, in Italian, one sentence each; empty when it is. */
export function motiviEsclusione(prodotto: ProdottoMutuo, richiesta: RichiestaConLtv): string[] {
  const rules = [finalita, importo, durata, loanToValue, eta, classe]
  const motivi = rules.flatMap((rule) => rule(prodotto, richiesta) ?? [])
  return conGaranzia(prodotto) ? [...motivi, ...garanziaConsap(richiesta).motivi] : motivi
}

/** What decides about an offer and no request says: the ISEE. */
export const avvisoGaranzia = (prodotto: ProdottoMutuo): string | null =>
  conGaranzia(prodotto) ? 'Solo per chi ha un ISEE fino a 40.000 €.' : null

/**
 * What everybody can ask for, so that a first price and an example may be of it: no guarantee that only some have, and no
 * energy class but the one that was given.
 */
export const perTutti = (
  { ltvMax, classiEnergetiche }: Pick<ProdottoMutuo, 'ltvMax' | 'classiEnergetiche'>,
  classe?: ClasseEnergetica,
): boolean => ltvMax <= LIMITI_MUTUO.ltv && isForClass(classiEnergetiche, classe)

const isForClass = (classi: readonly ClasseEnergetica[] = [], classe?: ClasseEnergetica) =>
  classi.length === 0 || (classe !== undefined && classi.includes(classe))

const CLASSI_GREEN: ReadonlySet<string> = new Set(['A', 'B'])

/** Whether the home is of a class that banks take points off the spread for. */
export const isGreen = (classe?: ClasseEnergetica): boolean =>
  classe !== undefined && CLASSI_GREEN.has(classe)

/** What an offer hangs on that the request has said: it stands beside the price. Null where nothing does. */
export function condizioneOfferta(
  { classiEnergetiche = [], scontoGreen }: ProdottoMutuo,
  { classeEnergetica }: RichiestaMutuo,
): string | null {
  if (classiEnergetiche.length > 0) return reservedFor(classiEnergetiche)
  return scontoGreen > 0 && isGreen(classeEnergetica)
    ? `Tasso ridotto perché la casa è in classe energetica ${classeEnergetica}.`
    : null
}

const CLASS_LIST = new Intl.ListFormat('it', { type: 'disjunction' })
const reservedFor = (classi: readonly ClasseEnergetica[]) =>
  `È riservato agli immobili in classe energetica ${CLASS_LIST.format(classi)}.`

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
    ? `Finanzia al massimo ${percentText(ltvMax)} del valore: la richiesta è ${percentText(roundedUp(ltv))}.`
    : null

/** Two decimals, upwards: a request just past the limit must not read as the limit. */
const roundedUp = (percent: number) => Math.ceil(percent * 100 - 1e-9) / 100

const eta: Rule = ({ etaMaxFine }, richiesta) =>
  richiesta.eta !== undefined && richiesta.eta + richiesta.durataMesi / 12 > etaMaxFine
    ? `A fine mutuo l’età massima è ${etaMaxFine} anni.`
    : null

const classe: Rule = ({ classiEnergetiche = [] }, { classeEnergetica }) =>
  isForClass(classiEnergetiche, classeEnergetica) ? null : reservedFor(classiEnergetiche)
