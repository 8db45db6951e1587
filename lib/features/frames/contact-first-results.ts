import 'server-only'
import type { Offer } from '@/lib/features/calculators/present'
import { quoteById } from '@/lib/features/quotes/data'
import { askedText } from './asked'
import { chooseOffer } from './choose-offer'
import { comparisonOf, comparisonTitle } from './comparison'
import { frameLead } from './data'
import { hiddenFields } from './fields'
import type { Flow } from './flows'
import { html } from './html'
import { startHref, stepHref } from './links'
import { offerName } from './offer-card'
import { frame, type Visit } from './serve'
import { mintLeadToken, readLeadToken } from './token'

/** Picking an offer is a form: it changes the request. */
function choice(flow: Flow, { partner }: Visit, gettone: string) {
  const action = stepHref(flow.base, 'results', partner)
  return (offer: Offer, best: boolean) => html`<form method="post" action="${action}">
${hiddenFields({ gettone, offerta: offer.product._id })}
<button class="${best ? 'azione' : 'azione-piana'}">MI INTERESSA<span class="solo-voce">: ${offerName(offer)}</span></button>
</form>`
}

/** GET: the offers of a request that was just made; POST: the one that the person picks. */
export function contactFirstResultsRoute(flow: Flow) {
  const GET = frame(async (visit) => {
    const { gettone = '' } = visit.query
    const leadId = readLeadToken(flow.base, gettone)
    const lead = leadId ? await frameLead(leadId) : null
    if (!lead?.quoteId) return { to: startHref(flow, visit.partner) }
    const { input, offers, asOf } = await quoteById(lead.quoteId)
    const title = comparisonTitle({ offers })
    const asked = { product: flow.product, ...input }
    const thanks = stepHref(flow.base, 'thankyou', visit.partner, { gettone })
    const main = html`<div><h1>${title}</h1><p class="lead">${askedText(asked)}. La tua richiesta è la ${lead.codice}: scegli l’offerta di cui vuoi parlare.</p></div>
<section class="section" aria-label="Offerte"><h2 class="solo-voce">Offerte</h2>${comparisonOf(asked, { offers, asOf }, choice(flow, visit, gettone))}</section>
<p><a href="${thanks}">Scelgo con il consulente</a></p>`
    return { title, main, personal: true }
  })
  const POST = frame(async ({ form, partner, ctx }) => {
    const leadId = readLeadToken(flow.base, form.gettone ?? '')
    if (!leadId) return { to: startHref(flow, partner) }
    await chooseOffer(ctx, leadId, form.offerta ?? '')
    return { to: stepHref(flow.base, 'thankyou', partner, { gettone: mintLeadToken(flow.base, leadId) }) }
  })
  return { GET, POST }
}
