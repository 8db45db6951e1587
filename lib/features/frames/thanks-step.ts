import 'server-only'
import { phoneHref } from '@/lib/italian/phone-text'
import { frameLead } from './data'
import type { Flow } from './flows'
import { html } from './html'
import { startHref } from './links'
import { agentCard } from './person-card'
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
    const main = html`<div><h1>${title}</h1><p class="lead">Grazie. Ti abbiamo mandato una ricevuta per e-mail.</p></div>
<p class="code">La tua richiesta è la <strong>${lead.codice}</strong></p>
${agent ? html`<p>Ti chiama:</p>${agentCard(agent)}` : html`<p>Ora la legge un consulente: il suo nome ti arriva per e-mail prima che ti chiami.</p>`}
<p class="soft">Vuoi parlare subito con noi? Chiama il <a href="${phoneHref(telefono)}">${telefono}</a> (${orari}).</p>
<p><a class="azione-piana" href="${startHref(flow, partner)}">Fai un’altra simulazione</a></p>`
    return { title, main, personal: true }
  })
  return { GET }
}
