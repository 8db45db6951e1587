import { OWN_PAGE } from '@/lib/features/tickets/states'
import type { OwnTicket } from './ticket-types'
import { inOrder, nextOf, withNew } from './use-own-tickets'

const ticket = (_id: string, lastMessageAt: string, notifyUser = false) =>
  ({ _id, lastMessageAt: `2026-11-${lastMessageAt}T09:00:00.000Z`, notifyUser }) as OwnTicket

it('puts a new ticket first, then what waits to be read, newest first', () => {
  const mine = [
    ticket('old', '01'),
    ticket('read', '20'),
    ticket('answered', '02', true),
    ticket('new', '26'),
  ]
  expect(inOrder(mine).map(({ _id }) => _id)).toEqual(['new', 'answered', 'read', 'old'])
  expect(inOrder([])).toEqual([])
})

const closed = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ ...ticket(`closed${index}`, '01'), stato: 'chiuso' }) as OwnTicket,
  )

it('asks for more after the last of a page that is full of what is over', () => {
  const open = { ...ticket('open', '01'), stato: 'aperto' } as OwnTicket
  expect(nextOf([...closed(OWN_PAGE), open])).toBe(`closed${OWN_PAGE - 1}`)
  expect(nextOf([...closed(OWN_PAGE - 1), open, { ...open, stato: 'chiuso', notifyUser: true }])).toBeNull()
})

it('puts a new ticket on the first page alone, once', () => {
  const made = ticket('made', '28')
  const pages = { pages: [[made, ticket('old', '01')], [ticket('older', '01')]], pageParams: [null, 'old'] }
  expect(withNew(pages, made).pages.map((page) => page.map(({ _id }) => _id))).toEqual([
    ['made', 'old'],
    ['older'],
  ])
})
