import { hasPermissions, type Subject } from './check-permissions'

type Flags = Record<string, unknown>
const admin = (permissions: Flags, ticketing: Flags = {}): Subject => ({
  role: 'admin',
  hasToken: true,
  profile: { permissions, ticketing },
})
const agent = (permissions: Flags): Subject => ({ role: 'agent', hasToken: true, profile: { permissions } })

describe('permission check (specification, §6)', () => {
  it('passes an empty list for anybody', () => {
    expect(hasPermissions(null, [])).toBe(true)
    expect(hasPermissions({ role: 'client', hasToken: false, profile: null }, [])).toBe(true)
  })

  it('refuses clients, missing tokens and profiles that are not loaded', () => {
    const all = { admin: true, all: true, commits_see: true }
    expect(hasPermissions(null, ['commits_see'])).toBe(false)
    expect(
      hasPermissions({ role: 'client', hasToken: true, profile: { permissions: all } }, ['commits_see']),
    ).toBe(false)
    expect(hasPermissions({ ...admin(all), hasToken: false }, ['commits_see'])).toBe(false)
    expect(hasPermissions({ role: 'admin', hasToken: true, profile: null }, ['commits_see'])).toBe(false)
  })

  it('lets the admin flag of an admin and the all flag of an agent pass everything', () => {
    expect(hasPermissions(admin({ admin: true }), ['commits_see', 'reports_see'])).toBe(true)
    expect(hasPermissions(agent({ all: true }), ['commits_see', 'reports_see'])).toBe(true)
  })

  it('does not take the other role’s master flag', () => {
    expect(hasPermissions(admin({ all: true }), ['commits_see'])).toBe(false)
    expect(hasPermissions(agent({ admin: true }), ['commits_see'])).toBe(false)
  })

  it('needs every required flag, and only true counts', () => {
    expect(hasPermissions(admin({ commits_see: true }), ['commits_see'])).toBe(true)
    expect(hasPermissions(admin({ commits_see: true }), ['commits_see', 'reports_see'])).toBe(false)
    expect(hasPermissions(agent({ commits_see: 'true' }), ['commits_see'])).toBe(false)
  })
})

describe('ticketing check (specification, §6)', () => {
  it('is for admins only', () => {
    expect(hasPermissions(agent({ all: true, ticketing_access: true }), ['ticketing_access'])).toBe(false)
    expect(hasPermissions(null, ['ticketing_access'])).toBe(false)
  })

  it('passes the admin flag', () => {
    expect(hasPermissions(admin({ admin: true }), ['ticketing_assign'])).toBe(true)
  })

  it('needs ticketing_access before anything else', () => {
    expect(hasPermissions(admin({}, { full_access: true }), ['ticketing_access'])).toBe(false)
    expect(hasPermissions(admin({}, { answer: true }), ['ticketing_answer'])).toBe(false)
    expect(hasPermissions(admin({ ticketing_access: true }), ['ticketing_access'])).toBe(true)
    expect(hasPermissions(admin({}, { ticketing_access: true }), ['ticketing_access'])).toBe(true)
  })

  it('passes full access, or every requested flag', () => {
    const both = ['ticketing_assign', 'ticketing_close'] as const
    const may = (ticketing: Flags) => admin({ ticketing_access: true }, ticketing)
    expect(hasPermissions(may({ full_access: true }), both)).toBe(true)
    expect(hasPermissions(may({ assign: true }), ['ticketing_assign'])).toBe(true)
    expect(hasPermissions(may({ assign: true }), both)).toBe(false)
    expect(hasPermissions(may({ assign: true }), ['ticketing_full_access'])).toBe(false)
  })

  it('reads its flags from the ticketing object alone', () => {
    expect(
      hasPermissions(admin({ ticketing_access: true, ticketing_answer: true }), ['ticketing_answer']),
    ).toBe(false)
  })

  it('is asked beside the other one: each must pass', () => {
    const both = ['leads_manage', 'ticketing_access'] as const
    expect(hasPermissions(admin({ leads_manage: true, ticketing_access: true }), both)).toBe(true)
    expect(hasPermissions(admin({ leads_manage: true }, { full_access: true }), both)).toBe(false)
    expect(hasPermissions(admin({ ticketing_access: true }, { full_access: true }), both)).toBe(false)
  })
})
