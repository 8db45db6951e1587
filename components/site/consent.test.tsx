import {
  CONSENT_KEY,
  COOKIE_TEXT_VERSION,
  type CookieConsent,
  consentEnd,
  hasConsent,
  onConsent,
  storedConsent,
} from './consent'
import { consentLog, saveConsent, sendConsents } from './consent/save-consent'

const DAY = 86_400_000
const fetched = jest.fn()
const given = (change: Partial<CookieConsent> = {}): CookieConsent => ({
  version: COOKIE_TEXT_VERSION,
  at: new Date().toISOString(),
  id: '0f9a2c1e-0000-4000-8000-000000000000',
  choices: { statistiche: true, marketing: false },
  ...change,
})
const keep = (value: unknown) => localStorage.setItem(CONSENT_KEY, JSON.stringify(value))
const settled = () => new Promise((resolve) => setTimeout(resolve))
const ALL = { statistiche: true, marketing: true }
const NONE = { statistiche: false, marketing: false }

beforeEach(() => {
  localStorage.clear()
  fetched.mockReset().mockResolvedValue({ ok: true, status: 204 })
  globalThis.fetch = fetched
})

describe('the stored choice', () => {
  it('counts for six months and for the text that was shown', () => {
    expect(storedConsent()).toBeNull()
    keep(given())
    expect(hasConsent('statistiche')).toBe(true)
    expect(hasConsent('marketing')).toBe(false)
    keep(given({ at: new Date(Date.now() - 190 * DAY).toISOString() }))
    expect(storedConsent()).toBeNull()
    keep(given({ version: '2020-01' }))
    expect(storedConsent()).toBeNull()
  })

  it('ends six months later, on the same day or the month’s last', () => {
    const end = (at: string) => consentEnd(at).toISOString().slice(0, 10)
    expect(end('2026-11-21T10:00:00Z')).toBe('2027-05-21')
    expect(end('2026-08-31T10:00:00Z')).toBe('2027-02-28')
    expect(end('2027-08-31T10:00:00Z')).toBe('2028-02-29')
  })

  it.each(['no', '{}', 'null', '{"choices":{"statistiche":true}}'])(
    'is none where storage says %s',
    (text) => {
      localStorage.setItem(CONSENT_KEY, text)
      expect(storedConsent()).toBeNull()
      expect(hasConsent('statistiche')).toBe(false)
    },
  )
})

describe('a choice', () => {
  it('is sent with a key of its own, and kept under one id for this browser', async () => {
    const first = saveConsent(ALL)
    await settled()
    const second = saveConsent(NONE)
    await settled()
    expect(second.id).toBe(first.id)
    expect(storedConsent()?.choices).toEqual(NONE)
    expect(consentLog().map(({ choices }) => choices)).toEqual([NONE, ALL])
    const sent = fetched.mock.calls.map(([path, init]) => [path, JSON.parse(init.body)])
    const body = { id: first.id, version: COOKIE_TEXT_VERSION }
    expect(sent).toEqual([
      ['/v2/consents/cookies', { ...body, choices: ALL }],
      ['/v2/consents/cookies', { ...body, choices: NONE }],
    ])
    const keys = fetched.mock.calls.map(([, init]) => init.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  it('waits while there is no line, and arrives later with the same key', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    saveConsent(ALL)
    await settled()
    await sendConsents()
    await sendConsents()
    expect(fetched).toHaveBeenCalledTimes(2)
    const [first, second] = fetched.mock.calls.map(([, init]) => init.headers['idempotency-key'])
    expect(second).toBe(first)
  })
})

describe('onConsent', () => {
  it('runs at once where the choice is there, once when it comes, and never after a refusal', () => {
    const [ready, later, never] = [jest.fn(), jest.fn(), jest.fn()]
    onConsent('marketing', never)
    onConsent('statistiche', later)
    saveConsent(NONE)
    expect(later).not.toHaveBeenCalled()
    saveConsent({ statistiche: true, marketing: false })
    saveConsent({ statistiche: true, marketing: false })
    onConsent('statistiche', ready)
    expect([ready, later, never].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  })
})
