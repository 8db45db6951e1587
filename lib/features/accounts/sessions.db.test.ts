import { authenticate } from '@/lib/auth/authenticate'
import { cookieNames, type Role } from '@/lib/auth/roles'
import { GRACE_MS } from '@/lib/auth/sessions'
import { mintAccess, verifyAccess } from '@/lib/auth/tokens'
import { db } from '@/lib/core/db'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { logoutRoute, meRoute, refreshRoute } from './routes'
import { bearer, call, signIn, type Tokens } from './test-kit'

const refreshWith = (role: Role, refresh: string) =>
  call(refreshRoute(role), { headers: { 'x-refresh-token': refresh } })

const tokens = async (response: Response) => (await response.json()) as Tokens

/** As if the last rotation had happened long ago. */
const letGracePass = () =>
  db().session.updateMany({ data: { rotatedAt: new Date(Date.now() - GRACE_MS - 1000) } })

const statusOfMe = async (role: Role, access: string) =>
  (await call(meRoute(role), { method: 'GET', headers: bearer(access) })).status

describe('rotation', () => {
  it('replaces the refresh token and stores only hashes', async () => {
    const { email } = await buildAdmin()
    const first = await signIn('admin', email)
    const response = await refreshWith('admin', first.refresh)
    const second = await tokens(response)
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(second.refresh).not.toBe(first.refresh)
    expect(await statusOfMe('admin', second.access)).toBe(200)
    const stored = JSON.stringify(await db().session.findMany())
    for (const { refresh } of [first, second]) expect(stored).not.toContain(refresh)
  })

  it('gives parallel requests one and the same successor', async () => {
    const { email } = await buildAgent()
    const first = await signIn('agent', email)
    const replies = await Promise.all(Array.from({ length: 6 }, () => refreshWith('agent', first.refresh)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const successors = await Promise.all(replies.map(tokens))
    expect(new Set(successors.map(({ refresh }) => refresh)).size).toBe(1)
    expect((await refreshWith('agent', successors[0]?.refresh ?? '')).status).toBe(200)
  })

  it('ends the session when a token comes back after the grace', async () => {
    const { email } = await buildAdmin()
    const first = await signIn('admin', email)
    const second = await tokens(await refreshWith('admin', first.refresh))
    await letGracePass()
    expect((await refreshWith('admin', first.refresh)).status).toBe(401)
    expect((await refreshWith('admin', second.refresh)).status).toBe(401)
    expect(await statusOfMe('admin', second.access)).toBe(401)
    const [session] = await db().session.findMany({ where: { revokedReason: 'token riusato' } })
    const event = await db().realtimeEvent.findFirst({ where: { type: 'session.revoked' } })
    expect(event?.data).toMatchObject({ _id: session?.id })
  })

  it('knows a token of many rotations ago, also within the grace of the last one', async () => {
    const { email } = await buildAdmin()
    const first = await signIn('admin', email)
    let current = first
    for (let n = 0; n < 3; n += 1) current = await tokens(await refreshWith('admin', current.refresh))
    expect((await refreshWith('admin', first.refresh)).status).toBe(401)
    expect(await statusOfMe('admin', current.access)).toBe(401)
  })

  it('is not moved by a forged token: nobody can end a session by naming it', async () => {
    const { email } = await buildAdmin()
    const { access, refresh } = await signIn('admin', email)
    const forged = Buffer.from(refresh, 'base64url')
    forged[30] = (forged[30] ?? 0) ^ 1
    expect((await refreshWith('admin', forged.toString('base64url'))).status).toBe(401)
    expect((await refreshWith('admin', 'x')).status).toBe(401)
    expect(await statusOfMe('admin', access)).toBe(200)
  })

  it('does not spend a token at another role’s door', async () => {
    const { email } = await buildClient()
    const { refresh } = await signIn('client', email ?? '')
    expect((await refreshWith('admin', refresh)).status).toBe(401)
    expect((await refreshWith('client', refresh)).status).toBe(200)
  })

  it('renews within an ordinary call when the access token has expired', async () => {
    const { id, email } = await buildAgent()
    const { access, refresh } = await signIn('agent', email)
    const claims = await verifyAccess('agent', access)
    const expired = await mintAccess('agent', { userId: id, sessionId: claims?.sessionId ?? '' }, -60)
    const headers = { ...bearer(expired), 'x-refresh-token': refresh }
    const api = await call(meRoute('agent'), { method: 'GET', headers })
    expect(api.status).toBe(200)
    expect(await verifyAccess('agent', api.headers.get('x-access-token') ?? '')).toMatchObject({ userId: id })
    const next = api.headers.get('x-refresh-token') ?? ''
    const page = await call(meRoute('agent'), {
      method: 'GET',
      headers: { ...bearer(expired), 'x-refresh-token': next, 'x-area': 'agent' },
    })
    expect(page.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(
      Object.values(cookieNames('agent')),
    )
  })

  it('leaves the refresh token alone while the access token is good', async () => {
    const { email } = await buildAdmin()
    const { access, refresh } = await signIn('admin', email)
    const headers = new Headers({ ...bearer(access), 'x-refresh-token': refresh })
    const { actor, renewed } = await authenticate(headers, ['admin'])
    expect([actor?.email, renewed]).toEqual([email, null])
  })
})

describe('the end of a session', () => {
  it('comes at once when the account is blocked', async () => {
    const { id, email } = await buildAgent()
    const { access, refresh } = await signIn('agent', email)
    await db().agent.update({ where: { id }, data: { status: 'blocked' } })
    expect(await statusOfMe('agent', access)).toBe(401)
    expect((await refreshWith('agent', refresh)).status).toBe(401)
  })

  it('comes when its day is over', async () => {
    const { email } = await buildAdmin()
    const { access, refresh } = await signIn('admin', email)
    await db().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await statusOfMe('admin', access)).toBe(401)
    expect((await refreshWith('admin', refresh)).status).toBe(401)
  })

  it('is one role’s own: three sign-ins live side by side and end one by one', async () => {
    const people = { admin: await buildAdmin(), agent: await buildAgent(), client: await buildClient() }
    const pairs = {
      admin: await signIn('admin', people.admin.email),
      agent: await signIn('agent', people.agent.email),
      client: await signIn('client', people.client.email ?? ''),
    }
    const out = await call(logoutRoute('agent'), { headers: bearer(pairs.agent.access) })
    expect(out.status).toBe(204)
    expect(out.headers.getSetCookie()).toEqual([
      'agent_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'agent_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect(await statusOfMe('admin', pairs.admin.access)).toBe(200)
    expect(await statusOfMe('agent', pairs.agent.access)).toBe(401)
    expect(await statusOfMe('client', pairs.client.access)).toBe(200)
    expect((await refreshWith('agent', pairs.agent.refresh)).status).toBe(401)
  })

  it('is reached with the refresh token alone, and twice without harm', async () => {
    const { email } = await buildAdmin()
    const { access, refresh } = await signIn('admin', email)
    const headers = { 'x-refresh-token': refresh }
    expect((await call(logoutRoute('admin'), { headers })).status).toBe(204)
    expect((await call(logoutRoute('admin'), { headers })).status).toBe(204)
    expect(await statusOfMe('admin', access)).toBe(401)
  })

  it('clears no cookies for a caller who proves nothing', async () => {
    const out = await call(logoutRoute('admin'))
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []])
  })
})
