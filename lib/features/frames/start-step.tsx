import 'server-only'
import { StepHead } from '@/components/frames/document'
import { type Filled, HiddenFields, MistakesNote } from '@/components/frames/fields'
import { SimulationFields } from '@/components/frames/simulation-fields'
import type { Flow } from './flows'
import { partnerFields } from './links'
import { frame, type Page, type Visit } from './serve'
import { provincesFor, simulationOf, USUAL } from './simulation'

const WORDS = {
  mutuo: {
    title: 'Quanto costa il tuo mutuo',
    lead: 'Tre cifre, e confronti le offerte delle banche, comprese tutte le spese.',
  },
  prestito: {
    title: 'Quanto costa il tuo prestito',
    lead: 'Dicci quanto ti serve e in quanto tempo: vedi rata, TAEG e spese di ogni offerta.',
  },
} as const

/** The form of a calculator; also when it comes back with what has to be put right. */
export async function startPage(flow: Flow, visit: Visit, filled: Filled): Promise<Page> {
  const { base, product } = flow
  const { title, lead } = WORDS[product]
  const wrong = Object.keys(filled.mistakes).length > 0
  const main = (
    <>
      <StepHead title={title}>{lead}</StepHead>
      <form className="form" method="get" action={`${base}/results`} noValidate>
        <MistakesNote filled={filled} />
        <HiddenFields fields={partnerFields(visit.partner)} />
        <SimulationFields product={product} filled={filled} provinces={await provincesFor(product)} />
        <div className="next">
          <button type="submit" className="azione">
            Confronta le offerte
          </button>
          <p className="soft">Non chiediamo chi sei.</p>
        </div>
      </form>
    </>
  )
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
