import 'server-only'
import { ContactFields } from '@/components/frames/contact-fields'
import { StepHead } from '@/components/frames/document'
import { type Filled, MistakesNote } from '@/components/frames/fields'
import { FrameExample, OfferFigures } from '@/components/frames/offer-card'
import { AgentCard } from '@/components/frames/person-card'
import { offerName } from '@/components/markup/offer-name'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Offer } from '@/lib/features/calculators/present'
import { quoteById } from '@/lib/features/quotes/data'
import type { Flow } from './flows'
import { startHref, stepHref } from './links'
import { exampleOf, type QuoteTerms, termsText } from './quote-terms'
import { partnerInput, sendLead } from './send-lead'
import { frame, type Page, type StepResult, type Visit } from './serve'
import { mintLeadToken } from './token'

type Step = {
  name: 'request' | 'contattaci' | 'contattaciPublic'
  thanks: 'thankyou' | 'thankyouPublic'
  /** What the step cannot do without; who lacks it is sent on. */
  needs?: 'offer' | 'agent'
  /** Names no agent, whatever the address says. */
  nobody?: boolean
}

type Simulation = { quoteId: string; terms: QuoteTerms; offer?: Offer; asOf: string | null }

/** The simulation that the address names; one that is no more counts as none. */
async function simulationOf(
  flow: Flow,
  { simulazione = '', offerta }: Visit['query'],
): Promise<Simulation | null> {
  try {
    const { id, input, offers, asOf } = await quoteById(simulazione)
    const offer = offers.find(({ product }) => product._id === offerta)
    return { quoteId: id, terms: { product: flow.product, ...input }, offer, asOf }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

function Summary({ offer, asOf, terms }: Simulation) {
  const text = termsText(terms)
  if (!offer) return <p className="note">La tua simulazione: {text.toLowerCase()}.</p>
  return (
    <section className="card" aria-label="La tua simulazione">
      <div>
        <h2>{offerName(offer)}</h2>
        <p className="product">{text}</p>
      </div>
      <OfferFigures offer={offer} />
      <FrameExample {...exampleOf(terms, asOf)} offer={offer} />
    </section>
  )
}

function words(step: Step, { agent }: Visit, simulation: Simulation | null) {
  if (simulation?.offer)
    return {
      title: 'Richiedi fattibilità',
      lead: 'Ti diciamo se la banca può accettarla. Non costa nulla e non ti impegna.',
    }
  if (agent && !step.nobody)
    return { title: `Scrivi a ${agent.nome} ${agent.cognome}`, lead: 'Ti risponde di persona.' }
  return { title: 'Parlane con noi', lead: 'Un consulente ti richiama, senza impegno.' }
}

type State = { filled: Filled; failure?: string; status?: number; retryAfter?: number }

function contactPage(
  flow: Flow,
  step: Step,
  visit: Visit,
  simulation: Simulation | null,
  state: State,
): Page {
  const { title, lead } = words(step, visit, simulation)
  const { simulazione, offerta } = visit.query
  const action = stepHref(flow.base, step.name, visit.partner, { simulazione, offerta })
  const { filled, failure, status, retryAfter } = state
  const main = (
    <>
      <StepHead title={title}>{lead}</StepHead>
      <MistakesNote filled={filled} failure={failure} />
      {simulation ? <Summary {...simulation} /> : null}
      {visit.agent && !step.nobody ? <AgentCard agent={visit.agent} /> : null}
      <form className="form" method="post" action={action} noValidate>
        <ContactFields
          filled={filled}
          sendingKey={filled.values.chiave ?? newId()}
          message={!simulation?.offer}
        />
        <div className="next">
          <button type="submit" className="azione">
            Invia
          </button>
          <a href={startHref(flow, visit.partner)}>Torna al calcolatore</a>
        </div>
      </form>
    </>
  )
  return { title, main, status, retryAfter, personal: true }
}

/** Where somebody without what the step needs is sent; null when nothing is missing. */
function elsewhere(
  flow: Flow,
  { needs }: Step,
  visit: Visit,
  simulation: Simulation | null,
): StepResult | null {
  if (needs === 'offer' && !simulation?.offer) return { to: startHref(flow, visit.partner) }
  if (needs !== 'agent' || visit.agent) return null
  return {
    to: stepHref(flow.base, 'contattaciPublic', visit.partner, { simulazione: visit.query.simulazione }),
  }
}

/** GET: the contact form; POST: makes the lead and goes to the thank-you page, or shows what to put right. */
export function contactRoute(flow: Flow, step: Step) {
  const GET = frame(async (visit) => {
    const simulation = await simulationOf(flow, visit.query)
    const filled = { values: {}, mistakes: {} }
    return elsewhere(flow, step, visit, simulation) ?? contactPage(flow, step, visit, simulation, { filled })
  })
  const POST = frame(async (visit) => {
    const simulation = await simulationOf(flow, visit.query)
    const sent = await sendLead(flow, visit, step.name, () => ({
      quoteId: simulation?.quoteId,
      productId: simulation?.offer?.product._id,
      agentId: step.nobody ? undefined : visit.agent?.id,
      input: partnerInput(visit),
    }))
    if ('leadId' in sent) {
      const gettone = mintLeadToken(flow.base, sent.leadId)
      return { to: stepHref(flow.base, step.thanks, visit.partner, { gettone }) }
    }
    const { mistakes, ...rest } = sent
    return contactPage(flow, step, visit, simulation, { filled: { values: visit.form, mistakes }, ...rest })
  })
  return { GET, POST }
}
