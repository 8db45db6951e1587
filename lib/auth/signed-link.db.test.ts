import { addDays } from '@/lib/core/dates'
import { newId } from '@/lib/core/ids'
import { readLink, signLink } from './signed-link'

it('opens nothing but what it was signed for', () => {
  const [id, until] = [newId(), addDays(new Date(), 1)]
  const token = signLink('prova-uno', id, until)
  expect(readLink('prova-uno', token)).toEqual({ id, expired: false })
  expect(readLink('prova-due', token)).toBeNull()
  expect(readLink('prova-uno', signLink('prova-uno', id, addDays(until, -2)))).toEqual({ id, expired: true })
})
