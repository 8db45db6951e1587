'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { type Comparison, idOf, type Offer } from '@/components/markup/mortgage-offers'
import { freshOf, offerAddress, useOpenOffer } from '@/components/site/offers/use-open-offer'
import { focusField } from '../../use-first-invalid'
import { LazyMailDialog, LazyMortgageDrawer, LazyMortgageRequest, warmDialogs } from './lazy-dialogs'
import { Results } from './results'
import { check, fromQuery, initialSimulation, type Simulation, toQuery } from './simulation'
import { SimulationForm } from './simulation-form'
import { SimulationLine } from './simulation-line'
import styles from './simulator.module.css'
import { useOffers } from './use-offers'
import { useSavedExample } from './use-saved-example'

const PAUSE_MS = 450
/** The height of the site's header, which stays where it is. */
const HEADER_PX = 68
const ADDRESS = { fromQuery, check }

function keepInAddress(simulation: Simulation): void {
  history.replaceState(null, '', `${location.pathname}?${toQuery(simulation)}`)
}

/**
 * To the heading of the results, which names the new figures: beside a long form they may begin above the window, and on a phone the
 * form that folds takes the button that had the keyboard with it.
 */
function showStart(results: HTMLElement | null, side: HTMLElement | null): void {
  // Where the line that stands for the form is above the results it is to be in view too, and the header lies over neither.
  const tops = [side, results].map((one) => one?.getBoundingClientRect().top ?? 0)
  const top = Math.min(...tops)
  const isLost = document.activeElement === document.body
  if (isLost) results?.focus({ preventScroll: true })
  if (isLost || top < HEADER_PX || top > window.innerHeight / 2) results?.scrollIntoView({ block: 'start' })
}

interface Props {
  /** The answer to the simulation that the form begins with, as of today; null when there are no products. */
  example: Comparison | null
}

/** The comparison: form, results, and the terms kept in the address. On a phone the form is folded to a line. */
export function Simulator({ example }: Props) {
  const [simulation, setSimulation] = useState(initialSimulation)
  const [unfolded, setUnfolded] = useState(false)
  const [asking, setWanted] = useState<Offer | null>(null)
  const [mailing, setMailing] = useState(false)
  /** How often something was asked of the page by a button: the effect that moves it runs after each. */
  const [sent, setSent] = useState(0)
  const { ask, wait, refuse, clear, keepExample, ...answer } = useOffers(example)
  const quoteId = answer.comparison?.quoteId
  const { open, setOpen } = useOpenOffer({
    offers: answer.comparison?.offers,
    idOf,
    simulation: ADDRESS,
    settled: quoteId !== undefined,
  })
  const wanted = freshOf(answer.comparison?.offers, idOf, asking)
  useSavedExample(answer.comparison === example && example !== null, keepExample)
  const pause = useRef(0)
  const results = useRef<HTMLElement>(null)
  const side = useRef<HTMLDivElement>(null)
  /** Where the eyes go once the form has been drawn as it is now. */
  const next = useRef<'results' | 'income' | null>(null)

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

  // After the form has folded or opened: before, the place would be that of the former page.
  useEffect(() => {
    if (sent === 0) return
    if (next.current === 'results') showStart(results.current, side.current)
    if (next.current === 'income') focusField(side.current?.querySelector<HTMLElement>('[name=reddito]'))
    next.current = null
  }, [sent])

  // A field that is wrong is in view, also where the form was folded.
  const wrong = Object.keys(answer.errors).length > 0
  useEffect(() => {
    if (wrong) setUnfolded(true)
  }, [wrong])

  const change = (part: Partial<Simulation>) => {
    const next = { ...simulation, ...part }
    setSimulation(next)
    clearTimeout(pause.current)
    const { comparison, failure, loading, errors } = answer
    // A province that does not exist is refused by the server alone, and leaves the form by itself.
    if (!(comparison || failure || loading || errors.provincia)) return
    wait()
    pause.current = window.setTimeout(run, PAUSE_MS, next)
  }

  const submit = () => {
    clearTimeout(pause.current)
    run(simulation)
    if (Object.keys(check(simulation)).length > 0) return
    next.current = 'results'
    setUnfolded(false)
    setSent((times) => times + 1)
  }

  const filter = (tasso: Simulation['tasso']) => {
    const next = { ...simulation, tasso }
    setSimulation(next)
    keepInAddress(next)
  }

  return (
    <div className={styles.layout}>
      <div ref={side} className={styles.side} data-folded={!unfolded || undefined}>
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
      <section
        ref={results}
        tabIndex={-1}
        className={styles.results}
        aria-label="Offerte"
        aria-busy={answer.loading}
      >
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
          onIncome={() => {
            next.current = 'income'
            setUnfolded(true)
            setSent((times) => times + 1)
          }}
          onRetry={() => run(simulation)}
        />
      </section>
      <Suspense>
        {open ? (
          <LazyMortgageDrawer
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
