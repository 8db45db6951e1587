import 'server-only'
import { type Filled, hiddenFields, mistakesNote } from './fields'
import type { Flow } from './flows'
import { html } from './html'
import { partnerFields } from './links'
import { frame, type Page, type Visit } from './serve'
import { simulationFields, simulationOf, USUAL } from './simulation-form'

const WORDS = {
  mutuo: {
    title: 'Quanto costa il tuo mutuo',
    lead: 'Tre cifre, e confronti le offerte delle banche con tutte le spese dentro.',
  },
  prestito: {
    title: 'Quanto costa il tuo prestito',
    lead: 'Dicci quanto ti serve e in quanto tempo: vedi rata, TAEG e spese di ogni offerta.',
  },
} as const

/** The form of a calculator; also when it comes back with what has to be put right. */
export async function startPage(flow: Flow, visit: Visit, filled: Filled): Promise<Page> {
  const { title, lead } = WORDS[flow.product]
  const wrong = Object.keys(filled.mistakes).length > 0
  const main = html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>
<form class="form" method="get" action="${flow.base}/results" novalidate>
${mistakesNote(filled)}
${hiddenFields(partnerFields(visit.partner))}
${await simulationFields(flow.product, filled)}
<div class="next"><button class="azione">Confronta le offerte</button><p class="soft">Non chiediamo chi sei.</p></div>
</form>`
  return { title, main, status: wrong ? 422 : 200 }
}

/** GET: the start of a calculator, with what the address already says. */
export function startRoute(flow: Flow) {
  const GET = frame((visit) => {
    const values = { ...USUAL[flow.product], ...simulationOf(flow.product, visit.query) }
    return startPage(flow, visit, { values, mistakes: {} })
  })
  return { GET }
}
