import { hasPermissions, hasTicketing, type Subject } from './check-permissions'

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
    expect(hasTicketing(agent({ all: true }), [])).toBe(false)
    expect(hasTicketing(null, [])).toBe(false)
  })

  it('passes the admin flag', () => {
    expect(hasTicketing(admin({ admin: true }), ['assign'])).toBe(true)
  })

  it('needs ticketing_access before anything else', () => {
    expect(hasTicketing(admin({}, { full_access: true }), [])).toBe(false)
    expect(hasTicketing(admin({ ticketing_access: true }), [])).toBe(true)
    expect(hasTicketing(admin({}, { ticketing_access: true }), [])).toBe(true)
  })

  it('passes full access, or every requested flag', () => {
    expect(hasTicketing(admin({ ticketing_access: true }, { full_access: true }), ['assign', 'close'])).toBe(
      true,
    )
    expect(hasTicketing(admin({ ticketing_access: true }, { assign: true }), ['assign'])).toBe(true)
    expect(hasTicketing(admin({ ticketing_access: true }, { assign: true }), ['assign', 'close'])).toBe(false)
  })
})
