import { readdirSync } from 'node:fs'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { hangUp } from '@/lib/mail/transport'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { demoCompany } from '@/prisma/seed/content/company'
import { buildBankProduct, buildRate } from '@/prisma/seed/factories/banks'
import type { Setup, Trial } from './schema'

let installer: Caller
beforeAll(async () => {
  installer = await adminWith('admin')
  // As where mails leave the machine.
  Object.assign(env(), { MAIL_FROM: 'La società <info@societa.it>', MAILBOX_DIR: undefined })
})

const setup = async () => (await callAs<Setup>(installer, 'GET', 'setup')).json
const stepOf = async (name: string) => (await setup()).steps.find(({ step }) => step === name)

describe('what an installation lacks', () => {
  it('is for whoever holds the admin flag', async () => {
    for (const name of ['setup', 'setup/mail', 'setup/store', 'setup/backup'] as const) {
      const method = name === 'setup' ? 'GET' : 'POST'
      const codes = [null, await adminWith('settings_manage'), await anAgent(), await aClient()].map(
        async (as) => (await callAs(as, method, name)).status,
      )
      expect([name, await Promise.all(codes)]).toEqual([name, [401, 403, 403, 403]])
    }
  })

  it('begins as everything, and names what is missing', async () => {
    const { over, steps } = await setup()
    expect(over).toBe(false)
    expect(steps.filter(({ done }) => done)).toEqual([])
    expect(steps[0]?.words).toContain('partita IVA')
    expect(steps.find(({ step }) => step === 'pagine')?.action).toBe('templates')
  })

  it('says that the sender of the example is nobody', async () => {
    const { MAIL_FROM } = env()
    Object.assign(env(), { MAIL_FROM: 'Chiaravia <noreply@chiaravia.example>' })
    expect(await stepOf('posta')).toMatchObject({
      done: false,
      action: null,
      words: expect.stringContaining('MAIL_FROM'),
    })
    Object.assign(env(), { MAIL_FROM })
  })

  it('shrinks with what is written', async () => {
    const { social: _s, sitoCarte: _c, avvertenza: _a, ...identity } = demoCompany
    await db().setting.create({ data: { key: 'company', value: { ...identity, pec: '' } } })
    expect(await stepOf('societa')).toMatchObject({
      done: false,
      words: expect.stringContaining('Mancano: PEC.'),
    })
    await db().setting.update({ where: { key: 'company' }, data: { value: identity } })
    expect(await stepOf('societa')).toMatchObject({ done: true })
    await buildBankProduct()
    await buildRate()
    for (const step of ['banca', 'prodotto', 'tassi'])
      expect(await stepOf(step)).toMatchObject({ done: true })
  })

  it('saves a company that has neither telephone nor WhatsApp yet', async () => {
    const { version } = await db().setting.findUniqueOrThrow({ where: { key: 'company' } })
    const { social: _s, sitoCarte: _c, avvertenza: _a, ...identity } = demoCompany
    const body = (value: object, of: number) => ({ body: { value: { ...identity, ...value }, version: of } })
    const bare = await callAs<{ version: number }>(installer, 'PATCH', 'settings/[key]', {
      params: { key: 'company' },
      ...body({ telefono: '', whatsapp: '' }, version),
    })
    expect(bare.status).toBe(200)
    const wrong = await callAs(installer, 'PATCH', 'settings/[key]', {
      params: { key: 'company' },
      ...body({ whatsapp: '39333' }, bare.json.version),
    })
    expect(wrong.status).toBe(422)
    await db().setting.update({ where: { key: 'company' }, data: { value: identity } })
  })

  it('has the pages of the law read and published, each by its link', async () => {
    await callAs(installer, 'POST', 'pages/templates')
    const pages = await stepOf('pagine')
    expect(pages).toMatchObject({ done: false, action: null })
    expect(pages?.links).toHaveLength(PAGE_TEMPLATES.length)
    expect(pages?.words).toContain('fonte di tassi e TEGM')
    await db().page.updateMany({ data: { published: true } })
    expect(await stepOf('pagine')).toMatchObject({ done: true, links: [] })
  })

  it('ends when mail and store were tried and a backup was seen, each with its author in the history', async () => {
    const before = readdirSync(process.env.MAILBOX_DIR ?? '').length
    for (const name of ['setup/mail', 'setup/store'])
      expect((await callAs<Trial>(installer, 'POST', name)).json).toEqual({ ok: true, error: '' })
    expect(readdirSync(process.env.MAILBOX_DIR ?? '').length).toBe(before + 1)
    expect((await setup()).over).toBe(false)
    expect((await callAs(installer, 'POST', 'setup/backup')).status).toBe(204)
    expect((await setup()).over).toBe(true)
    const notes = await db().commit.findMany({ where: { actorId: installer.id, model: 'Impostazioni' } })
    expect(notes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Copia di sicurezza vista', 'Prova della posta riuscita']),
    )
  })
})

it('does not take a folder that keeps all mails for a mail server', async () => {
  Object.assign(env(), { MAILBOX_DIR: '/posta' })
  expect(await stepOf('posta')).toMatchObject({ done: false, words: expect.stringContaining('SMTP_URL') })
  Object.assign(env(), { MAILBOX_DIR: undefined })
})

it('sees by itself that there is a backup', async () => {
  const endedAt = new Date()
  const { id } = await db().backup.create({
    data: { id: newId(), startedAt: endedAt, endedAt, host: 'notte', folder: '/copie/una' },
  })
  expect(await stepOf('copia')).toMatchObject({
    done: true,
    action: null,
    words: expect.stringContaining('L’ultima è di'),
  })
  await db().backup.delete({ where: { id } })
})

describe('a trial that fails', () => {
  it('says why, and is not taken for a success', async () => {
    const proofs = () => db().commit.count({ where: { label: { startsWith: 'Prova d' } } })
    const before = await proofs()
    const { SMTP_URL } = env()
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' })
    try {
      const { status, json } = await callAs<Trial>(installer, 'POST', 'setup/mail')
      expect([status, json.ok]).toEqual([200, false])
      expect(json.error).toMatch(/^Il server non risponde/)
    } finally {
      Object.assign(env(), { SMTP_URL })
      hangUp()
    }
    expect(await proofs()).toBe(before)
  })
})
