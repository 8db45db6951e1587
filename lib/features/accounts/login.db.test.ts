import { newAddress } from '@/lib/testing/new-address'
import { mailsTo, templatesTo } from '@/lib/testing/queued-mails'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { loginRoute, meRoute } from './routes'
import { bearer, call, problemOf, signIn } from './test-kit'

const password = FACTORY_PASSWORD

describe('sign-in', () => {
  it('gives a pair, the user and two cookies to each role', async () => {
    const people = {
      admin: await buildAdmin(),
      agent: await buildAgent(),
      client: await buildClient(),
    }
    for (const role of ['admin', 'agent', 'client'] as const) {
      const email = people[role].email ?? ''
      const response = await call(loginRoute(role), { body: { email: email.toUpperCase(), password } })
      expect(response.status).toBe(200)
      const body = await response.json()
      expect(body.user).toMatchObject({ _id: people[role].id, role, email })
      expect(JSON.stringify(body.user)).not.toMatch(/argon2|hash|secret/i)
      const cookies = response.headers.getSetCookie()
      expect(cookies).toHaveLength(2)
      expect(cookies[0]).toBe(`${role}_access=${body.access}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`)
      expect(cookies[1]).toContain(`${role}_refresh=${body.refresh};`)
      const me = await call(meRoute(role), { method: 'GET', headers: bearer(body.access) })
      expect(await me.json()).toEqual(body.user)
    }
  })

  it('keeps the roles apart: an e-mail of one area is unknown in the others', async () => {
    const agent = await buildAgent()
    const { access } = await signIn('agent', agent.email)
    expect((await call(loginRoute('admin'), { body: { email: agent.email, password } })).status).toBe(401)
    expect((await call(meRoute('admin'), { method: 'GET', headers: bearer(access) })).status).toBe(403)
    expect((await call(meRoute('client'), { method: 'GET', headers: bearer(access) })).status).toBe(403)
  })

  it('answers alike for a wrong password and an account that is unknown, deleted, unconfirmed or without a password', async () => {
    const right = await buildClient()
    const deleted = await buildClient({ status: 'deleted' })
    const without = await buildClient({ passwordHash: null })
    const pending = await buildClient({ status: 'pending' })
    const attempts = [
      { email: right.email, password: 'sbagliata-sbagliata' },
      { email: 'nessuno@prova.example', password },
      { email: deleted.email, password },
      { email: without.email, password },
      { email: pending.email, password },
    ]
    const replies = []
    for (const body of attempts) {
      const response = await call(loginRoute('client'), { body })
      expect(response.headers.getSetCookie()).toEqual([])
      replies.push({ status: response.status, problem: await problemOf(response) })
    }
    const detail = expect.stringContaining('E-mail o password non corrette')
    expect(replies[0]).toMatchObject({ status: 401, problem: { detail } })
    for (const reply of replies) expect(reply).toEqual(replies[0])
  })

  it('tells what state an account is in only to who knows the password', async () => {
    const blocked = await buildAgent({ status: 'blocked' })
    const pending = await buildAgent({ status: 'pending' })
    const right = await call(loginRoute('agent'), { body: { email: blocked.email, password } })
    expect([right.status, (await problemOf(right)).detail]).toEqual([
      403,
      expect.stringContaining('bloccato'),
    ])
    const waiting = await call(loginRoute('agent'), { body: { email: pending.email, password } })
    expect([waiting.status, (await problemOf(waiting)).detail]).toEqual([
      403,
      expect.stringContaining('da confermare'),
    ])
    const wrong = await call(loginRoute('agent'), { body: { email: blocked.email, password: 'x' } })
    expect(wrong.status).toBe(401)
  })

  it('refuses wrong bodies field by field', async () => {
    const response = await call(loginRoute('admin'), { body: { email: 'x', password: '', extra: 1 } })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual(['email', 'extra', 'password'])
  })

  it('stops guessing at one account from one address, known or not, and forgives after a success', async () => {
    const { email } = await buildAdmin()
    for (const name of [email, 'ignoto@prova.example']) {
      const ip = newAddress()
      const statuses: number[] = []
      for (let n = 0; n < 9; n += 1) {
        statuses.push((await call(loginRoute('admin'), { ip, body: { email: name, password: 'x' } })).status)
      }
      expect(statuses).toEqual([...Array<number>(8).fill(401), 429])
    }
    const ip = newAddress()
    const other = (await buildAdmin()).email
    const mistake = () => call(loginRoute('admin'), { ip, body: { email: other, password: 'x' } })
    for (let n = 0; n < 7; n += 1) await mistake()
    await signIn('admin', other, {}, { ip })
    const next = await mistake()
    expect(next.status).toBe(401)
  })

  it('warns of a device that the account has not used, not of the first one', async () => {
    const { email } = await buildAgent()
    await signIn('agent', email)
    await signIn('agent', email)
    expect(await mailsTo(email)).toEqual([])
    await signIn('agent', email, {}, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604' } })
    expect(await templatesTo(email)).toEqual(['new-sign-in'])
  })
})
