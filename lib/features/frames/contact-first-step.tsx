import 'server-only'
import { ContactFields } from '@/components/frames/contact-fields'
import { StepHead } from '@/components/frames/document'
import { type Filled, MistakesNote } from '@/components/frames/fields'
import { SimulationFields } from '@/components/frames/simulation-fields'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Flow } from './flows'
import { startHref, stepHref } from './links'
import { quoteSimulation } from './quote-simulation'
import { type Mistakes, mistakesOf, mutuiForm } from './schema'
import { contactMistakes, partnerInput, sendLead } from './send-lead'
import { frame, type Page, type Visit } from './serve'
import { provincesFor, simulationOf, USUAL } from './simulation'
import { mintLeadToken } from './token'

const TITLE = 'Il tuo mutuo, confrontato'

type State = { failure?: string; status?: number; retryAfter?: number }

async function requestPage(flow: Flow, visit: Visit, filled: Filled, state: State = {}): Promise<Page> {
  const { failure, ...rest } = state
  const main = (
    <>
      <StepHead title={TITLE}>
        Dicci quanto ti serve e dove trovarti: vedi subito le offerte delle banche, e un consulente le legge
        con te.
      </StepHead>
      <form className="form" method="post" action={startHref(flow, visit.partner)} noValidate>
        <MistakesNote filled={filled} failure={failure} />
        <section className="section" aria-labelledby="mutuo">
          <h2 id="mutuo">Il mutuo</h2>
          <SimulationFields product="mutuo" filled={filled} provinces={await provincesFor('mutuo')} />
        </section>
        <section className="section" aria-labelledby="tu">
          <h2 id="tu">Chi sei</h2>
          <ContactFields filled={filled} sendingKey={filled.values.chiave ?? newId()} message={false} />
        </section>
        <div className="next">
          <button type="submit" className="azione">
            Mostra le offerte
          </button>
        </div>
      </form>
    </>
  )
  return { title: TITLE, main, ...rest, personal: true }
}

/** Both halves are checked before anything is kept, so that all that is wrong is said at once. */
function mistakesIn(flow: Flow, visit: Visit) {
  const { error } = mutuiForm(visit.form)
  return { ...(error ? mistakesOf(error.issues) : {}), ...contactMistakes(flow, visit) }
}

/** Figures that the mathematics refuses, as the failure of a field of the form. */
const refusal = (mistakes: Mistakes) =>
  new AppError('invalid', 'Controlla le cifre del mutuo.', {
    errors: Object.entries(mistakes).map(([path, message]) => ({ path, message })),
  })

/** GET: simulation and contact in one form; POST: quote and lead, then the results. */
export function contactFirstRoute(flow: Flow) {
  const GET = frame((visit) => {
    const values = { ...USUAL.mutuo, ...simulationOf('mutuo', visit.query) }
    return requestPage(flow, visit, { values, mistakes: {} })
  })
  const POST = frame(async (visit) => {
    const values = visit.form
    const wrong = mistakesIn(flow, visit)
    if (Object.keys(wrong).length > 0) {
      return requestPage(flow, visit, { values, mistakes: wrong }, { status: 422 })
    }
    const sent = await sendLead(flow, visit, flow.start, async () => {
      const quoted = await quoteSimulation('mutuo', values, visit.ctx.ip)
      if ('mistakes' in quoted) throw refusal(quoted.mistakes)
      return { quoteId: quoted.quoteId, agentId: visit.agent?.id, input: partnerInput(visit) }
    })
    if ('leadId' in sent) {
      const gettone = mintLeadToken(flow.base, sent.leadId)
      return { to: stepHref(flow.base, 'results', visit.partner, { gettone }) }
    }
    const { mistakes, ...state } = sent
    return requestPage(flow, visit, { values, mistakes }, state)
  })
  return { GET, POST }
}
