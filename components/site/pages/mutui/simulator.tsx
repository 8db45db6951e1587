'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { type Comparison, idOf, type Offer } from '@/components/markup/mortgage-offers'
import { offerAddress, useOpenOffer } from '@/components/site/offers/use-open-offer'
import { LazyMailDialog, LazyMortgageRequest, LazyOfferDrawer, warmDialogs } from './lazy-dialogs'
import { Results } from './results'
import { check, fromQuery, initialSimulation, type Simulation, toQuery } from './simulation'
import { SimulationForm } from './simulation-form'
import { SimulationLine } from './simulation-line'
import styles from './simulator.module.css'
import { useOffers } from './use-offers'
import { useSavedExample } from './use-saved-example'

const PAUSE_MS = 450
const ADDRESS = { fromQuery, check }

function keepInAddress(simulation: Simulation): void {
  history.replaceState(null, '', `${location.pathname}?${toQuery(simulation)}`)
}

/** Beside a long form the results may begin above the window, and with them a failure nobody would see. */
function showStart(results: HTMLElement | null): void {
  const top = results?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) results?.scrollIntoView({ block: 'start' })
}

interface Props {
  /** The answer to the simulation that the form begins with, as of today; null when there are no products. */
  example: Comparison | null
}

/** The comparison: form, results, and the terms kept in the address. On a phone the form is folded to a line. */
export function Simulator({ example }: Props) {
  const [simulation, setSimulation] = useState(initialSimulation)
  const [unfolded, setUnfolded] = useState(false)
  const [wanted, setWanted] = useState<Offer | null>(null)
  const [mailing, setMailing] = useState(false)
  const { ask, refuse, clear, keepExample, ...answer } = useOffers(example)
  const quoteId = answer.comparison?.quoteId
  const { open, setOpen } = useOpenOffer({
    offers: answer.comparison?.offers,
    idOf,
    simulation: ADDRESS,
    settled: quoteId !== undefined,
  })
  useSavedExample(answer.comparison === example && example !== null, keepExample)
  const pause = useRef(0)
  const results = useRef<HTMLElement>(null)

  const run = (next: Simulation) => {
    const errors = check(next)
    if (Object.keys(errors).length > 0) return refuse(errors)
    keepInAddress(next)
    void ask(next)
  }

  // The page is static: what the address asks for is known only here.
  useEffect(() => {
    const asked = fromQuery(location.search)
    if (!asked) return
    setSimulation(asked)
    const errors = check(asked)
    if (Object.keys(errors).length > 0) refuse(errors)
    else {
      clear()
      void ask(asked)
    }
    return () => clearTimeout(pause.current)
  }, [ask, refuse, clear])

  useEffect(() => {
    if (quoteId) warmDialogs()
  }, [quoteId])

  const change = (part: Partial<Simulation>) => {
    const next = { ...simulation, ...part }
    setSimulation(next)
    clearTimeout(pause.current)
    const { comparison, failure, loading, errors } = answer
    // A province that does not exist is refused by the server alone, and leaves the form by itself.
    if (comparison || failure || loading || errors.provincia)
      pause.current = window.setTimeout(run, PAUSE_MS, next)
  }

  const submit = () => {
    clearTimeout(pause.current)
    run(simulation)
    if (Object.keys(check(simulation)).length === 0) setUnfolded(false)
    showStart(results.current)
  }

  const filter = (tasso: Simulation['tasso']) => {
    const next = { ...simulation, tasso }
    setSimulation(next)
    keepInAddress(next)
  }

  return (
    <div className={styles.layout}>
      <div className={styles.side} data-folded={!unfolded || undefined}>
        <SimulationLine simulation={simulation} unfolded={unfolded} onToggle={() => setUnfolded(!unfolded)} />
        <div id="simulazione" className={styles.form}>
          <SimulationForm
            simulation={simulation}
            errors={answer.errors}
            busy={answer.loading}
            onChange={change}
            onSubmit={submit}
          />
        </div>
      </div>
      <section ref={results} className={styles.results} aria-label="Offerte" aria-busy={answer.loading}>
        <Results
          {...answer}
          filtro={simulation.tasso}
          onFilter={filter}
          onOpen={setOpen}
          onWant={setWanted}
          onMail={() => {
            setMailing(true)
            if (!quoteId) void ask(simulation)
          }}
          onRetry={() => run(simulation)}
        />
      </section>
      <Suspense>
        {open ? (
          <LazyOfferDrawer
            offer={open}
            quoteId={quoteId}
            address={offerAddress(
              '/mutui',
              toQuery({ ...(answer.asked ?? simulation), tasso: simulation.tasso }),
              idOf(open),
            )}
            asOf={answer.comparison?.asOf ?? ''}
            onClose={() => setOpen(null)}
            onWant={() => {
              setOpen(null)
              setWanted(open)
            }}
          />
        ) : null}
        {wanted && answer.asked ? (
          <LazyMortgageRequest
            offer={wanted}
            simulation={answer.asked}
            quoteId={quoteId}
            onClose={() => setWanted(null)}
          />
        ) : null}
        {mailing && quoteId ? (
          <LazyMailDialog quoteId={quoteId} filtro={simulation.tasso} onClose={() => setMailing(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
