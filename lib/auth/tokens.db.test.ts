import { readCookie } from './cookie-header'
import { hashPassword, verifyPassword } from './password'
import { issueRefresh, readRefresh, successorOf } from './refresh-token'
import { renewForPage } from './renew'
import { open, seal } from './secret-box'
import { mintAccess, verifyAccess } from './tokens'

const ID = '01890000-0000-7000-8000-000000000001'

describe('access tokens', () => {
  it('carry who and which session, and nothing that can be read outside', async () => {
    const token = await mintAccess('admin', { userId: ID, sessionId: ID })
    expect(await verifyAccess('admin', token)).toEqual({ role: 'admin', userId: ID, sessionId: ID })
    expect(Buffer.from(token, 'base64').toString()).not.toContain(ID)
  })

  it('open no other role’s area', async () => {
    const token = await mintAccess('client', { userId: ID, sessionId: ID })
    for (const role of ['admin', 'agent'] as const) expect(await verifyAccess(role, token)).toBeNull()
  })

  it('end after their time, and cannot be changed', async () => {
    const old = await mintAccess('admin', { userId: ID, sessionId: ID }, -60)
    const good = await mintAccess('admin', { userId: ID, sessionId: ID })
    const changed = `${good.slice(0, -4)}${good.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const token of [old, changed, '', 'x', 'a.b.c.d.e']) {
      expect(await verifyAccess('admin', token)).toBeNull()
    }
  })

  it('may be asked to be good for a while yet', async () => {
    const token = await mintAccess('admin', { userId: ID, sessionId: ID }, 60)
    expect(await verifyAccess('admin', token, 30_000)).not.toBeNull()
    expect(await verifyAccess('admin', token, 61_000)).toBeNull()
    expect(await verifyAccess('admin', token)).not.toBeNull()
  })
})

describe('refresh tokens', () => {
  it('name their session, and their one successor does too', () => {
    const first = issueRefresh(ID)
    expect(readRefresh(first)).toEqual({ sessionId: ID })
    expect(successorOf(first)).toBe(successorOf(first))
    expect(successorOf(first)).not.toBe(first)
    expect(readRefresh(successorOf(first))).toEqual({ sessionId: ID })
    expect(issueRefresh(ID)).not.toBe(first)
  })

  it('of nobody’s making are nothing', () => {
    for (const text of ['', 'x', Buffer.alloc(64).toString('base64url')]) expect(readRefresh(text)).toBeNull()
  })
})

describe('secrets at rest', () => {
  it('passwords are salted, slow to guess and checked', async () => {
    const stored = await hashPassword('una frase lunga')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashPassword('una frase lunga')).not.toBe(stored)
    expect(await verifyPassword(stored, 'una frase lunga')).toBe(true)
    expect(await verifyPassword(stored, 'una frase lung')).toBe(false)
    expect(await verifyPassword(null, 'non è la password di nessuno')).toBe(false)
    expect(await verifyPassword('rotto', 'x')).toBe(false)
  })

  it('a sealed secret opens only whole', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP')
    expect(open(sealed)).toBe('JBSWY3DPEHPK3PXP')
    expect(seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed)
    for (const other of ['', 'x', `${sealed.slice(0, -2)}xx`]) expect(open(other)).toBeNull()
  })
})

describe('renewal between two pages', () => {
  it('sends who has nothing to renew to sign in, and clears what was left', async () => {
    const request = new Request('http://localhost:8000/api/auth/agent/renew?next=//male.example', {
      headers: { cookie: 'agent_refresh=vecchio; admin_refresh=altro' },
    })
    const response = await renewForPage(request, 'agent')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/agents/login?next=%2Fagents'])
    expect(response.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'agent_access=',
      'agent_refresh=',
    ])
  })

  it('reads a cookie by its whole name', () => {
    expect(readCookie('xadmin_access=1; admin_access=2=3', 'admin_access')).toBe('2=3')
    expect(readCookie(null, 'a')).toBe('')
  })
})
