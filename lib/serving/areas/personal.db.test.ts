import { mintScope } from '@/lib/auth/actor'
import { actorOfNobody } from '@/lib/auth/rights'
import type { Role } from '@/lib/auth/roles'
import { ownConsents } from '@/lib/consents/own-consents'
import { type Impersonal, impersonally, NotImpersonal } from '@/lib/core/impersonal'
import { ownAccount } from '@/lib/features/accounts/data'
import { ownProfile } from '@/lib/features/accounts/own-profile'
import { ownAgent } from '@/lib/features/agents/own-profile'
import { ownYear } from '@/lib/features/budgets/own-year'
import { complianceHome } from '@/lib/features/compliance/data'
import { clientMandates } from '@/lib/features/incarichi/data'
import { news } from '@/lib/features/news/resource'
import { clientPratiche } from '@/lib/features/pratiche/data'
import { clientInvites } from '@/lib/features/pratiche/invited'
import { predictions } from '@/lib/features/predictions/resource'
import { initialOf } from '@/lib/resources/page-data'
import type { Resource } from '@/lib/resources/types'

const person = { name: 'Nome', initials: 'N', email: 'e-mail', brand: 'Marchio' }
// Each takes the scope of its own area.
type Asks = readonly ((scope: never) => Promise<unknown>)[]

/** What pages ask about their reader, together as they ask it. */
const PERSONAL: [page: string, role: Role, asks: Asks][] = [
  ['/admin/settings', 'admin', [ownAccount]],
  ['/admin/compliance', 'admin', [complianceHome]],
  ['/agents/settings', 'agent', [ownAccount, ownAgent]],
  ['/agents/reports/budget', 'agent', [ownYear]],
  ['/area-clienti', 'client', [clientPratiche, clientInvites, clientMandates]],
  ['/area-clienti/settings', 'client', [ownAccount, ownProfile, ownConsents]],
]

it.each(PERSONAL)(
  '%s is known for a personal page, and leaves nothing that nobody hears',
  async (_page, role, asks) => {
    const unheard: unknown[] = []
    const hear = (reason: unknown) => unheard.push(reason)
    process.on('unhandledRejection', hear)
    const rights = { role, permissions: {}, ticketing: {} }
    const state: Impersonal = { rights, person, isOver: false }
    const clock = watchClock()
    const made = impersonally(state, async () => {
      const actor = actorOfNobody(role)
      const scope = actor && mintScope(actor)
      return Promise.all(asks.map((ask) => ask(scope as never)))
    })
    await expect(made).rejects.toThrow(NotImpersonal)
    expect(state.refused).toMatch(/^(?:actor\.\w+|the database|the day)$/)
    // Next says in the log that such a page must not ask what time it is.
    expect(clock.stop()).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  },
)

/** How often somebody asks what time it is, until it is stopped. */
function watchClock(): { stop(): number } {
  const { Date: own } = globalThis
  let asked = 0
  globalThis.Date = new Proxy(own, {
    construct: (of, given) => {
      if (given.length === 0) asked += 1
      return Reflect.construct(of, given) as object
    },
  })
  return {
    stop: () => {
      globalThis.Date = own
      return asked
    },
  }
}

it('a form that begins with today is known for one, and another is not', async () => {
  const made = async (resource: Resource) => {
    const state: Impersonal = {
      rights: { role: 'agent', permissions: {}, ticketing: {} },
      person,
      isOver: false,
    }
    await impersonally(state, async () => initialOf(resource)).catch(() => undefined)
    return state.refused
  }
  expect(await made(predictions)).toBe('the day')
  expect(await made(news)).toBeUndefined()
})
