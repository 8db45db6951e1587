import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { requestEmailChange } from './change-email'
import { linkSecret } from './test-kit'

const address = () => `nuovo-${newId()}@prova.example`
const ask = (as: Caller, email: string) => requestEmailChange(ctxOf(as), as.id, email)
const confirm = (id: string) => callAs(null, 'POST', 'clients/confirmEmail/[id]', { params: { id } })
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })
const login = async (email: string | null) =>
  (await callAs(null, 'POST', 'clients/login', { body: { email, password: FACTORY_PASSWORD } })).status

beforeAll(() => migrateJobs(env().DATABASE_URL))

describe('a new e-mail address', () => {
  it('counts once the link that was sent to it is used; the old one is told', async () => {
    const client = await aClient()
    const [before, email] = [await rowOf(client.id), address()]
    await ask(client, email)
    expect(await rowOf(client.id)).toMatchObject({ email: before.email, pendingEmail: email })
    expect([await login(before.email), await login(email)]).toEqual([200, 401])
    const token = await linkSecret(email)
    expect((await confirm(token)).status).toBe(204)
    expect(await rowOf(client.id)).toMatchObject({ email, pendingEmail: null })
    expect([await login(before.email), await login(email)]).toEqual([401, 200])
    const told = await mailsTo(before.email ?? '')
    expect(told.map(({ template }) => template)).toContain('email-changed')
    expect((await confirm(token)).status).toBe(422)
    const commits = await db().commit.findMany({ where: { ref: client.id }, orderBy: { id: 'asc' } })
    const fields = commits.map(({ info }) =>
      (info as unknown as { changes: { field: string }[] }).changes.map(({ field }) => field),
    )
    expect(fields).toEqual([['pendingEmail'], ['email', 'pendingEmail', 'emailConfirmedAt']])
  })

  it('is the last one that was asked for', async () => {
    const client = await aClient()
    const [first, second] = [address(), address()]
    await ask(client, first)
    await ask(client, second)
    expect((await confirm(await linkSecret(first))).status).toBe(422)
    expect((await confirm(await linkSecret(second))).status).toBe(204)
    expect((await rowOf(client.id)).email).toBe(second)
  })

  it('that somebody else has is refused to who reads it, not to who asks', async () => {
    const client = await aClient()
    const { email } = await buildClient()
    await ask(client, email ?? '')
    const { status, json } = await confirm(await linkSecret(email ?? ''))
    expect([status, json.detail]).toEqual([409, expect.stringContaining('c’è già un altro account')])
    expect((await rowOf(client.id)).email).not.toBe(email)
  })

  it('is not the one of today', async () => {
    const client = await aClient()
    const { email } = await rowOf(client.id)
    await expect(ask(client, (email ?? '').toUpperCase())).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'email' }],
    })
  })
})
