/** What a visitor may allow beyond technical cookies. */
export type CookieChoice = 'statistiche' | 'marketing'

export interface CookieConsent {
  /** Version of the text that was shown. */
  version: string
  /** When, ISO 8601. */
  at: string
  /** Names the visitor's choices to the server; it names nobody. */
  id: string
  choices: Record<CookieChoice, boolean>
}

export const CONSENT_KEY = 'cookie_consent'

/** The stored choice, or null when there is none that still counts. */
export function storedConsent(): CookieConsent | null {
  try {
    const text = localStorage.getItem(CONSENT_KEY)
    return text ? (JSON.parse(text) as CookieConsent) : null
  } catch {
    return null
  }
}

export function hasConsent(choice: CookieChoice): boolean {
  return storedConsent()?.choices[choice] === true
}
