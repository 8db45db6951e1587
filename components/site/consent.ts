import { shiftMonths } from '@/lib/core/months'

/** What a visitor may allow beyond technical cookies. */
export type CookieChoice = 'statistiche' | 'marketing'
export type CookieChoices = Record<CookieChoice, boolean>

export interface CookieConsent {
  /** Version of the text that was shown. */
  version: string
  /** When, ISO 8601. */
  at: string
  /** Names the visitor's choices to the server; it names nobody. */
  id: string
  choices: CookieChoices
}

export const CONSENT_KEY = 'cookie_consent'
/** Where choices wait for the server to have them; see consent/save-consent.ts. */
export const QUEUE_KEY = 'cookie_consent_queue'
/** Version of the text that people are shown: with a new one everybody is asked again. */
export const COOKIE_TEXT_VERSION = '2026-11'
/** The page where a choice is changed or taken back. */
export const PREFERENCES_PATH = '/pagine/preferenze-cookie'

const CHANGED = 'cookie-consent'
const VALID_MONTHS = 6

/** The day from which a choice counts no more and the question is asked again (Garante, 10/06/2021). */
export const consentEnd = (at: string): Date => shiftMonths(new Date(at), VALID_MONTHS)

function parse(text: string | null): CookieConsent | null {
  const value = text ? (JSON.parse(text) as Partial<CookieConsent> | null) : null
  if (!value?.at || !value.id || !value.choices) return null
  return value as CookieConsent
}

/** What the browser keeps, whether it still counts or not. */
export function lastConsent(): CookieConsent | null {
  try {
    return parse(localStorage.getItem(CONSENT_KEY))
  } catch {
    // Storage may be closed, or hold what somebody else wrote: then there is no choice.
    return null
  }
}

/** The stored choice, or null when there is none that still counts. */
export function storedConsent(now = new Date()): CookieConsent | null {
  const consent = lastConsent()
  const counts = consent?.version === COOKIE_TEXT_VERSION && consentEnd(consent.at) > now
  return counts ? consent : null
}

export function hasConsent(choice: CookieChoice): boolean {
  return storedConsent()?.choices[choice] === true
}

/** Tells the page that a choice was made. */
export function announceConsent(): void {
  dispatchEvent(new Event(CHANGED))
}

/** Calls `changed` at every choice, here or in another window. */
export function watchConsent(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', changed)
  }
}

/** Runs `allowed` once: now, or as soon as the visitor allows `choice`. The gate for whatever needs a consent. */
export function onConsent(choice: CookieChoice, allowed: () => void): () => void {
  const check = () => {
    if (!hasConsent(choice)) return
    stop()
    allowed()
  }
  const stop = watchConsent(check)
  check()
  return stop
}
