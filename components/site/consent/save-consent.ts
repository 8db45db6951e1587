import { newKey } from '@/lib/core/new-key'
import {
  announceConsent,
  CONSENT_KEY,
  COOKIE_TEXT_VERSION,
  type CookieChoices,
  type CookieConsent,
  lastConsent,
  QUEUE_KEY,
} from '../consent'

const LOG_KEY = 'cookie_consent_log'
const LOG_LENGTH = 20

/** A choice that the server has not confirmed yet; the key makes a second attempt the same choice. */
interface Waiting {
  key: string
  body: { id: string; version: string; choices: CookieChoices }
}

function list<T>(name: string): T[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(value) ? (value as T[]) : []
  } catch {
    return []
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is closed: the choice holds for this page, and the question comes again with the next one.
  }
}

/** The choices made in this browser, newest first. */
export const consentLog = (): CookieConsent[] => list<CookieConsent>(LOG_KEY)

/** Keeps a choice, tells the page, and leaves a copy for the server: nothing waits for it. */
export function saveConsent(choices: CookieChoices): CookieConsent {
  const id = lastConsent()?.id ?? newKey()
  const consent = { version: COOKIE_TEXT_VERSION, at: new Date().toISOString(), id, choices }
  keep(CONSENT_KEY, consent)
  keep(LOG_KEY, [consent, ...consentLog()].slice(0, LOG_LENGTH))
  const body = { id, version: consent.version, choices }
  keep(QUEUE_KEY, [...list<Waiting>(QUEUE_KEY), { key: newKey(), body }])
  announceConsent()
  void sendConsents()
  return consent
}

let sending = false

/** Sends what waits, in order. What fails without a connection waits for the next page or for the `online` event. */
export async function sendConsents(): Promise<void> {
  if (sending) return
  sending = true
  try {
    for (let [next] = list<Waiting>(QUEUE_KEY); next; [next] = list<Waiting>(QUEUE_KEY)) {
      if (!(await deliver(next))) break
      keep(QUEUE_KEY, list<Waiting>(QUEUE_KEY).slice(1))
    }
  } finally {
    sending = false
  }
}

/** Whether this choice is done with: taken, or refused in a way that another attempt would not change. */
async function deliver({ key, body }: Waiting): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const init = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }
  const reply = await fetch('/v2/consents/cookies', init).catch(() => null)
  return reply !== null && (reply.ok || reply.status === 422)
}
