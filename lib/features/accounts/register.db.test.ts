import { POST as confirm } from '@/app/v2/clients/confirm/[id]/route'
import { POST as registerRoute } from '@/app/v2/clients/register/route'
import { db } from '@/lib/core/db'
import { mailsTo } from '@/lib/testing/queued-mails'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { forgotRoute, loginRoute, resetRoute } from './routes'
import { call, linkSecret, signIn } from './test-kit'

const form = (email: string, more: object = {}) => ({
  nome: 'Nuova',
  cognome: 'Cliente',
  email,
  telefono: '+39 333 000 0000',
  password: 'una-password-lunga',
  consents: { privacy: true, marketing: true, terzi: false, profilazione: false },
  ...more,
})
const confirmWith = async (id: string) => (await call(confirm, { params: { id } })).status

describe('registration', () => {
  it('makes a client to confirm, who can sign in only after the link', async () => {
    const email = 'nuova@prova.example'
    const agent = await buildAgent()
    const response = await call(registerRoute, { body: form(email, { referal: agent.slug }) })
    expect([response.status, await response.json()]).toEqual([201, { email }])
    const before = { email, password: 'una-password-lunga' }
    expect((await call(loginRoute('client'), { body: before })).status).toBe(401)
    const [mail] = await mailsTo(email)
    expect(mail?.data.url).toContain('http://localhost:8000/area-clienti/confirm-account/')
    const id = await linkSecret(email)
    expect(await confirmWith(id)).toBe(204)
    await signIn('client', email, { password: 'una-password-lunga' })
    expect(await confirmWith(id)).toBe(422)
    const client = await db().client.findUniqueOrThrow({ where: { email }, include: { consents: true } })
    expect(client).toMatchObject({ agentId: agent.id, referal: agent.slug, status: 'validated' })
    expect(client.consents.map(({ kind, granted }) => [kind, granted]).sort()).toEqual([
      ['marketing', true],
      ['privacy', true],
      ['profilazione', false],
      ['terzi', false],
    ])
    const history = await db().commit.findMany({ where: { ref: client.id }, orderBy: { createdAt: 'asc' } })
    expect(history.map(({ action, model }) => [action, model])).toEqual([
      ['create', 'Clients'],
      ['edit', 'Clients'],
    ])
  })

  it('counts with the password and the choices of the registration whose link is opened', async () => {
    const email = 'contesa@prova.example'
    const stranger = form(email, {
      nome: 'Estranea',
      telefono: '+39 333 111 1111',
      password: 'la-password-di-un-altro',
      consents: { privacy: true, marketing: true, terzi: true, profilazione: true },
    })
    const mine = form(email, {
      consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
    })
    await call(registerRoute, { body: stranger })
    await call(registerRoute, { body: mine })
    const link = await linkSecret(email)
    await call(registerRoute, { body: stranger })
    const late = await linkSecret(email)
    expect((await mailsTo(email)).map(({ data }) => data.isAgain)).toEqual([false, true, true])
    expect(await confirmWith(link)).toBe(204)
    const others = { email, password: 'la-password-di-un-altro' }
    expect((await call(loginRoute('client'), { body: others })).status).toBe(401)
    await signIn('client', email, { password: 'una-password-lunga' })
    expect(await confirmWith(late)).toBe(422)
    const client = await db().client.findUniqueOrThrow({ where: { email }, include: { consents: true } })
    expect(client).toMatchObject({ nome: 'Nuova', telefono: '+393330000000' })
    expect(client.consents.filter(({ granted }) => granted).map(({ kind }) => kind)).toEqual(['privacy'])
  })

  it('confirms the first of two registrations with the first password', async () => {
    const email = 'prima@prova.example'
    await call(registerRoute, { body: form(email) })
    const link = await linkSecret(email)
    await call(registerRoute, { body: form(email, { password: 'la-password-di-un-altro' }) })
    expect(await confirmWith(link)).toBe(204)
    await signIn('client', email, { password: 'una-password-lunga' })
    const others = { email, password: 'la-password-di-un-altro' }
    expect((await call(loginRoute('client'), { body: others })).status).toBe(401)
  })

  it('that waits is worth nothing once the owner has chosen a password by mail', async () => {
    const email = 'recupera@prova.example'
    await call(registerRoute, { body: form(email, { password: 'la-password-di-un-altro' }) })
    const link = await linkSecret(email)
    await call(forgotRoute('client'), { body: { email } })
    const token = await linkSecret(email)
    await call(resetRoute('client'), { body: { token, password: 'una-password-nuova' } })
    expect(await confirmWith(link)).toBe(422)
    await signIn('client', email, { password: 'una-password-nuova' })
  })

  it('answers alike for an address that is taken, and tells its owner where to sign in', async () => {
    const { id, email, passwordHash, nome } = await buildClient({ email: 'presa@prova.example' })
    const response = await call(registerRoute, { body: form('Presa@prova.example') })
    expect([response.status, await response.json()]).toEqual([201, { email: 'Presa@prova.example' }])
    expect(await db().client.findUnique({ where: { id } })).toMatchObject({
      passwordHash,
      nome,
      status: 'validated',
    })
    const mails = await mailsTo(email ?? '')
    const recupero = 'http://localhost:8000/area-clienti/password-dimenticata'
    expect(mails).toMatchObject([
      {
        template: 'already-registered',
        data: { nome, url: 'http://localhost:8000/area-clienti/login', recupero },
      },
    ])
    expect(await db().oneTimeToken.count({ where: { userId: id } })).toBe(0)
  })

  it('gives somebody an agent has entered their own record, with nothing overwritten', async () => {
    const agent = await buildAgent()
    const entered = await buildClient({
      passwordHash: null,
      status: 'pending',
      emailConfirmedAt: null,
      agentId: agent.id,
      telefono: null,
    })
    const email = entered.email ?? ''
    await call(registerRoute, { body: form(email) })
    expect(await db().client.findUnique({ where: { id: entered.id } })).toEqual(entered)
    await confirmWith(await linkSecret(email))
    await signIn('client', email, { password: 'una-password-lunga' })
    expect(await db().client.findUnique({ where: { id: entered.id } })).toMatchObject({
      nome: entered.nome,
      agentId: agent.id,
      telefono: '+393330000000',
    })
  })

  it('leaves a client of ours, “Confermato” without a password, as they are until the link is opened', async () => {
    const entered = await buildClient({ passwordHash: null, telefono: null })
    const email = entered.email ?? ''
    await call(registerRoute, { body: form(email) })
    expect(await db().client.findUnique({ where: { id: entered.id } })).toEqual(entered)
    const body = { email, password: 'una-password-lunga' }
    expect((await call(loginRoute('client'), { body })).status).toBe(401)
    expect(await confirmWith(await linkSecret(email))).toBe(204)
    await signIn('client', email, { password: 'una-password-lunga' })
  })

  it('sends one link for a request that comes twice with its key', async () => {
    const email = 'due.volte@prova.example'
    const headers = { 'idempotency-key': 'registrazione' }
    const twice = [1, 2].map(() => call(registerRoute, { body: form(email), headers }))
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([201, 201])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('does not wake blocked accounts', async () => {
    const { id, email } = await buildClient({ status: 'blocked' })
    expect((await call(registerRoute, { body: form(email ?? '') })).status).toBe(201)
    expect(await mailsTo(email ?? '')).toEqual([])
    expect((await db().client.findUnique({ where: { id } }))?.status).toBe('blocked')
  })

  it('needs the privacy notice and says what is wrong with each field', async () => {
    const wrong = form('x', { nome: ' ', telefono: 'abc', password: 'corta', consents: { privacy: false } })
    const response = await call(registerRoute, { body: wrong })
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect(response.status).toBe(422)
    expect(errors.map(({ path }) => path).sort()).toEqual([
      'consents.privacy',
      'email',
      'nome',
      'password',
      'telefono',
    ])
  })

  it.each(['NUOVA.cliente@prova.example', 'ClienteNuova1985', 'nuova.cliente.85'])(
    'refuses the password %s: it is made of the person’s own words',
    async (password) => {
      const response = await call(registerRoute, { body: form('nuova.cliente@prova.example', { password }) })
      const { errors } = (await response.json()) as { errors: { path: string }[] }
      expect([response.status, errors.map(({ path }) => path)]).toEqual([422, ['password']])
    },
  )

  it('refuses a link that was never sent', async () => {
    expect(await confirmWith('mai-esistito')).toBe(422)
  })
})
