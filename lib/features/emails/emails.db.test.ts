import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Payload } from '@/lib/jobs/payloads'
import { queueMail } from '@/lib/mail/queue-mail'
import { TEMPLATES } from '@/lib/mail/templates'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import type { EmailView } from './schema'

const TEMPLATE = 'lead-assigned'
const OWN = { oggetto: 'Richiesta {{codice}}', titolo: 'Da chiamare', corpo: 'Ciao {{nome}}, chiama subito.' }

const params = { template: TEMPLATE }
const read = async (as: Caller) =>
  (await callAs(as, 'GET', 'emails/[template]', { params })).json as unknown as EmailView
const change = (as: Caller | null, body: object, template = TEMPLATE) =>
  callAs(as, 'PATCH', 'emails/[template]', { params: { template }, body })
const post = (as: Caller | null, verb: 'preview' | 'test', body: object) =>
  callAs(as, 'POST', `emails/[template]/${verb}`, { params, body })
const queued = async (key: string) => {
  const rows = await db().$queryRaw<{ payload: Payload<'mail.send'> }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'key' LIKE ${`${key}%`}`
  return rows.map(({ payload }) => payload)
}

let admin: Caller
beforeAll(async () => {
  admin = await adminWith('settings_manage', 'commits_see')
})
beforeEach(() => db().emailText.deleteMany())

describe('the words of mails', () => {
  it('are the code’s until somebody writes others, which have an author and a history', async () => {
    const { json } = await callAs(admin, 'GET', 'emails')
    expect(json.items).toHaveLength(Object.keys(TEMPLATES).length)
    expect(json.items.every(({ isInitial }) => isInitial === true)).toBe(true)
    const before = await read(admin)
    expect(before).toMatchObject({ version: 0, isInitial: true, testo: before.iniziale })
    expect(before.variabili.map(({ nome }) => nome)).toContain('codice')
    const { status, json: after } = await change(admin, { ...OWN, version: 0 })
    expect([status, after.testo, after.isInitial]).toEqual([200, OWN, false])
    expect(after.updatedBy).toBe(`${admin.actor.nome} ${admin.actor.cognome}`)
    const feed = (await callAs(admin, 'GET', 'commits')).json.items
    expect(feed[0]).toMatchObject({ model: 'Emails', action: 'edit', label: before.nome })
    const other = await adminWith('content_manage', 'commits_see')
    expect((await callAs(other, 'GET', 'commits')).text).not.toContain(before.nome)
  })

  it('go back when the code’s are written, and no version comes twice', async () => {
    const { json: first } = await change(admin, { ...OWN, version: 0 })
    const { iniziale } = await read(admin)
    const { json: back } = await change(admin, { ...iniziale, version: first.version })
    expect([back.isInitial, back.version, await db().emailText.count()]).toEqual([true, 0, 0])
    const { json: again } = await change(admin, { ...OWN, version: 0 })
    expect(again.version).toBeGreaterThan(first.version)
    expect((await change(admin, { ...OWN, version: first.version })).status).toBe(409)
  })

  it.each([
    ['oggetto', 'Per {{cognome}}'],
    ['corpo', 'Testo con {{inventata}}.'],
    ['corpo', 'Testo con {{nome senza fine.'],
    ['titolo', ''],
    ['oggetto', 'Due\nrighe'],
  ])('refuse a wrong %s, «%s», everywhere', async (name, value) => {
    const body = { ...OWN, [name]: value }
    for (const { status, json } of [
      await change(admin, { ...body, version: 0 }),
      await post(admin, 'preview', body),
      await post(admin, 'test', body),
    ]) {
      expect(status).toBe(422)
      expect(json.errors.map(({ path }) => path)).toContain(name)
    }
    expect(await db().emailText.count()).toBe(0)
  })

  it('are shown with invented data, without links', async () => {
    const { status, json, text } = await post(admin, 'preview', OWN)
    const { demo } = TEMPLATES[TEMPLATE]
    expect([status, json.subject, json.title]).toEqual([200, `Richiesta ${demo.codice}`, 'Da chiamare'])
    expect(text).toContain(`Ciao ${demo.nome}, chiama subito.`)
    expect(text).not.toContain(demo.url)
  })

  it('are sent to whoever tries them, and to nobody else', async () => {
    expect((await post(admin, 'test', OWN)).status).toBe(204)
    const mails = await queued(`prova:${TEMPLATE}:`)
    expect(mails.map(({ to, text }) => [to.email, text])).toEqual([[admin.actor.email, OWN]])
  })

  it('are for who manages the settings, and for mails that there are', async () => {
    for (const [who, status] of [
      [null, 401],
      [await anAgent({ permissions: { all: true } }), 403],
      [await aClient(), 403],
      [await adminWith('content_manage'), 403],
    ] as const) {
      expect((await callAs(who, 'GET', 'emails')).status).toBe(status)
      expect((await change(who, { ...OWN, version: 0 })).status).toBe(status)
      expect((await post(who, 'test', OWN)).status).toBe(status)
    }
    expect((await change(admin, { ...OWN, version: 0 }, 'inventata')).status).toBe(404)
    expect((await change(admin, { ...OWN, version: 0 }, 'toString')).status).toBe(404)
  })
})

it('a mail that is muted counts as told, and is not queued', async () => {
  const key = `muta:${newId()}`
  const send = (isMuted: boolean) =>
    withTransaction((tx) =>
      queueMail(tx, {
        template: TEMPLATE,
        to: { email: 'ada@prova.example' },
        data: TEMPLATES[TEMPLATE].demo,
        key,
        isMuted,
      }),
    )
  expect([await send(true), await send(false), await queued(key)]).toEqual([true, false, []])
})
