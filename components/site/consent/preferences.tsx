'use client'

import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type CookieChoices, type CookieConsent, consentEnd, storedConsent, watchConsent } from '../consent'
import { CookieSwitches } from './cookie-switches'
import styles from './preferences.module.css'
import { consentLog, saveConsent } from './save-consent'

const NONE: CookieChoices = { statistiche: false, marketing: false }
const ALL: CookieChoices = { statistiche: true, marketing: true }

const day = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})
const shortDay = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
})

function words({ statistiche, marketing }: CookieChoices): string {
  if (statistiche && marketing) return 'tutti i cookie'
  if (statistiche) return 'tecnici e statistiche'
  return marketing ? 'tecnici e marketing' : 'solo tecnici'
}

/** What this browser has chosen, and its earlier choices; null before scripts run. */
function useConsent(): { current: CookieConsent | null; log: CookieConsent[] } | null {
  const [state, setState] = useState<{ current: CookieConsent | null; log: CookieConsent[] } | null>(null)
  useEffect(() => {
    const read = () => setState({ current: storedConsent(), log: consentLog() })
    read()
    return watchConsent(read)
  }, [])
  return state
}

function statusOf(current: CookieConsent | null | undefined): string {
  if (!current) return 'Non hai ancora scelto: usiamo solo i cookie tecnici.'
  const { at, choices } = current
  return `Ora: ${words(choices)}. Scelta del ${shortDay.format(new Date(at))}, vale fino al ${shortDay.format(consentEnd(at))}.`
}

/** The switches with what was chosen, and the choices made so far in this browser. */
export function Preferences() {
  const hydrated = useHydrated()
  const consent = useConsent()
  const [draft, setDraft] = useState<CookieChoices | null>(null)
  const value = draft ?? consent?.current?.choices ?? NONE
  const save = (choices: CookieChoices) => {
    saveConsent(choices)
    setDraft(null)
  }
  return (
    <div className={styles.card}>
      <p className={styles.status} role="status">
        {statusOf(consent?.current)}
      </p>
      <CookieSwitches value={value} onChange={setDraft} />
      <div className={styles.ways}>
        <button type="button" disabled={!hydrated} onClick={() => save(value)}>
          Salva
        </button>
        <button type="button" disabled={!hydrated} onClick={() => save(ALL)}>
          Accetta tutto
        </button>
        <button type="button" disabled={!hydrated} onClick={() => save(NONE)}>
          Rifiuta
        </button>
      </div>
      <details className={styles.log}>
        <summary>Le tue scelte in questo browser</summary>
        {consent && consent.log.length > 0 ? (
          <ol>
            {consent.log.map(({ at, choices, version }) => (
              <li key={at}>
                <time dateTime={at}>{day.format(new Date(at))}</time>: {words(choices)}{' '}
                <small>(testo {version})</small>
              </li>
            ))}
          </ol>
        ) : (
          <p>Ancora nessuna.</p>
        )}
      </details>
    </div>
  )
}
