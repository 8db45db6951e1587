import 'server-only'
import { StepHead } from '@/components/frames/document'
import { type Filled, HiddenFields, MistakesNote } from '@/components/frames/fields'
import { FrameExample, OfferFigures } from '@/components/frames/offer-card'
import { AgentCard, CompanyCard } from '@/components/frames/person-card'
import { SimulationFields } from '@/components/frames/simulation-fields'
import { offerName } from '@/components/markup/offer-name'
import { AppError } from '@/lib/core/errors'
import { type Example, loanExample, mortgageExample, usualHouse } from '@/lib/features/calculators/example'
import type { Offer } from '@/lib/features/calculators/present'
import { CALCULATORS } from '@/lib/http/form-limits'
import { consumeAddress } from '@/lib/http/rate-limit'
import { readNumber } from '@/lib/italian/numbers'
import type { Flow } from './flows'
import { partnerFields, startHref } from './links'
import { exampleOf, type QuoteTerms, termsText } from './quote-terms'
import { type Fields, type Mistakes, mistakesOf, mutuiForm, prestitiForm } from './schema'
import { frame, type Page, type Visit } from './serve'
import { provincesFor, simulationOf, USUAL } from './simulation'

type Flyer = { path: string; calculator: Flow }
type Shown = Pick<Example, 'offer' | 'asOf'> & { terms: QuoteTerms }

/** A house for which the amount is three quarters, when the address does not say its value. */
function withHouse({ valoreImmobile, importo, ...rest }: Fields): Fields {
  const amount = readNumber(importo ?? '', 'money').value
  const value = amount ? String(usualHouse(amount)) : undefined
  return { ...rest, importo, valoreImmobile: valoreImmobile ?? value }
}

/** Today's offer with the lowest TAEG; nothing is kept, a flyer is nobody's simulation. */
async function cheapest({ product }: Flow, form: Fields): Promise<Shown | { mistakes: Mistakes }> {
  if (product === 'mutuo') {
    const { data, error } = mutuiForm(form)
    if (!data) return { mistakes: mistakesOf(error.issues) }
    return { ...(await mortgageExample(data)), terms: { product, ...data } }
  }
  const { data, error } = prestitiForm(form)
  if (!data) return { mistakes: mistakesOf(error.issues) }
  return { ...(await loanExample(data)), terms: { product, ...data } }
}

async function findExample(flow: Flow, form: Fields): Promise<Shown | { mistakes: Mistakes }> {
  try {
    return await cheapest(flow, form)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return { mistakes: mistakesOf(error.errors.map(({ path, message }) => ({ path: [path], message }))) }
  }
}

/** The form of the flyer's own figures, when those of the address do not do. */
async function askAgain({ path, calculator }: Flyer, { partner }: Visit, filled: Filled): Promise<Page> {
  const wrong = Object.keys(filled.mistakes).length > 0
  const title = 'Scegli un altro esempio'
  const { product } = calculator
  const main = (
    <>
      <StepHead title={title}>{wrong ? null : 'Nessun prodotto per questi importi.'}</StepHead>
      <form className="form" method="get" action={path} noValidate>
        <MistakesNote filled={filled} />
        <HiddenFields fields={partnerFields(partner)} />
        <SimulationFields product={product} filled={filled} provinces={await provincesFor(product)} />
        <div className="next">
          <button type="submit" className="azione">
            Mostra la rata
          </button>
        </div>
      </form>
    </>
  )
  return { title, main, status: wrong ? 422 : 200 }
}

function Contacts({ agent, settings }: Visit) {
  return (
    <section className="section" aria-labelledby="chi">
      <h2 id="chi">{agent ? 'Parlane con me' : 'Parlane con noi'}</h2>
      {agent ? <AgentCard agent={agent} /> : <CompanyCard company={settings.company} />}
    </section>
  )
}

function flyerPage(flyer: Flyer, visit: Visit, values: Fields, example: Shown & { offer: Offer }): Page {
  const { offer, asOf, terms } = example
  const title = termsText(terms)
  const main = (
    <div className="flyer section">
      <h1>{title}</h1>
      <section className="card" aria-label="Esempio">
        <OfferFigures offer={offer} />
        <p className="product">{offerName(offer)}</p>
      </section>
      <div className="note">
        <FrameExample {...exampleOf(terms, asOf)} offer={offer} />
      </div>
      <p className="screen">
        <a className="azione" href={startHref(flyer.calculator, visit.partner, values)}>
          Calcola la tua rata
        </a>
      </p>
      <Contacts {...visit} />
    </div>
  )
  return { title, main }
}

/** GET: an example instalment of today with the agent's contacts, to look at or to print. */
export function flyerRoute(flyer: Flyer) {
  const { product } = flyer.calculator
  const GET = frame(async (visit) => {
    await consumeAddress(CALCULATORS, visit.ctx.ip)
    const usual = { ...USUAL[product], valoreImmobile: undefined, tasso: 'fisso' }
    const terms = simulationOf(product, { ...usual, ...visit.query })
    const values = product === 'mutuo' ? withHouse(terms) : terms
    const found = await findExample(flyer.calculator, values)
    if ('mistakes' in found) return askAgain(flyer, visit, { values, mistakes: found.mistakes })
    const { offer } = found
    if (!offer) return askAgain(flyer, visit, { values, mistakes: {} })
    return flyerPage(flyer, visit, values, { ...found, offer })
  })
  return { GET }
}
