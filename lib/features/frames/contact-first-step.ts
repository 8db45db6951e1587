import 'server-only'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { contactFields } from './contact-form'
import { type Filled, mistakesNote } from './fields'
import type { Flow } from './flows'
import { html } from './html'
import { startHref, stepHref } from './links'
import { quoteSimulation } from './quote-simulation'
import { type Mistakes, mistakesOf, mutuiForm } from './schema'
import { contactMistakes, partnerInput, sendLead } from './send-lead'
import { frame, type Page, type Visit } from './serve'
import { simulationFields, simulationOf, USUAL } from './simulation-form'
import { mintLeadToken } from './token'

type State = { failure?: string; status?: number; retryAfter?: number }

async function requestPage(flow: Flow, visit: Visit, filled: Filled, state: State = {}): Promise<Page> {
  const { failure, ...rest } = state
  const main = html`<div><h1>Il tuo mutuo, confrontato</h1><p class="lead">Dicci quanto ti serve e dove trovarti: vedi subito le offerte delle banche, e un consulente le legge con te.</p></div>
<form class="form" method="post" action="${startHref(flow, visit.partner)}" novalidate>
${mistakesNote(filled, failure)}
<section class="section" aria-labelledby="mutuo"><h2 id="mutuo">Il mutuo</h2>${await simulationFields('mutuo', filled)}</section>
<section class="section" aria-labelledby="tu"><h2 id="tu">Chi sei</h2>${contactFields(filled, filled.values.chiave ?? newId(), false)}</section>
<div class="next"><button class="azione">Mostra le offerte</button></div>
</form>`
  return { title: 'Il tuo mutuo, confrontato', main, ...rest, personal: true }
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
