import { deciding, type Impersonal, impersonally } from '@/lib/core/impersonal'
import { type Actor, can } from './actor'
import { widthOf } from './agent-scope'
import { actorOfNobody, personOf, rightsKey, rightsOf } from './rights'

const actor = (given: Partial<Actor> = {}): Actor => ({
  role: 'admin',
  userId: 'u',
  sessionId: 's',
  email: 'ada@prova.example',
  nome: 'Ada',
  cognome: 'Bassi',
  permissions: {},
  ticketing: {},
  agencyId: null,
  totp: false,
  ...given,
})

const stateOf = (one: Actor): Impersonal => ({
  rights: rightsOf(one),
  person: { name: 'N', initials: 'I', email: 'E', brand: 'B' },
  isOver: false,
})

it('is the same key for the same rights of other people, and for no others', () => {
  const key = (given: Partial<Actor>) => rightsKey(rightsOf(actor(given)))
  const one = key({ permissions: { reports_see: true, content_manage: true, admin: false } })
  expect(key({ nome: 'Bea', userId: 'v', permissions: { content_manage: true, reports_see: true } })).toBe(
    one,
  )
  const others = [
    { permissions: { content_manage: true } },
    { permissions: { content_manage: true, reports_see: true, admin: true } },
    { permissions: { content_manage: true, reports_see: true }, ticketing: { answer: true } },
    { permissions: { content_manage: true, reports_see: true }, role: 'agent' as const },
  ].map(key)
  expect(new Set([one, ...others]).size).toBe(5)
})

it('is somebody with the rights and without a name, for the area that the page is of', async () => {
  const state = stateOf(actor({ permissions: { content_manage: true } }))
  await impersonally(state, async () => {
    const nobody = actorOfNobody('admin') as Actor
    expect(await Promise.resolve(nobody)).toBe(nobody)
    expect([can(nobody, 'content_manage'), can(nobody, 'banks_manage')]).toEqual([true, false])
    expect(actorOfNobody('agent')).toBeNull()
    expect(personOf(nobody).name).toBe('N')
    // A rule about one's own rows may be asked whether there can be any.
    expect(deciding(() => ({ agentId: nobody.userId }))).not.toBe(false)
    expect(widthOf(nobody)).toBe('own')
    expect(state.refused).toBeUndefined()
    expect(() => nobody.nome).toThrow('actor.nome')
    expect(state.refused).toBe('actor.nome')
    expect(() => ({ ...nobody })).toThrow()
  })
  expect(actorOfNobody('admin')).toBeUndefined()
  expect(personOf(actor())).toEqual({ name: 'Ada Bassi', initials: 'AB', email: 'ada@prova.example' })
})
