import 'server-only'
import { AppError } from '@/lib/core/errors'
import { mortgageProducts, priceTables } from '@/lib/features/calculators/data'
import { calcolaMutui } from '@/lib/features/calculators/mutui'
import type { Offer } from '@/lib/features/calculators/present'
import { calcolaPrestiti } from '@/lib/features/calculators/prestiti'
import { checkProvince } from '@/lib/features/enums/check-province'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { consumeAddress } from '@/lib/http/rate-limit'
import { amountOf } from './amount'
import { type Asked, askedText } from './asked'
import { type Filled, hiddenFields, mistakesNote } from './fields'
import type { Flow } from './flows'
import { type Html, html } from './html'
import { partnerFields, startHref } from './links'
import { exampleText, offerFigures, offerName } from './offer-card'
import { agentCard, companyCard } from './person-card'
import { CALCULATORS } from './quote-simulation'
import { type Fields, type Mistakes, mistakesOf, mutuiForm, prestitiForm } from './schema'
import { frame, type Page, type Visit } from './serve'
import { simulationFields, simulationOf, USUAL } from './simulation-form'

type Flyer = { path: string; calculator: Flow }
type Example = { offer: Offer | undefined; asOf: string | null; asked: Asked }

/** What anybody can ask for: beyond it the bank wants a guarantee, which an example must not take for granted. */
const LTV_ORDINARIO = 80

/** A house for which the amount is three quarters, when the address does not say its value. */
function withHouse({ valoreImmobile, importo, ...rest }: Fields): Fields {
  const amount = amountOf(importo)
  const value = amount ? String(Math.ceil(amount / 0.75 / 1000) * 1000) : undefined
  return { ...rest, importo, valoreImmobile: valoreImmobile ?? value }
}

/** Today's offer with the lowest TAEG; nothing is kept, a flyer is nobody's simulation. */
async function cheapest({ product }: Flow, form: Fields): Promise<Example | { mistakes: Mistakes }> {
  if (product === 'mutuo') {
    const { data, error } = mutuiForm(form)
    if (!data) return { mistakes: mistakesOf(error.issues) }
    await checkProvince(data.provincia)
    const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
    const ordinary = prodotti.filter(({ ltvMax }) => ltvMax <= LTV_ORDINARIO)
    const of = (some: typeof prodotti) => calcolaMutui(data, { prodotti: some, valori })
    const { asOf, offers } = of(ordinary)
    return { offer: offers[0] ?? of(prodotti).offers[0], asOf, asked: { product, ...data } }
  }
  const { data, error } = prestitiForm(form)
  if (!data) return { mistakes: mistakesOf(error.issues) }
  const tables = await priceTables(data.durata)
  const { offers } = calcolaPrestiti(data, tables)
  return { offer: offers[0], asOf: tables.oggi, asked: { product, ...data } }
}

async function exampleOf(flow: Flow, form: Fields): Promise<Example | { mistakes: Mistakes }> {
  try {
    return await cheapest(flow, form)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return { mistakes: mistakesOf(error.errors.map(({ path, message }) => ({ path: [path], message }))) }
  }
}

/** The form of the flyer's own figures, when those of the address do not do. */
async function askAgain({ path, calculator }: Flyer, { partner }: Visit, filled: Filled): Promise<Page> {
  const wrong = Object.keys(filled.mistakes).length > 0
  const main = html`<div><h1>Scegli un altro esempio</h1>
${!wrong && html`<p class="lead">Con queste cifre oggi nessun prodotto torna.</p>`}</div>
<form class="form" method="get" action="${path}" novalidate>${mistakesNote(filled)}${hiddenFields(partnerFields(partner))}
${await simulationFields(calculator.product, filled)}
<div class="next"><button class="azione">Mostra la rata</button></div></form>`
  return { title: 'Scegli un altro esempio', main, status: wrong ? 422 : 200 }
}

function contacts({ agent, settings }: Visit): Html {
  return html`<section class="section" aria-labelledby="chi"><h2 id="chi">${agent ? 'Parlane con me' : 'Parlane con noi'}</h2>
${agent ? agentCard(agent) : companyCard(settings.company)}</section>`
}

function flyerPage(flyer: Flyer, visit: Visit, values: Fields, example: Example & { offer: Offer }): Page {
  const { offer, asOf, asked } = example
  const { calculator } = flyer
  const title = askedText(asked)
  const again = startHref(calculator, visit.partner, values)
  const main = html`<div class="flyer section"><h1>${title}</h1>
<section class="card" aria-label="Esempio">${offerFigures(offer)}<p class="product">${offerName(offer)}</p></section>
<div class="note">${exampleText(offer, asOf, asked)}</div>
<p class="screen"><a class="azione" href="${again}">Calcola la tua rata</a></p>
${contacts(visit)}</div>`
  return { title, main }
}

/** GET: an example instalment of today with the agent's contacts, to look at or to print. */
export function flyerRoute(flyer: Flyer) {
  const { product } = flyer.calculator
  const GET = frame(async (visit) => {
    await consumeAddress(CALCULATORS, visit.ctx.ip)
    const usual = { ...USUAL[product], valoreImmobile: undefined, tasso: 'fisso' }
    const asked = simulationOf(product, { ...usual, ...visit.query })
    const values = product === 'mutuo' ? withHouse(asked) : asked
    const found = await exampleOf(flyer.calculator, values)
    if ('mistakes' in found) return askAgain(flyer, visit, { values, mistakes: found.mistakes })
    const { offer } = found
    if (!offer) return askAgain(flyer, visit, { values, mistakes: {} })
    return flyerPage(flyer, visit, values, { ...found, offer })
  })
  return { GET }
}
