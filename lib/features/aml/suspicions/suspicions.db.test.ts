import { db, pool } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import { clientFile } from '@/lib/features/accounts/export-data'
import { document } from '@/lib/openapi/document'
import { type Audience, mayReceive } from '@/lib/realtime/audience'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import type { SospettoWhole } from './schema'

const WORDS = 'Porta contanti in una valigia grigia ogni giovedì.'
const REASON = 'Inviata alla UIF con il protocollo 123.'
/** Nothing of these may be in any reply but the head's. */
const SECRETS = ['valigia', 'protocollo 123', 'sospett']

let author: Caller
let head: Caller
let client: { id: string }
let praticaId: string
let receipt: string
let id: string

const report = (as: Caller | null, body: object, headers?: Record<string, string>) =>
  callAs<{ ricevuta: string }>(as, 'POST', 'sospetti', { body, headers })
const list = (as: Caller | null) => callAs<{ items: SospettoWhole[] }>(as, 'GET', 'sospetti')
const decide = (as: Caller | null, body: object = { esito: 'inviato', motivo: REASON }) =>
  callAs<SospettoWhole>(as, 'POST', 'sospetti/[id]/decisione', { params: { id }, body })

const logged: unknown[] = []

beforeAll(async () => {
  author = await anAgent()
  head = await adminWith('aml_manage')
  client = await buildClient({ agentId: author.id })
  praticaId = (await buildPratica({ agentId: author.id, clientId: client.id })).id
  const spy = jest.spyOn(logger(), 'info').mockImplementation((line: unknown) => void logged.push(line))
  const sent = await report(
    author,
    { oggetto: 'pratica', id: praticaId, testo: WORDS },
    { 'idempotency-key': 'uno' },
  )
  receipt = sent.json.ricevuta
  id = (await list(head)).json.items[0]?._id ?? ''
  spy.mockRestore()
})

it('its author gets a receipt, the same for the same request, and nothing that the receipt opens', async () => {
  expect(receipt).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
  const again = await report(
    author,
    { oggetto: 'pratica', id: praticaId, testo: WORDS },
    { 'idempotency-key': 'uno' },
  )
  expect([again.json.ricevuta, await db().sospetto.count()]).toEqual([receipt, 1])
  expect((await list(author)).status).toBe(403)
})

it('is about a case or a client that its author sees, with words', async () => {
  const stranger = await anAgent()
  const none = await adminWith()
  const body = { oggetto: 'pratica', id: praticaId, testo: WORDS }
  expect((await report(stranger, body)).status).toBe(404)
  expect((await report(stranger, { ...body, oggetto: 'cliente', id: client.id })).status).toBe(404)
  expect((await report(none, body)).status).toBe(403)
  expect((await report(await aClient(), body)).status).toBe(403)
  expect((await report(null, body)).status).toBe(401)
  const short = await callAs(author, 'POST', 'sospetti', { body: { ...body, testo: 'Strano' } })
  expect([short.status, short.json.errors[0]?.path]).toEqual([422, 'testo'])
})

/** Twelve kinds of actor, and none of them is who answers for anti-money-laundering. */
const ACTORS: Record<string, () => Promise<Caller | null>> = {
  nobody: async () => null,
  'another client': () => aClient(),
  'the client': async () => {
    const someone = await aClient()
    await buildPersona({ praticaId, clientId: someone.id })
    return someone
  },
  'the author': async () => author,
  'another agent': () => anAgent(),
  'an agent of everything': () => anAgent({ permissions: { all: true } }),
  'an agent of a team': () => anAgent({ permissions: { team_see: true, commits_see: true } }),
  'the owner, without the flag': () => adminWith('admin'),
  'an admin without flags': () => adminWith(),
  'an admin of cases and clients': () =>
    adminWith('pratiche_manage', 'clients_manage', 'clients_erase', 'reports_see'),
  'an admin of history and people': () =>
    adminWith('commits_see', 'commits_restore', 'admins_manage', 'sessions_see'),
  'an admin of the system': () =>
    adminWith('settings_manage', 'storage_manage', 'compliance_see', 'whistleblowing_read'),
}

type Ask = [route: string, call?: { params?: Record<string, string>; query?: Record<string, string> }]
const asks = (): Ask[] => [
  ['sospetti'],
  ['pratiche/[id]', { params: { id: praticaId } }],
  ['pratiche/[id]/activity', { params: { id: praticaId } }],
  ['pratiche/[id]/identificazione', { params: { id: praticaId } }],
  ['search', { query: { q: 'valigia' } }],
  ['search', { query: { q: receipt } }],
  ['commits', { query: { limit: '100' } }],
  ['notifications', { query: { limit: '100' } }],
  ['compliance'],
  ['sessions'],
  ['jobs'],
  ['clients/[id]/overview', { params: { id: client.id } }],
]

it('is invisible to twelve kinds of actor, the owner among them', async () => {
  await decide(head)
  expect(Object.keys(ACTORS)).toHaveLength(12)
  const told: string[] = []
  for (const [who, make] of Object.entries(ACTORS)) {
    const actor = await make()
    const status = who === 'nobody' ? 401 : actor?.role === 'admin' ? 404 : 403
    expect([who, (await list(actor)).status, (await decide(actor)).status]).toEqual([who, status, status])
    for (const [route, call] of asks()) {
      const reply = await callAs(actor, 'GET', route, call).catch(() => null)
      const text = reply?.text.toLowerCase() ?? ''
      for (const secret of [...SECRETS, receipt.toLowerCase(), id])
        if (text.includes(secret) && !call?.query?.q?.includes(secret))
          told.push(`${who} reads ${secret} in ${route}`)
    }
  }
  expect(told).toEqual([])
  // Some two hundred calls.
}, 120_000)

it('is known to no other table: not the history, a time line, the store of replies, a bell of anybody else', async () => {
  const { rows: tables } = await pool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'sospetti'`,
  )
  const known: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool().query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "${name}" t WHERE to_jsonb(t)::text ~* $1`,
      [`valigia|protocollo 123|${receipt}|${id}`],
    )
    if (rows[0]?.n) known.push(name)
  }
  expect(known).toEqual([])
  const { rows: raw } = await pool().query<{ text: string }>(
    `SELECT to_jsonb(t)::text AS text FROM sospetti t`,
  )
  expect(JSON.stringify(raw)).not.toContain(praticaId)
  const bells = await db().notification.findMany({ where: { href: '/admin/feeds/sospetti' } })
  expect(bells.map(({ userId, testo }) => [userId, testo])).toEqual([[head.id, '']])
})

it('the client never learns of it, nor does a window that is open', async () => {
  expect(JSON.stringify(await clientFile(client.id)).toLowerCase()).not.toContain('sospett')
  const events = await db().realtimeEvent.findMany()
  expect(events.filter(({ type }) => type !== 'notification.created' && type !== 'pratica.updated')).toEqual(
    [],
  )
  const owner = await adminWith('admin')
  const authority = { ...owner.actor, ticketing: owner.actor.ticketing as Record<string, unknown> }
  for (const { type, audience } of events)
    if (type === 'notification.created')
      expect(mayReceive(audience as Audience, authority as Parameters<typeof mayReceive>[1])).toBe(false)
})

it('no line of the log and no example of the document shows that it was called', () => {
  expect(JSON.stringify(logged)).not.toContain('sospetti')
  expect(JSON.stringify(document())).not.toContain('valigia')
})

it('the head reads and decides once, with a reason, and nobody changes it afterwards', async () => {
  const { json } = await list(head)
  expect(json.items[0]).toMatchObject({
    testo: WORDS,
    oggettoId: praticaId,
    autore: `${author.actor.nome} ${author.actor.cognome}`,
    stato: 'inviato',
    decisione: { motivo: REASON },
  })
  expect((await decide(head, { esito: 'archiviato', motivo: 'Un altro motivo.' })).status).toBe(409)
  expect(
    (
      await callAs(head, 'POST', 'sospetti/[id]/decisione', {
        params: { id },
        body: { esito: 'inviato', motivo: '' },
      })
    ).status,
  ).toBe(422)
})
