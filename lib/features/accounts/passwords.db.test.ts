import { db } from '@/lib/core/db'
import { mailsTo, templatesTo } from '@/lib/testing/queued-mails'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { changePasswordRoute, forgotRoute, loginRoute, meRoute, resetRoute } from './routes'
import { bearer, call, linkSecret, problemOf, signIn } from './test-kit'

const password = 'una-password-nuova'

describe('forgotten password', () => {
  it('answers alike, in words and time, whether or not the account exists', async () => {
    const known = await buildAgent()
    const blocked = await buildAgent({ status: 'blocked' })
    const seen: [number, string][] = []
    const times: number[] = []
    for (const email of [known.email, blocked.email, 'ignoto@prova.example']) {
      const start = performance.now()
      const response = await call(forgotRoute('agent'), { body: { email } })
      times.push(performance.now() - start)
      seen.push([response.status, await response.text()])
    }
    expect(seen).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ])
    expect(Math.min(...times)).toBeGreaterThan(240)
    expect(await templatesTo(known.email)).toEqual(['reset-password'])
    expect(await mailsTo(blocked.email)).toEqual([])
  })

  it.each([
    ['admin', '/admin/password-dimenticata?token='],
    ['agent', '/agents/password-dimenticata?token='],
    ['client', '/area-clienti/confirm-reset-password/'],
  ] as const)('mails %s a link to %s', async (role, path) => {
    const build = { admin: buildAdmin, agent: buildAgent, client: buildClient }[role]
    const email = (await build()).email ?? ''
    await call(forgotRoute(role), { body: { email } })
    const [mail] = await mailsTo(email)
    expect(mail?.data.url).toContain(`http://localhost:8000${path}`)
  })

  it.each(['admin', 'agent'] as const)(
    'invites %s again who has never chosen a password: the first link may have expired',
    async (role) => {
      const build = { admin: buildAdmin, agent: buildAgent }[role]
      const { email } = await build({ status: 'pending', passwordHash: '' })
      await call(forgotRoute(role), { body: { email } })
      expect(await templatesTo(email)).toEqual(['account-invited'])
      const token = await linkSecret(email)
      expect((await call(resetRoute(role), { body: { token, password } })).status).toBe(204)
      await signIn(role, email, { password })
    },
  )

  it('sets the password once, ends every session and tells the owner', async () => {
    const { email } = await buildAdmin()
    const { access } = await signIn('admin', email)
    await call(forgotRoute('admin'), { body: { email } })
    const token = await linkSecret(email)
    expect((await call(resetRoute('admin'), { body: { token, password } })).status).toBe(204)
    expect((await call(meRoute('admin'), { method: 'GET', headers: bearer(access) })).status).toBe(401)
    await signIn('admin', email, { password })
    expect((await call(loginRoute('admin'), { body: { email, password: FACTORY_PASSWORD } })).status).toBe(
      401,
    )
    const again = await call(resetRoute('admin'), { body: { token, password: 'un’altra-ancora' } })
    expect([again.status, await problemOf(again)]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: 'token', message: expect.any(String) }] }),
    ])
    expect(await templatesTo(email)).toContain('password-changed')
  })

  it('sends one link, and takes one password, for a request that comes twice with its key', async () => {
    const { email } = await buildAgent()
    const twice = async (route: typeof forgotRoute, body: object, key: string) => {
      const once = () => call(route('agent'), { body, headers: { 'idempotency-key': key } })
      return [(await once()).status, (await once()).status]
    }
    expect(await twice(forgotRoute, { email }, 'recupero')).toEqual([204, 204])
    expect(await mailsTo(email)).toHaveLength(1)
    const token = await linkSecret(email)
    expect(await twice(resetRoute, { token, password }, 'nuova')).toEqual([204, 204])
    expect(await templatesTo(email)).toEqual(['reset-password', 'password-changed'])
  })

  it('is won by one of two uses at the same time', async () => {
    const { email } = await buildAdmin()
    await call(forgotRoute('admin'), { body: { email } })
    const token = await linkSecret(email)
    const replies = await Promise.all(
      ['prima-password', 'seconda-password'].map((password) =>
        call(resetRoute('admin'), { body: { token, password } }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  it('leaves only the last link, for an hour, in one area', async () => {
    const { email } = await buildAgent()
    await call(forgotRoute('agent'), { body: { email } })
    const first = await linkSecret(email)
    await call(forgotRoute('agent'), { body: { email } })
    const second = await linkSecret(email)
    expect((await call(resetRoute('agent'), { body: { token: first, password } })).status).toBe(422)
    expect((await call(resetRoute('admin'), { body: { token: second, password } })).status).toBe(422)
    await db().oneTimeToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await call(resetRoute('agent'), { body: { token: second, password } })).status).toBe(422)
  })

  it('sends an address at most five mails an hour, known or not', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const response = await call(forgotRoute('client'), { body: { email: 'tante@prova.example' } })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  it('refuses short and obvious passwords', async () => {
    for (const weak of ['corta', 'aaaaaaaaaaaaa', 'password2026!']) {
      const response = await call(resetRoute('admin'), { body: { token: 'x', password: weak } })
      expect(((await response.json()) as { errors: object[] }).errors).toEqual([
        expect.objectContaining({ path: 'password' }),
      ])
    }
  })

  it('refuses the person’s own name and address, and the link still works', async () => {
    const { email } = await buildAgent({ nome: 'Serafina', cognome: 'Quaranta' })
    await call(forgotRoute('agent'), { body: { email } })
    const token = await linkSecret(email)
    for (const own of ['SerafinaQuaranta85', email]) {
      const refused = await call(resetRoute('agent'), { body: { token, password: own } })
      expect([refused.status, (await problemOf(refused)).errors]).toEqual([
        422,
        [expect.objectContaining({ path: 'password' })],
      ])
    }
    expect((await call(resetRoute('agent'), { body: { token, password } })).status).toBe(204)
  })
})

describe('change of password', () => {
  it('needs the present one, keeps this device and signs the others out', async () => {
    const { email } = await buildAgent()
    const here = await signIn('agent', email)
    const there = await signIn('agent', email)
    const change = (body: object) =>
      call(changePasswordRoute('agent'), { body, headers: bearer(here.access) })
    expect((await change({ attuale: 'sbagliata', password })).status).toBe(422)
    expect((await change({ attuale: FACTORY_PASSWORD, password: FACTORY_PASSWORD })).status).toBe(422)
    expect((await change({ attuale: FACTORY_PASSWORD, password: email })).status).toBe(422)
    expect((await change({ attuale: FACTORY_PASSWORD, password })).status).toBe(204)
    const status = async ({ access }: { access: string }) =>
      (await call(meRoute('agent'), { method: 'GET', headers: bearer(access) })).status
    expect([await status(here), await status(there)]).toEqual([200, 401])
  })

  it('can be guessed ten times by a stolen session, which does not stop the owner’s', async () => {
    const { email } = await buildAgent()
    const [stolen, own] = [await signIn('agent', email), await signIn('agent', email)]
    const change = async (access: string, attuale: string) =>
      (await call(changePasswordRoute('agent'), { body: { attuale, password }, headers: bearer(access) }))
        .status
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push(await change(stolen.access, 'sbagliata'))
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    expect(await change(own.access, FACTORY_PASSWORD)).toBe(204)
  })

  it('leaves no trace of any password in the history', async () => {
    const commits = await db().commit.findMany()
    expect(JSON.stringify(commits)).not.toMatch(/argon2|una-password-nuova/)
  })
})
