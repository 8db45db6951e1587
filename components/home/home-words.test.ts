import type { ContactItem } from '@/lib/features/home/types'
import { ageWords, contactWords, listOf, waitingWords } from './home-words'

it('says how long something has waited', () => {
  expect([0, 1, 12].map(waitingWords)).toEqual(['oggi', 'da ieri', 'da 12 giorni'])
})

it('says when a call was promised', () => {
  const contact = { giorno: '2026-11-23', fascia: '09:00-11:00', giorni: 2 } as ContactItem
  expect(contactWords(contact)).toBe('23 nov, 9–11')
  expect(contactWords({ ...contact, giorno: null })).toBe('da 2 giorni')
})

it('writes the address of a list', () => {
  expect(listOf('/elenco', { stato: 'nuovo' }, 'createdAt')).toBe(
    '/elenco?filter%5Bstato%5D=nuovo&sort=createdAt',
  )
})

it.each<[number, number, string]>([
  [0, 0, 'adesso'],
  [0, 1, 'da 1 minuto'],
  [0, 59, 'da 59 minuti'],
  [0, 60, 'da 1 ora'],
  [0, 23 * 60, 'da 23 ore'],
  [1, 90, 'da ieri'],
  [3, 4000, 'da 3 giorni'],
])('of %d days and %d minutes a request has waited «%s»', (giorni, minuti, words) => {
  expect(ageWords({ giorni, minuti })).toBe(words)
})
