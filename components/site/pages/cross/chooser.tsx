'use client'

import { QUESTIONS, type QuestionName } from '@/components/markup/cross-proposal'
import { Pill } from '@/components/site/pill'
import { SiteLink } from '@/components/site/site-link'
import styles from './chooser.module.css'
import { useCrossSimulation } from './cross-desk'

function Question({ name }: { name: QuestionName }) {
  const { answers, change } = useCrossSimulation()
  const { legend, answers: options } = QUESTIONS[name]
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([value, label]) => (
          <Pill
            key={value}
            name={name}
            value={value}
            checked={answers[name] === value}
            onChange={() => change({ [name]: value })}
          >
            {label}
          </Pill>
        ))}
      </div>
    </fieldset>
  )
}

function Answer({ proposal }: Pick<ReturnType<typeof useCrossSimulation>, 'proposal'>) {
  if (!proposal) {
    return <p>Rispondi alle tre domande: ti diciamo che cosa guarderemmo noi, e se conviene.</p>
  }
  return (
    <>
      <h2 className={styles.title}>{proposal.title}</h2>
      <p className={styles.text}>{proposal.text}</p>
      <p className={styles.actions}>
        <a href="#parliamone" className={`azione ${styles.action}`}>
          Parlane con noi
        </a>
        <SiteLink href={proposal.link.href}>{proposal.link.label}</SiteLink>
      </p>
    </>
  )
}

/** Three questions, and what we would look at. */
export function Chooser() {
  const { proposal } = useCrossSimulation()
  return (
    <div className={styles.card}>
      <form
        className={styles.questions}
        aria-label="Tre domande"
        onSubmit={(event) => event.preventDefault()}
      >
        <Question name="bisogno" />
        <Question name="manca" />
        <Question name="tasso" />
      </form>
      <div className={styles.answer} data-waiting={proposal ? undefined : true} aria-live="polite">
        <Answer proposal={proposal} />
      </div>
    </div>
  )
}
