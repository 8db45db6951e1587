'use client'

import { useState } from 'react'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/http/client'
import { type KeptWords, MOTIVO_PAROLE } from '@/lib/settings/kept-words'
import classes from './kept-words.module.css'

/**
 * Words of advertising that a text was refused for: named with their reason, and a box for why they stay. `hear` listens to what
 * went wrong, `sent` goes with the texts.
 */
export function useKeptWords() {
  const [words, setWords] = useState<KeptWords | null>(null)
  const [problem, setProblem] = useState<string>()
  const [motivo, setMotivo] = useState('')
  return {
    sent: words?.siPossonoTenere && motivo.trim() ? { [MOTIVO_PAROLE]: motivo.trim() } : {},
    hear: (error: unknown) => {
      if (!(error instanceof ApiError)) return
      setProblem(error.byField[MOTIVO_PAROLE])
      const found = error.problem.parole
      if (found) setWords(found as KeptWords)
    },
    forget: () => {
      setWords(null)
      setProblem(undefined)
      setMotivo('')
    },
    notice: words && <Notice words={words} motivo={motivo} problem={problem} onChange={setMotivo} />,
  }
}

type Props = { words: KeptWords; motivo: string; problem?: string; onChange: (motivo: string) => void }

function Notice({ words: { trovate, siPossonoTenere }, motivo, problem, onChange }: Props) {
  return (
    <section className={classes.notice} aria-label="Parole da non usare">
      <p className={classes.title}>Parole da non usare negli annunci</p>
      <ul className={classes.list}>
        {trovate.map(({ scritta, gravita, motivo: why }) => (
          <li key={scritta}>
            <strong>«{scritta}»</strong> ({gravita}): {why}.
          </li>
        ))}
      </ul>
      {siPossonoTenere ? (
        <Textarea
          name={MOTIVO_PAROLE}
          label="Perché devono restare"
          description="Resta nella cronologia, con il tuo nome. Lascialo vuoto e cambia il testo, se non serve."
          value={motivo}
          error={problem}
          onChange={onChange}
          rows={2}
        />
      ) : (
        <p className={classes.only}>
          Le parole vietate può tenerle, con un motivo, solo chi cambia le impostazioni.
        </p>
      )}
    </section>
  )
}
