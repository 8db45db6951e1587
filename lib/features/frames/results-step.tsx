import 'server-only'
import { Comparison, comparisonTitle } from '@/components/frames/comparison'
import { StepHead } from '@/components/frames/document'
import { TASSI } from '@/components/frames/simulation-fields'
import { offerName } from '@/components/markup/offer-name'
import type { Offer } from '@/lib/features/calculators/present'
import type { Flow } from './flows'
import { startHref, stepHref } from './links'
import { type Quoted, quoteSimulation } from './quote-simulation'
import { exampleOf, termsText } from './quote-terms'
import { frame, type Page, type Visit } from './serve'
import { simulationOf } from './simulation'
import { startPage } from './start-step'

type Place = { flow: Flow; visit: Visit }

/** The kinds of rate of the same simulation. */
function RatePills({ flow: { base }, visit: { partner, query } }: Place) {
  const asked = query.tasso ?? 'tutti'
  const simulation = simulationOf('mutuo', query)
  return (
    <nav className="pills" aria-label="Tipo di tasso">
      {TASSI.map(([tasso, label]) => (
        <a
          key={tasso}
          href={stepHref(base, 'results', partner, { ...simulation, tasso })}
          aria-current={tasso === asked || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function applyLink({ base, apply }: Flow, { partner }: Visit, quoteId: string) {
  return (offer: Offer, best: boolean) => {
    const href = stepHref(base, apply, partner, { simulazione: quoteId, offerta: offer.product._id })
    return (
      <a className={best ? 'azione' : 'azione-piana'} href={href}>
        Richiedi fattibilità<span className="solo-voce"> per {offerName(offer)}</span>
      </a>
    )
  }
}

function TalkLink({ flow: { base, talk }, visit: { partner, agent }, quoteId }: Place & { quoteId: string }) {
  if (!talk) return null
  const href = stepHref(base, agent ? 'contattaci' : talk, partner, { simulazione: quoteId })
  return (
    <p>
      Preferisci parlarne prima?{' '}
      <a href={href}>{agent ? `Scrivi a ${agent.nome} ${agent.cognome}` : 'Scrivici'}</a>, ti richiamiamo noi.
    </p>
  )
}

function resultsPage(flow: Flow, visit: Visit, quoted: Quoted): Page {
  const { product } = flow
  const { offers, excluded, ltv, terms, asOf, quoteId } = quoted
  const title = comparisonTitle(quoted)
  const hasPills = product === 'mutuo' && (offers.length > 0 || visit.query.tasso !== 'tutti')
  const main = (
    <>
      <StepHead title={title}>
        {termsText(terms)}.{' '}
        <a href={startHref(flow, visit.partner, simulationOf(product, visit.query))}>Cambia le cifre</a>
      </StepHead>
      {hasPills ? <RatePills flow={flow} visit={visit} /> : null}
      <Comparison
        {...exampleOf(terms, asOf)}
        offers={offers}
        excluded={excluded}
        ltv={ltv}
        action={applyLink(flow, visit, quoteId)}
      />
      <TalkLink flow={flow} visit={visit} quoteId={quoteId} />
    </>
  )
  return { title, main }
}

/** GET: the comparison of what the address asks for, or the form again with what is wrong. */
export function resultsRoute(flow: Flow) {
  const GET = frame(async (visit) => {
    const values = visit.query
    if (Object.keys(simulationOf(flow.product, values)).length === 0)
      return { to: startHref(flow, visit.partner) }
    const quoted = await quoteSimulation(flow.product, values, visit.ctx.ip)
    if ('mistakes' in quoted) return startPage(flow, visit, { values, mistakes: quoted.mistakes })
    return resultsPage(flow, visit, quoted)
  })
  return { GET }
}
