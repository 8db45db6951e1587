import 'server-only'
import type { Offer } from '@/lib/features/calculators/present'
import { askedText } from './asked'
import { comparisonOf, comparisonTitle } from './comparison'
import type { Flow } from './flows'
import { type Html, html } from './html'
import { startHref, stepHref } from './links'
import { offerName } from './offer-card'
import { type Quoted, quoteSimulation } from './quote-simulation'
import { frame, type Page, type Visit } from './serve'
import { simulationOf, TASSI } from './simulation-form'
import { startPage } from './start-step'

/** The kinds of rate of the same simulation. */
function ratePills({ base }: Flow, { partner, query }: Visit): Html {
  const asked = query.tasso ?? 'tutti'
  const pill = ([tasso, label]: [string, string]) =>
    html`<a href="${stepHref(base, 'results', partner, { ...simulationOf('mutuo', query), tasso })}"${tasso === asked && html` aria-current="true"`}>${label}</a>`
  return html`<nav class="pills" aria-label="Tipo di tasso">${Object.entries(TASSI).map(pill)}</nav>`
}

function applyLink({ base, apply }: Flow, { partner }: Visit, quoteId: string) {
  return (offer: Offer, best: boolean) => {
    const href = stepHref(base, apply, partner, { simulazione: quoteId, offerta: offer.product._id })
    return html`<a class="${best ? 'azione' : 'azione-piana'}" href="${href}">RICHIEDI FATTIBILITÀ<span class="solo-voce"> per ${offerName(offer)}</span></a>`
  }
}

function talkLink({ base, talk }: Flow, { partner, agent }: Visit, quoteId: string): Html | false {
  if (!talk) return false
  const step = agent ? 'contattaci' : talk
  const who = agent ? `Scrivi a ${agent.nome} ${agent.cognome}` : 'Scrivici'
  return html`<p>Preferisci parlarne prima? <a href="${stepHref(base, step, partner, { simulazione: quoteId })}">${who}</a>, ti richiamiamo noi.</p>`
}

function resultsPage(flow: Flow, visit: Visit, quoted: Quoted): Page {
  const { product } = flow
  const title = comparisonTitle(quoted)
  const hasPills = product === 'mutuo' && (quoted.offers.length > 0 || visit.query.tasso !== 'tutti')
  const back = startHref(flow, visit.partner, simulationOf(product, visit.query))
  const main = html`<div><h1>${title}</h1><p class="lead">${askedText(quoted.asked)}. <a href="${back}">Cambia le cifre</a></p></div>
${hasPills && ratePills(flow, visit)}
<section class="section" aria-label="Offerte"><h2 class="solo-voce">Offerte</h2>${comparisonOf(quoted.asked, quoted, applyLink(flow, visit, quoted.quoteId))}</section>
${talkLink(flow, visit, quoted.quoteId)}`
  return { title, main }
}

/** GET: the comparison of what the address asks for, or the form again with what is wrong. */
export function resultsRoute(flow: Flow) {
  const GET = frame(async (visit) => {
    const values = visit.query
    if (Object.keys(simulationOf(flow.product, values)).length === 0)
      return { to: startHref(flow, visit.partner) }
    const quoted = await quoteSimulation(flow.product, values, visit.ctx.ip)
    if ('mistakes' in quoted) return startPage(flow, visit, { values, mistakes: quoted.mistakes })
    return resultsPage(flow, visit, quoted)
  })
  return { GET }
}
