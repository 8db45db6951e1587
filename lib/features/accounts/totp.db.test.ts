import { generate } from 'otplib'
import { POST as resetTotpRoute } from '@/app/v2/admin/totp/reset/route'
import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { buildAdmin, buildAgent } from '@/prisma/seed/factories/people'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { countCode } from './limits'
import {
  forgotRoute,
  loginRoute,
  meRoute,
  resetRoute,
  totpDisableRoute,
  totpEnableRoute,
  totpStartRoute,
} from './routes'
import type { TotpReply } from './schema'
import { bearer, call, linkSecret, problemOf, signIn } from './test-kit'

const codeIn = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })

const password = FACTORY_PASSWORD

/** Enrols a fresh agent; the code used is that of the step before, so that the present one is still good. */
async function enrolled() {
  const agent = await buildAgent()
  const { access } = await signIn('agent', agent.email)
  const headers = bearer(access)
  const started = await call(totpStartRoute('agent'), { headers, body: { password } })
  const { secret, uri, qr } = (await started.json()) as TotpReply
  const enabled = await call(totpEnableRoute('agent'), { headers, body: { otp: await codeIn(secret, -30) } })
  return { agent, headers, secret, uri, qr, enabled }
}

describe('second factor', () => {
  it('is on only after a right code, and its secret is stored sealed', async () => {
    const { agent, secret, uri, qr, enabled } = await enrolled()
    expect(enabled.status).toBe(204)
    expect(uri).toContain('otpauth://totp/Chiaravia:')
    expect(qr).toMatch(/^data:image\/png;base64,/)
    const row = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
    expect(row.totpEnabledAt).not.toBeNull()
    expect(row.totpSecret).not.toContain(secret)
    const commits = await db().commit.findMany({ where: { ref: agent.id, model: 'Users' } })
    expect(commits).toHaveLength(1)
    expect(JSON.stringify(commits)).not.toContain(row.totpSecret)
  })

  it('ends the other sessions when it is turned on, and its owner is told', async () => {
    const agent = await buildAgent()
    const [here, elsewhere] = [await signIn('agent', agent.email), await signIn('agent', agent.email)]
    const headers = bearer(here.access)
    const started = await call(totpStartRoute('agent'), { headers, body: { password } })
    const { secret } = (await started.json()) as TotpReply
    const me = async (access: string) =>
      (await call(meRoute('agent'), { method: 'GET', headers: bearer(access) })).status
    expect([await me(here.access), await me(elsewhere.access)]).toEqual([200, 200])
    await call(totpEnableRoute('agent'), { headers, body: { otp: await codeIn(secret, 0) } })
    expect([await me(here.access), await me(elsewhere.access)]).toEqual([200, 401])
    expect(await templatesTo(agent.email)).toContain('security-changed')
  })

  it('is asked for only after the right password', async () => {
    const { agent, secret } = await enrolled()
    const body = { email: agent.email, password }
    const missing = await call(loginRoute('agent'), { body })
    expect([missing.status, (await problemOf(missing)).errors]).toEqual([
      401,
      [{ path: 'otp', message: expect.stringContaining('codice') }],
    ])
    const wrongPassword = await call(loginRoute('agent'), { body: { ...body, password: 'x' } })
    expect((await problemOf(wrongPassword)).errors).toEqual([])
    const wrongCode = await call(loginRoute('agent'), { body: { ...body, otp: '000000' } })
    expect(wrongCode.status).toBe(401)
    const right = await call(loginRoute('agent'), { body: { ...body, otp: await codeIn(secret, 0) } })
    expect(right.status).toBe(200)
  })

  it('takes a code once, also of two requests at the same time', async () => {
    const { agent, secret } = await enrolled()
    const body = { email: agent.email, password, otp: await codeIn(secret, 0) }
    const both = await Promise.all([1, 2].map(() => call(loginRoute('agent'), { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await call(loginRoute('agent'), { body })).status).toBe(401)
  })

  it('cannot be guessed by who has the password, nor does that stop the owner', async () => {
    const { agent, secret } = await enrolled()
    const enter = async (seconds: number, token?: string) => {
      const body = { email: agent.email, password, otp: await codeIn(secret, seconds) }
      return call(loginRoute('agent'), { body, headers: token ? { 'x-device-token': token } : {} })
    }
    const first = await enter(0, 'nuovo')
    expect(first.status).toBe(200)
    for (let n = 0; n < 30; n += 1) await countCode('agent', agent.id, null)
    expect((await enter(30)).status).toBe(429)
    expect((await enter(30, first.headers.get('x-device-token') ?? '')).status).toBe(200)
    await call(forgotRoute('agent'), { body: { email: agent.email } })
    const reset = { token: await linkSecret(agent.email), password: 'una-password-nuova' }
    expect((await call(resetRoute('agent'), { body: reset })).status).toBe(204)
    const body = { email: agent.email, password: reset.password, otp: '000000' }
    expect((await call(loginRoute('agent'), { body })).status).toBe(401)
  })

  it('does not count against who is only asked for it', async () => {
    const { agent } = await enrolled()
    const body = { email: agent.email, password }
    const statuses = new Set<number>()
    for (let n = 0; n < 15; n += 1) statuses.add((await call(loginRoute('agent'), { body })).status)
    expect([...statuses]).toEqual([401])
  })

  it('is turned off with password and code, and then no longer asked for', async () => {
    const { agent, headers, secret } = await enrolled()
    const off = (body: object) => call(totpDisableRoute('agent'), { method: 'DELETE', headers, body })
    const otp = await codeIn(secret, 0)
    expect((await off({ password: 'sbagliata', otp })).status).toBe(422)
    expect((await off({ password, otp: '000000' })).status).toBe(422)
    expect((await off({ password, otp })).status).toBe(204)
    await signIn('agent', agent.email)
  })

  it('is not begun by who found a session open and does not know the password', async () => {
    const agent = await buildAgent()
    const headers = bearer((await signIn('agent', agent.email)).access)
    const refused = await call(totpStartRoute('agent'), { headers, body: { password: 'indovinata' } })
    expect([refused.status, (await problemOf(refused)).errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'password' })],
    ])
    const row = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
    expect(row.totpSecret).toBeNull()
  })

  it('cannot be replaced while it is on', async () => {
    const { headers } = await enrolled()
    expect((await call(totpStartRoute('agent'), { headers, body: { password } })).status).toBe(409)
  })

  it('is taken away for somebody who lost the phone only by who manages such accounts', async () => {
    const { agent } = await enrolled()
    const body = { role: 'agent', userId: agent.id }
    const plain = await buildAdmin({ permissions: { admins_manage: true } })
    const manager = await buildAdmin({ permissions: { agents_manage: true } })
    const as = async (email: string) => bearer((await signIn('admin', email)).access)
    expect((await call(resetTotpRoute, { body, headers: await as(plain.email) })).status).toBe(403)
    const headers = await as(manager.email)
    expect((await call(resetTotpRoute, { body, headers })).status).toBe(204)
    await signIn('agent', agent.email)
  })
})
