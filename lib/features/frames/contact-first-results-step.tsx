import 'server-only'
import { Comparison, comparisonTitle } from '@/components/frames/comparison'
import { StepHead } from '@/components/frames/document'
import { HiddenFields } from '@/components/frames/fields'
import { offerName } from '@/components/markup/offer-name'
import type { Offer } from '@/lib/features/calculators/present'
import { quoteById } from '@/lib/features/quotes/data'
import { chooseOffer } from './choose-offer'
import { frameLead } from './data'
import type { Flow } from './flows'
import { startHref, stepHref } from './links'
import { exampleOf, termsText } from './quote-terms'
import { frame, type Visit } from './serve'
import { mintLeadToken, readLeadToken } from './token'

/** Picking an offer is a form: it changes the request. */
function choice(flow: Flow, { partner }: Visit, gettone: string) {
  const action = stepHref(flow.base, 'results', partner)
  return (offer: Offer, best: boolean) => (
    <form method="post" action={action}>
      <HiddenFields fields={{ gettone, offerta: offer.product._id }} />
      <button type="submit" className={best ? 'azione' : 'azione-piana'}>
        MI INTERESSA<span className="solo-voce">: {offerName(offer)}</span>
      </button>
    </form>
  )
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
    const terms = { product: flow.product, ...input }
    const main = (
      <>
        <StepHead title={title}>
          {termsText(terms)}. La tua richiesta è la {lead.codice}: scegli l’offerta di cui vuoi parlare.
        </StepHead>
        <Comparison {...exampleOf(terms, asOf)} offers={offers} action={choice(flow, visit, gettone)} />
        <p>
          <a href={stepHref(flow.base, 'thankyou', visit.partner, { gettone })}>Scelgo con il consulente</a>
        </p>
      </>
    )
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
