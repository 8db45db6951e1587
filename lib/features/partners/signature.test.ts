import { isSigned, signatureOf, WINDOW_SECONDS } from './signature'

const [secret, old] = ['un-segreto-di-trentadue-caratteri!', 'il-segreto-di-prima-ancora-valido!']
const now = new Date('2026-11-26T10:00:00Z')
const timestamp = String(now.getTime() / 1_000)
const body = '{"evento":"listing.removed"}'
const signed = (by: string, at = timestamp) => ({
  timestamp: at,
  body,
  signature: `v1=${signatureOf(by, at, body)}`,
})

it('is HMAC-SHA256 of the instant, a point and the body (computed with Python’s hmac)', () => {
  expect(signatureOf('chiave', '1795687200', '{}')).toBe(
    '6b0d09ae21a2ab6ea59c2aa0cfddfd06c0f9c13cf729ffb2843dce8d4f53529b',
  )
})

describe('a signature', () => {
  it('is good with either secret, within five minutes', () => {
    expect(isSigned([secret, old], signed(secret), now)).toBe(true)
    expect(isSigned([secret, old], signed(old), now)).toBe(true)
    const late = String(Number(timestamp) - WINDOW_SECONDS)
    expect(isSigned([secret], signed(secret, late), now)).toBe(true)
  })

  it('is none when it is late, early, of another body or without its form', () => {
    const good = signed(secret)
    const later = String(Number(timestamp) - WINDOW_SECONDS - 1)
    const sooner = String(Number(timestamp) + WINDOW_SECONDS + 1)
    for (const wrong of [
      signed(old),
      signed(secret, later),
      signed(secret, sooner),
      { ...good, body: `${body} ` },
      { ...good, signature: good.signature.slice(3) },
      { ...good, signature: '' },
      { ...good, timestamp: 'ieri' },
    ])
      expect(isSigned([secret], wrong, now)).toBe(false)
  })
})
