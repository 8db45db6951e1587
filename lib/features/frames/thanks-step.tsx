import 'server-only'
import { StepHead } from '@/components/frames/document'
import { AgentCard } from '@/components/frames/person-card'
import { nextStep, RequestCode } from '@/components/markup/receipt'
import { expectedCall } from '@/lib/features/leads/follow'
import { phoneHref } from '@/lib/italian/phone-text'
import { frameLead } from './data'
import type { Flow } from './flows'
import { startHref } from './links'
import { frame } from './serve'
import { readLeadToken } from './token'

/** GET: the receipt. It opens only with the token of a request that was just made; else the frame begins again. */
export function thanksRoute(flow: Flow, { nobody = false } = {}) {
  const GET = frame(async ({ query, partner, settings }) => {
    const leadId = readLeadToken(flow.base, query.gettone ?? '')
    const lead = leadId ? await frameLead(leadId) : null
    if (!lead) return { to: startHref(flow, partner) }
    const title = 'Richiesta ricevuta'
    const agent = nobody ? null : lead.agent
    const { telefono, orari } = settings.company
    const chiamata = await expectedCall(lead.input)
    const main = (
      <>
        <StepHead title={title}>Grazie. Ti abbiamo inviato una ricevuta per e-mail.</StepHead>
        <RequestCode codice={lead.codice} className="code" />
        <p>{agent ? `Ti chiama${chiamata ? ` ${chiamata}` : ''}:` : nextStep(chiamata)}</p>
        {agent ? <AgentCard agent={agent} /> : null}
        {telefono && (
          <p className="soft">
            Vuoi parlare subito con noi? Chiama il <a href={phoneHref(telefono)}>{telefono}</a>
            {orari ? ` (${orari})` : ''}.
          </p>
        )}
        <p>
          <a className="azione-piana" href={startHref(flow, partner)}>
            Fai un’altra simulazione
          </a>
        </p>
      </>
    )
    return { title, main, personal: true }
  })
  return { GET }
}
