import { type Audience, concerns, type Identity } from './audience'
import { type Known, Receivers } from './receivers'

const [A, B] = ['019c0000-0000-7000-8000-000000000001', '019c0000-0000-7000-8000-000000000002']
const people: Identity[] = (['admin', 'agent', 'client'] as const).flatMap((role) =>
  [A, B].flatMap((userId) => [A, B].map((sessionId) => ({ role, userId, sessionId }))),
)
const sockets = people.map((who) => ({ who }) as Known)

it.each<[Audience]>([
  [[{ role: 'admin' }]],
  [[{ role: 'agent', userId: A }]],
  [[{ sessionId: B }]],
  [[{ role: 'client', permission: 'leads_manage' }]],
  [[{ role: 'agent' }, { role: 'agent', userId: B }, { sessionId: A }]],
])('finds for %j whom comparing with each would find, once', (audience) => {
  const receivers = new Receivers()
  for (const one of sockets) receivers.add(one)
  const expected = sockets.filter(({ who }) => concerns(audience, who))
  const found = [...receivers.of(audience)]
  expect(new Set(found)).toEqual(new Set(expected))
  expect(found).toHaveLength(expected.length)
})

it('those who have gone are not found', () => {
  const receivers = new Receivers()
  for (const one of sockets) receivers.add(one)
  for (const one of sockets.slice(1)) receivers.delete(one)
  expect([...receivers.of([{ role: 'admin' }, { role: 'agent' }, { role: 'client' }])]).toEqual([sockets[0]])
})
