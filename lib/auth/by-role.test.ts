import type { Actor } from './actor'
import { byRole, rowsByRole } from './by-role'
import type { Role } from './roles'

const LATER = 'revisore' as Role
const someone = (role: Role) => ({ role, userId: 'io' }) as Actor

describe('byRole', () => {
  it('asks the branch of the role', () => {
    const words = { admin: () => 'sede', agent: () => 'rete', client: () => 'cliente' }
    expect((['admin', 'agent', 'client'] as const).map((role) => byRole(role, words))).toEqual([
      'sede',
      'rete',
      'cliente',
    ])
  })

  it('denies a role that no branch knows, also one named as what every object has', () => {
    const words = { admin: () => 1, agent: () => 2, client: () => 3 }
    expect(() => byRole(LATER, words)).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(() => byRole('toString' as Role, words)).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })
})

describe('rowsByRole', () => {
  const rows = {
    admin: () => true,
    agent: ({ userId }: Actor) => ({ agentId: userId }),
    client: false as const,
  }

  it('are those of the role', () => {
    expect(rowsByRole(someone('admin'), rows)).toBe(true)
    expect(rowsByRole(someone('agent'), rows)).toEqual({ agentId: 'io' })
    expect(rowsByRole(someone('client'), rows)).toBe(false)
  })

  it('are none for a visitor, and none for a role that no branch knows', () => {
    expect(rowsByRole(null, rows)).toBe(false)
    expect(rowsByRole(someone(LATER), rows)).toBe(false)
    expect(rowsByRole(someone('constructor' as Role), rows)).toBe(false)
  })
})
