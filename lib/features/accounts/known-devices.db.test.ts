import { resumeOnDevice } from '@/lib/auth/sign-in'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { newAddress } from '@/lib/testing/new-address'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { isLong } from '@/scripts/test/property'
import { changePasswordRoute, forgotRoute, loginRoute, logoutRoute, resetRoute } from './routes'
import { bearer, call, linkSecret, type Tokens } from './test-kit'

jest.setTimeout(120_000)

const password = FACTORY_PASSWORD
const HEADER = 'x-device-token'
const as = (token: string) => ({ [HEADER]: token })

/** Signs in as a program that wants to be remembered, and gives its token with the pair. */
async function enter(role: 'admin' | 'agent' | 'client', email: string, token = 'nuovo', secret = password) {
  const body = { email, password: secret }
  const response = await call(loginRoute(role), { body, headers: as(token) })
  expect(response.status).toBe(200)
  return { ...((await response.json()) as Tokens), device: response.headers.get(HEADER) ?? '' }
}

const wrong = async (email: string, headers = {}, ip = newAddress()) =>
  call(loginRoute('agent'), { ip, headers, body: { email, password: 'sbagliata' } })

const right = (email: string, headers = {}) =>
  call(loginRoute('agent'), { headers, body: { email, password } })

/** Wrong passwords, each from a network of its own, until one is refused unread. */
async function besiege(email: string): Promise<Response> {
  for (let n = 0; n < 60; n += 1) {
    const reply = await wrong(email)
    if (reply.status === 429) return reply
  }
  throw new Error('never slowed down')
}

describe('wrong passwords from changing addresses', () => {
  it('leave the owner in, on a device that has signed in before', async () => {
    const { email } = await buildAgent()
    const { device } = await enter('agent', email)
    await besiege(email)
    expect((await right(email, as(device))).status).toBe(200)
  })

  it('make other devices wait a minute, not an hour, and say what else can be done', async () => {
    const { email } = await buildAgent()
    for (const name of [email, 'ignota@prova.example']) {
      const refused = await besiege(name)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(await refused.text()).toContain('«Password dimenticata?»')
    }
    expect((await right(email)).status).toBe(429)
    await db().rateLimit.updateMany({
      where: { key: { startsWith: 'accesso-account-lento:' } },
      data: { expire: Date.now() - 1 },
    })
    expect((await right(email)).status).toBe(200)
  })

  it('leave a way in by mail: the device that chose the new password is known from then on', async () => {
    const { email } = await buildAgent()
    await besiege(email)
    // The stranger uses the mails up as well; the link in the last of them is good.
    const ask = () => call(forgotRoute('agent'), { body: { email } })
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const body = { token: await linkSecret(email), password: 'una-password-nuova' }
    const reset = await call(resetRoute('agent'), { body, headers: as('nuovo') })
    const token = reset.headers.get(HEADER) ?? ''
    expect([reset.status, token.length]).toEqual([204, 43])
    await besiege(email)
    await enter('agent', email, token, 'una-password-nuova')
  })

  it('come to some 628 a day for one account, whatever the number of addresses', async () => {
    const DAYS = isLong ? 3 : 1
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...ALL_BUT_DATE] })
    const { countSignIn } = await import('./limits')
    const end = Date.now() + DAYS * 86_400_000
    let tries = 0
    let longest = 0
    // The best an attacker can do: to ask again at the very instant that the answer names.
    while (Date.now() < end) {
      const attempt = {
        role: 'agent' as const,
        email: 'preda@prova.example',
        ip: newAddress(),
        device: null,
      }
      const wait = await countSignIn(attempt).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof AppError && error.retryAfter) return error.retryAfter
          throw error
        },
      )
      if (wait === 0) tries += 1
      longest = Math.max(longest, wait)
      jest.setSystemTime(Date.now() + wait * 1000)
    }
    jest.useRealTimers()
    expect(longest).toBeLessThanOrEqual(300)
    expect(tries / DAYS).toBeLessThanOrEqual(640)
    expect(tries / DAYS).toBeGreaterThan(560)
  })
})

const ALL_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

describe('a known device', () => {
  it('has an allowance of its own, which is one of guesses too', async () => {
    const { email } = await buildAgent()
    const { device } = await enter('agent', email)
    const statuses: number[] = []
    for (let n = 0; n < 9; n += 1) statuses.push((await wrong(email, as(device))).status)
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429])
    expect((await right(email)).status).toBe(200)
  })

  it('is one of its own account only: another’s token, or an invented one, opens nothing', async () => {
    const [{ email }, other] = [await buildAgent(), await buildAgent()]
    const admin = await buildAdmin()
    const foreign = [
      (await enter('agent', other.email)).device,
      (await enter('admin', admin.email)).device,
      'inventato',
      'x'.repeat(5_000),
    ]
    await besiege(email)
    for (const token of foreign) expect((await right(email, as(token))).status).toBe(429)
  })

  it('serves two people who share a browser, each by their own sign-in', async () => {
    const [first, second] = [await buildAgent(), await buildAgent()]
    const { device } = await enter('agent', first.email)
    expect((await enter('agent', second.email, device)).device).toBe(device)
    for (const { email } of [first, second]) {
      await besiege(email)
      expect((await right(email, as(device))).status).toBe(200)
    }
  })

  it('is not one that somebody else has named: what we did not issue is replaced', async () => {
    const { email } = await buildAgent()
    const { device } = await enter('agent', email, 'scelto-da-altri')
    expect(device).toMatch(/^[\w-]{43}$/)
    const stored = JSON.stringify(await db().knownDevice.findMany())
    expect(stored).not.toContain(device)
    expect((await enter('agent', email, device)).device).toBe(device)
  })

  it('is remembered in a browser by a cookie, in a program that does not ask not at all', async () => {
    const { id, email } = await buildClient()
    const body = { email, password }
    const plain = await call(loginRoute('client'), { body })
    expect([plain.headers.get(HEADER), plain.headers.getSetCookie().length]).toEqual([null, 2])
    expect(await db().knownDevice.count({ where: { userId: id } })).toBe(0)
    const browser = await call(loginRoute('client'), { body, headers: { 'x-area': 'client' } })
    expect(browser.headers.get(HEADER)).toBeNull()
    expect(browser.headers.getSetCookie()[2]).toMatch(
      /^client_device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    )
  })

  it('stays known after signing out, and is forgotten when it is thrown out', async () => {
    const { email } = await buildAgent()
    const out = await enter('agent', email)
    await call(logoutRoute('agent'), { headers: bearer(out.access) })
    const thrown = await enter('agent', email)
    const here = await enter('agent', email)
    const { DELETE: revoke } = await import('@/app/v2/sessions/[id]/route')
    const session = await db().session.findFirstOrThrow({ orderBy: { id: 'desc' }, skip: 1 })
    const ended = await call(revoke, {
      method: 'DELETE',
      headers: bearer(here.access),
      params: { id: session.id },
    })
    expect(ended.status).toBe(204)
    await besiege(email)
    expect((await right(email, as(thrown.device))).status).toBe(429)
    for (const { device } of [out, here]) expect((await right(email, as(device))).status).toBe(200)
  })

  it('is the only one left after a change of password, and none after one by mail', async () => {
    const { email } = await buildAgent()
    const there = await enter('agent', email)
    const here = await enter('agent', email)
    const change = { attuale: password, password: 'una-password-nuova' }
    const changed = await call(changePasswordRoute('agent'), { body: change, headers: bearer(here.access) })
    expect(changed.status).toBe(204)
    await besiege(email)
    const again = (token: string, secret: string) =>
      call(loginRoute('agent'), { body: { email, password: secret }, headers: as(token) })
    expect((await again(there.device, 'una-password-nuova')).status).toBe(429)
    expect((await again(here.device, 'una-password-nuova')).status).toBe(200)
    await call(forgotRoute('agent'), { body: { email }, headers: as(here.device) })
    const body = { token: await linkSecret(email), password: 'un’altra-password' }
    const reset = await call(resetRoute('agent'), { body })
    expect([reset.status, reset.headers.get(HEADER)]).toEqual([204, null])
    expect((await again(here.device, 'un’altra-password')).status).toBe(429)
  })

  it('asks for a new password by mail when strangers have used up the mails', async () => {
    const { email } = await buildAgent()
    const { device } = await enter('agent', email)
    const ask = (headers = {}) => call(forgotRoute('agent'), { body: { email }, headers })
    for (let n = 0; n < 5; n += 1) await ask()
    const refused = await ask()
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('vale ancora')])
    expect((await ask(as(device))).status).toBe(204)
  })

  it('is forgotten when twenty others have been used since', async () => {
    const { id, email } = await buildAgent()
    const { device } = await enter('agent', email)
    for (let n = 0; n < 20; n += 1) await enter('agent', email)
    expect(await db().knownDevice.count({ where: { userId: id } })).toBe(20)
    await besiege(email)
    expect((await right(email, as(device))).status).toBe(429)
  })
})

describe('a sign-in on a device that is known', () => {
  it('notes the time of the account and of the device, and opens a session of that device', async () => {
    for (const [role, build, find] of [
      ['admin', buildAdmin, (id: string) => db().admin.findUniqueOrThrow({ where: { id } })],
      ['agent', buildAgent, (id: string) => db().agent.findUniqueOrThrow({ where: { id } })],
      ['client', buildClient, (id: string) => db().client.findUniqueOrThrow({ where: { id } })],
    ] as const) {
      const { id: userId, email } = await build()
      const { device } = await enter(role, email ?? '')
      const long = new Date('2026-01-02T03:04:05Z')
      await db().knownDevice.updateMany({ where: { userId }, data: { lastUsedAt: long } })
      await enter(role, email ?? '', device)
      const known = await db().knownDevice.findFirstOrThrow({ where: { userId } })
      const sessions = await db().session.findMany({ where: { userId } })
      expect([role, sessions.length, new Set(sessions.map(({ deviceId }) => deviceId))]).toEqual([
        role,
        2,
        new Set([known.id]),
      ])
      expect(known.lastUsedAt.getTime()).toBeGreaterThan(long.getTime())
      expect((await find(userId)).lastLoginAt?.getTime()).toBeGreaterThan(long.getTime())
    }
  })

  it('does nothing at all where the device has been forgotten meanwhile', async () => {
    const { id: userId } = await buildAgent()
    const device = { role: 'agent', userId, ip: '', userAgent: 'prova', deviceId: newId() } as const
    const limitKey = 'accesso-dispositivo:prova'
    expect(await resumeOnDevice({ ...device, limitKey })).toBeNull()
    expect(await db().session.count({ where: { userId } })).toBe(0)
    expect((await db().agent.findUniqueOrThrow({ where: { id: userId } })).lastLoginAt).toBeNull()
  })
})
