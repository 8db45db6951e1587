import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mintScope } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/password'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { tellAgent } from '@/lib/features/leads/notify'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { EVENTI, eventsOf, NOMI_EVENTI } from './labels'
import { notify } from './mutations'
import { mutesMail } from './preferences'

const read = async (as: Caller | null) => (await callAs(as, 'GET', 'preferences')).json
const change = (as: Caller | null, body: object) => callAs(as, 'PATCH', 'preferences', { body })
const bells = (userId: string) => db().notification.count({ where: { userId } })
const mails = async (key: string) => {
  const [row] = await db().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE payload ->> 'key' LIKE ${`${key}%`}`
  return row?.n
}

describe('preferences', () => {
  it('offer each role what it is told, all of it on, and keep only what is switched off', async () => {
    const agent = await anAgent()
    const start = await read(agent)
    expect(start).toMatchObject({ pagina: '', version: 0 })
    expect((start.notifiche as Record<string, object>).lead).toEqual({ campanella: true, email: true })
    expect(Object.keys(start.notifiche as object)).not.toContain('pesi')
    const { status, json } = await change(agent, { notifiche: { pratica: { email: false } }, version: 0 })
    expect([status, json.version]).toEqual([200, 1])
    expect((json.notifiche as Record<string, object>).pratica).toEqual({ campanella: true, email: false })
    const row = await db().userPreferences.findFirstOrThrow({ where: { userId: agent.id } })
    expect(row.notifiche).toEqual({ pratica: { email: false } })
    const back = await change(agent, { notifiche: { pratica: { email: true } }, version: 1 })
    expect(back.json.version).toBe(2)
    const again = await db().userPreferences.findFirstOrThrow({ where: { userId: agent.id } })
    expect(again.notifiche).toEqual({})
  })

  it('show an administrator the events of their own work', async () => {
    const names = async (as: Caller) => Object.keys((await read(as)).notifiche as object)
    expect(await names(await adminWith('leads_manage'))).toEqual(['contatto', 'pesi', 'lavoro', 'ticket'])
    expect(await names(await adminWith())).toEqual(['lavoro', 'ticket'])
  })

  it('refuse what cannot be chosen, and say where', async () => {
    const agent = await anAgent()
    const refused = async (body: object) => {
      const { status, json } = await change(agent, { version: 0, ...body })
      return [status, json.errors?.[0]?.path]
    }
    expect(await refused({ notifiche: { lead: { campanella: false, email: false } } })).toEqual([
      422,
      'notifiche.lead',
    ])
    expect(await refused({ notifiche: { pesi: { campanella: false } } })).toEqual([
      422,
      'notifiche.pesi.campanella',
    ])
    expect(await refused({ notifiche: { invito: { email: false } } })).toEqual([
      422,
      'notifiche.invito.email',
    ])
    expect(await refused({ notifiche: { inventato: {} } })).toEqual([422, 'notifiche.inventato'])
    for (const pagina of ['/admin', 'https://male.example', '/agents/login', '//male.example'])
      expect(await refused({ pagina })).toEqual([422, 'pagina'])
    expect(await db().userPreferences.count({ where: { userId: agent.id } })).toBe(0)
  })

  it('one way of a request is left when the other has been switched off before', async () => {
    const agent = await anAgent()
    await change(agent, { notifiche: { lead: { email: false } }, version: 0 })
    const { status } = await change(agent, { notifiche: { lead: { campanella: false } }, version: 1 })
    expect(status).toBe(422)
  })

  it('are one’s own, with a version', async () => {
    const [one, other] = [await anAgent(), await anAgent()]
    expect((await change(one, { pagina: '/agents/reports/pratiche', version: 0 })).status).toBe(200)
    expect(await read(other)).toMatchObject({ pagina: '', version: 0 })
    const stale = await change(one, { pagina: '', version: 0 })
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
    expect((await change(null, { version: 0 })).status).toBe(401)
    expect((await change(await aClient(), { version: 0 })).status).toBe(403)
  })

  it('say at the sign-in where the area opens', async () => {
    const passwordHash = await hashPassword('una frase davvero lunga 9')
    const agent = await anAgent({ passwordHash })
    const enter = () =>
      callAs(null, 'POST', 'agents/login', {
        body: { email: agent.actor.email, password: 'una frase davvero lunga 9' },
      })
    expect((await enter()).json.pagina).toBe('')
    await change(agent, { pagina: '/agents/reports/pratiche', version: 0 })
    expect((await enter()).json.pagina).toBe('/agents/reports/pratiche')
  })

  it('are respected by the bell and by the mail of a request, each by itself', async () => {
    const agent = await anAgent()
    const tell = async (version: number) => {
      const lead = await buildLead({ agentId: agent.id, version })
      await withTransaction((tx) => tellAgent(tx, lead))
      return mails(`lead-assigned:${lead.id}:`)
    }
    await change(agent, { notifiche: { lead: { email: false } }, version: 0 })
    expect([await tell(1), await bells(agent.id)]).toEqual([0, 1])
    await change(agent, { notifiche: { lead: { email: true } }, version: 1 })
    await change(agent, { notifiche: { lead: { campanella: false } }, version: 2 })
    expect([await tell(1), await bells(agent.id)]).toEqual([1, 1])
  })
})

it.each(NOMI_EVENTI)('«%s» is an event of which somebody is told, in the ways that are offered', (evento) => {
  const texts = sources('lib').map((name) => readFileSync(name, 'utf8'))
  const offered = new Set(Object.values(EVENTI[evento].canali).flat())
  const rings = texts.some((text) => text.includes(`evento: '${evento}'`))
  const writes = texts.some((text) => new RegExp(`mute(?:sMail|dMails)\\([^\\n]*'${evento}'\\)`).test(text))
  expect([rings, writes]).toEqual([offered.has('campanella'), offered.has('email')])
})

it('a bell that is switched off is not rung, and mails of other people are not muted', async () => {
  const [agent, other] = [await anAgent(), await anAgent()]
  await change(agent, { notifiche: { consegne: { campanella: false, email: false } }, version: 0 })
  const ring = (userId: string) =>
    withTransaction((tx) =>
      notify(tx, { evento: 'consegne', role: 'agent', userId, titolo: `Prova ${newId()}` }),
    )
  expect([await ring(agent.id), typeof (await ring(other.id))]).toEqual([null, 'string'])
  expect(await mutesMail(db(), { role: 'agent', userId: agent.id }, 'consegne')).toBe(true)
  expect(await mutesMail(db(), { role: 'agent', userId: other.id }, 'consegne')).toBe(false)
  expect(eventsOf(mintScope(agent.actor).actor).length).toBeGreaterThan(5)
})

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => path.join(folder, name))
