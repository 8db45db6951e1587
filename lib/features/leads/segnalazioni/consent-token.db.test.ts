import { newId } from '@/lib/core/ids'
import { consentToken, readConsentToken } from './consent-token'

const DAY = 86_400_000

it('says for which referral it stands, for thirty days', () => {
  const id = newId()
  expect(readConsentToken(consentToken(id, new Date()))).toEqual({ id, expired: false })
  expect(readConsentToken(consentToken(id, new Date(Date.now() - 29 * DAY)))?.expired).toBe(false)
  expect(readConsentToken(consentToken(id, new Date(Date.now() - 31 * DAY)))).toEqual({ id, expired: true })
})

it('is worth nothing when one letter is changed, cut off or made up', () => {
  const token = consentToken(newId(), new Date())
  const changed = Array.from(
    token,
    (letter, at) => `${token.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  )
  // The last letter carries two spare bits: a change there may mean the same bytes.
  for (const wrong of changed.slice(0, -1)) expect(readConsentToken(wrong)).toBeNull()
  for (const wrong of ['', 'abc', token.slice(0, -4), `${token}AAAA`, '%%%'])
    expect(readConsentToken(wrong)).toBeNull()
})
