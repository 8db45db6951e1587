import { type Audience, type Authority, audienceSchema, mayReceive } from './audience'
import { parseEvent, type RealtimeEvent } from './events'

const A = '019c0000-0000-7000-8000-000000000001'
const B = '019c0000-0000-7000-8000-000000000002'
const who = (values: Partial<Authority>): Authority => ({
  role: 'admin',
  userId: A,
  sessionId: A,
  permissions: {},
  ticketing: {},
  ...values,
})

describe('mayReceive', () => {
  it.each<[Audience, Partial<Authority>, boolean]>([
    [[{ role: 'admin' }], {}, true],
    [[{ role: 'agent' }], {}, false],
    [[{ role: 'admin', userId: A }], {}, true],
    [[{ role: 'admin', userId: B }], {}, false],
    // the same id in another role is another person
    [[{ role: 'client', userId: A }], { role: 'agent' }, false],
    [[{ role: 'admin', permission: 'leads_manage' }], {}, false],
    [[{ role: 'admin', permission: 'leads_manage' }], { permissions: { leads_manage: true } }, true],
    [[{ role: 'admin', permission: 'leads_manage' }], { permissions: { admin: true } }, true],
    [[{ role: 'admin', userId: B, permission: 'leads_manage' }], { permissions: { admin: true } }, false],
    [[{ role: 'client', permission: 'leads_manage' }], { role: 'client', permissions: { all: true } }, false],
    [
      [{ role: 'admin', permission: 'ticketing_answer' }],
      { ticketing: { ticketing_access: true, answer: true } },
      true,
    ],
    [[{ role: 'admin', permission: 'ticketing_answer' }], { ticketing: { answer: true } }, false],
    [[{ sessionId: A }], { role: 'client' }, true],
    [[{ sessionId: B }], {}, false],
    [[{ role: 'agent' }, { role: 'admin', userId: A }], {}, true],
  ])('%j for %j: %s', (audience, values, expected) => {
    expect(mayReceive(audience, who(values))).toBe(expected)
  })
})

it('lets nobody through a condition that it does not know', () => {
  const rule = { role: 'admin', reparto: 'estero' } as unknown as Audience[number]
  expect(mayReceive([rule], who({ permissions: { admin: true } }))).toBe(false)
})

it('refuses an audience of nobody, of everybody and with an unknown condition', () => {
  for (const audience of [[], [{}], [{ userId: A }], [{ role: 'admin', permission: 'boh' }]]) {
    expect(audienceSchema.safeParse(audience).success).toBe(false)
  }
})

it('stores only the fields of an event that the contract knows', () => {
  const event = { type: 'lead.assigned', data: { _id: A, telefono: '000' } } as RealtimeEvent
  expect(parseEvent(event)).toEqual({ type: 'lead.assigned', data: { _id: A } })
  expect(() => parseEvent({ type: 'lead.assigned', data: { _id: 'x' } })).toThrow()
})
