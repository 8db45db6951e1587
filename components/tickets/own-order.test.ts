import type { OwnTicket } from './ticket-types'
import { inOrder } from './use-own-tickets'

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
