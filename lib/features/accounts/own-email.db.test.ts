import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { linkSecret } from './test-kit'

const address = () => `nuovo-${newId()}@prova.example`
const ask = (as: Caller | null, body: object) => callAs(as, 'POST', 'clients/me/email', { body })
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })

beforeAll(() => migrateJobs(env().DATABASE_URL))

describe('the own e-mail address of a client', () => {
  it('changes by the password and the link to the new one', async () => {
    const client = await aClient()
    const [{ email: before }, email] = [await rowOf(client.id), address()]
    const { status, json } = await ask(client, { email, password: FACTORY_PASSWORD })
    expect([status, json.email, json.pendingEmail]).toEqual([200, before, email])
    const params = { id: await linkSecret(email) }
    expect((await callAs(null, 'POST', 'clients/confirmEmail/[id]', { params })).status).toBe(204)
    expect(await rowOf(client.id)).toMatchObject({ email, pendingEmail: null })
  })

  it.each([
    ['password', { email: address(), password: 'non-questa' }],
    ['password', { email: address() }],
    ['email', { email: 'mario', password: FACTORY_PASSWORD }],
  ])('is refused with the field: %s', async (path, body) => {
    const client = await aClient()
    const { status, json } = await ask(client, body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
    expect((await rowOf(client.id)).pendingEmail).toBeNull()
  })

  it('that is the one of today is no change', async () => {
    const client = await aClient()
    const { email } = await rowOf(client.id)
    expect((await ask(client, { email, password: FACTORY_PASSWORD })).status).toBe(422)
  })

  it('is a client’s own', async () => {
    const body = { email: address(), password: FACTORY_PASSWORD }
    const replies = [
      await ask(null, body),
      await ask(await anAgent(), body),
      await ask(await adminWith('admin'), body),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403])
  })
})
