'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { LazyMailDialog, LazyMortgageRequest, LazyOfferDrawer, warmDialogs } from './lazy-dialogs'
import type { Offer } from './offers'
import { Results } from './results'
import { check, fromQuery, initialSimulation, type Simulation, toQuery } from './simulation'
import { SimulationForm } from './simulation-form'
import styles from './simulator.module.css'
import { useOffers } from './use-offers'

const PAUSE_MS = 450

function keepInAddress(simulation: Simulation): void {
  history.replaceState(null, '', `${location.pathname}?${toQuery(simulation)}`)
}

/** Beside a long form the results may begin above the window, and with them a failure nobody would see. */
function showStart(results: HTMLElement | null): void {
  const top = results?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) results?.scrollIntoView({ block: 'start' })
}

/** The comparison: form, results, and the terms kept in the address. */
export function Simulator() {
  const [simulation, setSimulation] = useState(initialSimulation)
  const [open, setOpen] = useState<Offer | null>(null)
  const [wanted, setWanted] = useState<Offer | null>(null)
  const [mailing, setMailing] = useState(false)
  const { ask, refuse, ...answer } = useOffers()
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
    else void ask(asked)
    return () => clearTimeout(pause.current)
  }, [ask, refuse])

  const answered = answer.comparison !== null
  useEffect(() => {
    if (answered) warmDialogs()
  }, [answered])

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
    showStart(results.current)
  }

  const filter = (tasso: Simulation['tasso']) => {
    const next = { ...simulation, tasso }
    setSimulation(next)
    keepInAddress(next)
  }

  return (
    <div className={styles.layout}>
      <SimulationForm
        simulation={simulation}
        errors={answer.errors}
        busy={answer.loading}
        onChange={change}
        onSubmit={submit}
      />
      <section ref={results} className={styles.results} aria-label="Offerte" aria-busy={answer.loading}>
        <Results
          {...answer}
          filtro={simulation.tasso}
          onFilter={filter}
          onOpen={setOpen}
          onWant={setWanted}
          onMail={() => setMailing(true)}
          onRetry={() => run(simulation)}
        />
      </section>
      <Suspense>
        {open ? (
          <LazyOfferDrawer
            offer={open}
            quoteId={answer.comparison?.quoteId ?? ''}
            asOf={answer.comparison?.asOf ?? ''}
            onClose={() => setOpen(null)}
            onWant={() => {
              setOpen(null)
              setWanted(open)
            }}
          />
        ) : null}
        {wanted && answer.asked && answer.comparison ? (
          <LazyMortgageRequest
            offer={wanted}
            simulation={answer.asked}
            quoteId={answer.comparison.quoteId}
            onClose={() => setWanted(null)}
          />
        ) : null}
        {mailing && answer.comparison ? (
          <LazyMailDialog quoteId={answer.comparison.quoteId} onClose={() => setMailing(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
