import fc from 'fast-check'
import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { issueToken } from '@/lib/features/accounts/one-time-token'
import type { Operation } from '@/lib/openapi/types'
import { type Audience, mayReceive } from '@/lib/realtime/audience'
import { RESOURCES } from '@/lib/registry/resources'
import type { Resource } from '@/lib/resources/types'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { deliver } from '@/lib/testing/fuzz-kit'
import { valueFor } from '@/lib/testing/fuzz-schema'
import { toJson } from '@/lib/testing/fuzz-values'
import { forgetLimits, fuzzed, requestTo } from '@/lib/testing/fuzz-world'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAdmin, buildAgent, buildAgentDocument, buildClient } from '@/prisma/seed/factories/people'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicketCategory, buildTicketMessage } from '@/prisma/seed/factories/service'
import { isLong, seedOr } from '@/scripts/test/property'
import { findAccount } from './accounts'
import { ROLE_NAMES, type Role } from './roles'

/*
 * Every operation of the API × every kind of actor, none of whom has anything to do with the rows that are there: people's
 * texts in them bear a mark, which no reply to any of these actors may carry, and no call of theirs may change a row. Among
 * them are rows that were deleted, and such as came back; files are named by id; messages of the socket are asked as they
 * are delivered. Links that were mailed before an address or a password was changed open nothing, and who writes rules and
 * categories gets no ticket by them. `npm run test:long` asks every operation about every row, `npm test` some of them.
 */

const SEED = seedOr(20_261_128)
const TIMEOUT = isLong ? 7_200_000 : 180_000
/** Of the operations one in so many is asked about the rows; all of them in the long run. */
const EACH = isLong ? 1 : 40
/** How many ids of other kinds an operation is asked about besides those of its own. */
const OTHERS = isLong ? 4 : 1

const MARK = 'zzaltrui'
/** Columns in which people write, or that say who somebody is. */
const TEXT =
  /^(?:nome|cognome|ragione_sociale|note|note_ufficio|oggetto|testo|titolo|intestatario|messaggio|cliente|beneficiario|richiedente|indirizzo|motivo|title|name|user_agent|riferimento|cosa)$/
/** Whose rows are of somebody: the public's, the network's and the office's own lists are not among them. */
const PRIVATE = [
  'clients',
  'pratiche',
  'pratica_documenti',
  'pratica_persone',
  'pratica_eventi',
  'leads',
  'lead_eventi',
  'contact_requests',
  'tickets',
  'ticket_messages',
  'quotes',
  'predictions',
  'estratti',
  'job_progress',
  'merchandising_orders',
  'agent_materials',
  'agent_documents',
  'stored_files',
  'notifications',
  'sessions',
  'saved_views',
  'privacy_requests',
  'partner_consegne',
  'incassi',
]

type Row = { table: string; id: string }

/** The actors' own accounts and sessions, which they may read and end. */
const ownIds = () => [...callers.values()].flatMap((one) => (one ? [one.id, one.actor.sessionId] : []))

/** Marks the texts of all rows of these tables that are there now and nobody's of the actors; those that a rule of the table refuses stay. */
async function mark(): Promise<Row[]> {
  const { rows: columns } = await pool().query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY ($1) AND data_type IN ('text', 'character varying')`,
    [PRIVATE],
  )
  for (const { table, column } of columns.filter((one) => TEXT.test(one.column)))
    await pool()
      .query(
        `UPDATE "${table}" SET "${column}" = '${MARK}' WHERE "${column}" IS NOT NULL AND id <> ALL ($1::uuid[])`,
        [ownIds()],
      )
      .catch(() => undefined)
  const found: Row[] = []
  for (const table of new Set(columns.map((one) => one.table))) {
    const { rows } = await pool().query<{ id: string }>(
      `SELECT id::text FROM "${table}" WHERE id <> ALL ($1::uuid[]) ORDER BY id`,
      [ownIds()],
    )
    found.push(...rows.map(({ id }) => ({ table, id })))
  }
  return found
}

/** What the rows of others are, whatever has come besides them. */
async function stateOf(rows: readonly Row[]): Promise<Record<string, string>> {
  const ids = rows.map(({ id }) => id)
  const tables = [...new Set(rows.map(({ table }) => table))]
  const parts = tables.map(
    (
      table,
    ) => `SELECT '${table}' AS name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t.id)), '') AS value
      FROM "${table}" t WHERE t.id = ANY ($1::uuid[])`,
  )
  const { rows: found } = await pool().query<{ name: string; value: string }>(parts.join(' UNION ALL '), [
    ids,
  ])
  return Object.fromEntries(found.map(({ name, value }) => [name, value]))
}

const random = (() => {
  let state = SEED
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state % below
  }
})()

const { operations } = fuzzed()

let office: Caller
let rows: Row[] = []
/** What was deleted and stays so, and the entry of the history that would bring it back; and what has come back. */
const gone: { path: string; id: string; commit: string }[] = []
const returned: { path: string; id: string }[] = []

const ACTORS: Record<string, () => Promise<Caller | null>> = {
  nobody: async () => null,
  client: () => aClient(),
  agent: () => anAgent(),
  'agent of a team': () => anAgent({ permissions: { team_see: true } }),
  'agent of an agency': () => anAgent({ permissions: { pratiche_agency: true } }),
  'admin without flags': () => adminWith(),
  'admin of contents': () => adminWith('content_manage', 'communications_manage'),
  'admin of settings': () => adminWith('settings_manage'),
}
const callers = new Map<string, Caller | null>()

/** Deletes rows that the engine made, and brings half of them back. */
async function deleteAndRestore(): Promise<void> {
  let n = 700
  for (const [path, { body, kept }] of Object.entries(SAMPLES)) {
    if (!body || kept) continue
    for (const comesBack of [true, false]) {
      n += 1
      const made = await callAs(office, 'POST', path, { body: await body(n) })
      const { _id: id, version } = made.json
      if (made.status !== 201) throw new Error(`${path}: ${made.text}`)
      const taken = await callAs(office, 'DELETE', `${path}/[id]`, { params: { id }, body: { version } })
      if (taken.status !== 204) continue
      const { id: commit } = await db().commit.findFirstOrThrow({ where: { ref: id, action: 'delete' } })
      if (!comesBack) gone.push({ path, id, commit })
      else if (
        (await callAs(office, 'POST', 'commits/[id]/restore', { params: { id: commit } })).status === 200
      )
        returned.push({ path, id })
    }
  }
}

/** Files of every kind of owner and use, one of them gone. */
async function files(): Promise<void> {
  const [client, agent] = [await buildClient(), await buildAgent()]
  const ofClient = { ownerRole: 'client', ownerId: client.id } as const
  const { id: praticaId } = await buildPratica({ agentId: agent.id })
  await buildDocumento({ praticaId, fileId: (await buildStoredFile(ofClient)).id, stato: 'caricato' })
  const { url } = await buildStoredFile({ ...ofClient, purpose: 'ticket' })
  await buildTicketMessage({ allegati: [{ url, name: MARK, size: 1, mimetype: 'application/pdf' }] })
  await buildAgentDocument({ agentId: agent.id, fileId: (await buildStoredFile({ ownerRole: 'admin' })).id })
  for (const purpose of ['cv', 'import', 'estratto', 'generic']) await buildStoredFile({ purpose })
  await buildStoredFile({ ...ofClient, deletedAt: new Date() })
}

/** Changes of others that the socket tells of. */
async function tell(): Promise<void> {
  const client = await aClient()
  const { id: category } = await buildTicketCategory()
  const body = { category, oggetto: 'Aiuto', messaggio: 'Non riesco', allegati: [] }
  await callAs(client, 'POST', 'tickets/create', { body })
  const agent = await anAgent()
  const pratica = await buildPratica({ agentId: agent.id })
  await callAs(agent, 'PATCH', 'pratiche/[id]', {
    params: { id: pratica.id },
    body: { note: 'Una nota', version: pratica.version },
  })
}

const OWN_MARK = 'zzregola'

/** Rules and a category by which their author would be given others' tickets, for as far as they are taken; a ticket that they catch. */
async function grasp(author: Caller): Promise<string> {
  const { id: category, version } = await buildTicketCategory()
  await db().ticketCategoryAdmin.create({ data: { id: newId(), categoryId: category, adminId: office.id } })
  const rule = { attiva: true, ordine: 0, evento: 'creato', ore: null, condizioni: [] }
  for (const tipo of ['assegna', 'avvisa']) {
    const body = { ...rule, nome: `Prova ${tipo}`, azioni: [{ tipo, adminId: author.id }] }
    await callAs(author, 'POST', 'ticketRules', { body })
  }
  for (const admins of [[], [{ adminId: author.id }]])
    await callAs(author, 'PATCH', 'ticketCategories/[id]', {
      params: { id: category },
      body: { admins, version },
    })
  const body = { category, oggetto: OWN_MARK, messaggio: OWN_MARK, allegati: [] }
  return (await callAs(await aClient(), 'POST', 'tickets/create', { body })).json._id
}

beforeAll(async () => {
  office = await adminWith('admin')
  for (const sample of Object.values(SAMPLES)) await sample.build(2)
  await deleteAndRestore()
  await files()
  for (const [who, make] of Object.entries(ACTORS)) callers.set(who, await make())
  await tell()
  rows = await mark()
}, 300_000)

/** Somebody whose own call has ended their session signs in again. */
async function callerOf(who: string): Promise<Caller | null> {
  const caller = callers.get(who) ?? null
  if (!caller) return null
  if (await db().session.count({ where: { id: caller.actor.sessionId, revokedAt: null } })) return caller
  const again = (await ACTORS[who]?.()) ?? null
  callers.set(who, again)
  return again
}

/** The table of what an address begins with, where it is called otherwise. */
const TABLE_OF: Partial<Record<string, string>> = {
  leadRequests: 'leads',
  requests: 'contact_requests',
  storage: 'stored_files',
  materials: 'agent_materials',
  merchandising: 'merchandising_orders',
  provvigioni: 'estratti',
  partners: 'partner_consegne',
  jobs: 'job_progress',
}
/** Of a part of a record in an address: its table, and the column that says of what it is a part. */
const PARTS: Partial<Record<string, [table: string, parent: string]>> = {
  docId: ['pratica_documenti', 'pratica_id'],
  personaId: ['pratica_persone', 'pratica_id'],
  requestId: ['privacy_requests', 'client_id'],
}

type Ids = Record<string, string>

/** The rows that an operation is asked about: those of its own kind, parts of them, and some of others. */
async function idsFor(route: string): Promise<Ids[]> {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return [{}]
  const word = route.split('/')[2] ?? ''
  const table = TABLE_OF[word] ?? word.replace(/[A-Z]/g, '_$&').toLowerCase()
  const own = rows.filter((one) => one.table === table).slice(0, 3)
  const paths = [...gone, ...returned].filter(({ path }) => route.startsWith(`/v2/${path}/`))
  const some = Array.from({ length: OTHERS }, () => rows[random(rows.length)])
  const history = route.startsWith('/v2/commits/') ? gone.map(({ commit }) => commit).slice(0, 3) : []
  const ids = [...new Set([...own, ...paths, ...some].flatMap((one) => one?.id ?? []).concat(history))]
  const alike = ids.map((id) => Object.fromEntries(names.map((name) => [name, id])))
  const [part, parent] = PARTS[names[1] ?? ''] ?? []
  if (!part) return alike
  const { rows: parts } = await pool().query<{ id: string; of: string }>(
    `SELECT id::text, "${parent}"::text AS of FROM "${part}" ORDER BY id LIMIT 3`,
  )
  return [...parts.map(({ id, of }) => ({ [names[0] ?? '']: of, [names[1] ?? '']: id })), ...alike]
}

const asked = (route: string, method: string, ids: Ids) => ({
  ...requestTo(route, method),
  path: route.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''),
  params: ids,
})

const named = (ids: Ids) =>
  Object.values(ids)
    .map((id) => rows.find((one) => one.id === id)?.table ?? id)
    .join(' and ')

const chosen = () => operations.filter((_, at) => EACH === 1 || (at + SEED) % EACH === 0)

const headersText = ({ headers }: Response) =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')

it(
  'no reply tells anybody of the rows of others',
  async () => {
    const told: string[] = []
    let calls = 0
    for (const { route, method } of chosen().filter((one) => one.method === 'GET'))
      for (const ids of await idsFor(route)) {
        await forgetLimits()
        for (const who of Object.keys(ACTORS)) {
          calls += 1
          const response = await deliver(asked(route, method, ids), await callerOf(who))
          const text = `${headersText(response)}\n${await response.text()}`
          if (text.toLowerCase().includes(MARK)) told.push(`${who} reads ${route} of ${named(ids)}`)
        }
      }
    expect(told).toEqual([])
    expect(calls).toBeGreaterThan(isLong ? 3_000 : 20)
  },
  TIMEOUT,
)

const bodyOf = ({ requestBody }: Operation): string | undefined => {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return undefined
  const known = Array.from({ length: 5 }, () => rows[random(rows.length)]?.id ?? '')
  const plan = { odd: 0, known, complete: true }
  return toJson(fc.sample(valueFor(schema, plan), { seed: SEED, numRuns: 1 })[0])
}

it(
  'no call of anybody changes the rows of others, nor brings one back',
  async () => {
    const changed: string[] = []
    let calls = 0
    let before = await stateOf(rows)
    for (const { route, method, operation } of chosen().filter((one) => one.method !== 'GET'))
      for (const ids of (await idsFor(route)).slice(0, isLong ? undefined : 2)) {
        await forgetLimits()
        const body = bodyOf(operation)
        for (const who of Object.keys(ACTORS)) {
          calls += 1
          const request = { ...asked(route, method, ids), ...(body === undefined ? {} : { body }) }
          await (await deliver(request, await callerOf(who))).text()
        }
        const after = await stateOf(rows)
        for (const [table, value] of Object.entries(after))
          if (value !== before[table]) changed.push(`${method} ${route} of ${named(ids)} changes ${table}`)
        before = after
      }
    const back = []
    for (const { path, id } of gone)
      if ((await callAs(office, 'GET', `${path}/[id]`, { params: { id } })).status !== 404)
        back.push(`${path} ${id}`)
    expect([changed, back]).toEqual([[], []])
    expect(calls).toBeGreaterThan(isLong ? 3_000 : 20)
  },
  TIMEOUT,
)

it('a row that is gone is nobody’s, and one that came back is for whom its own rule lets see it', async () => {
  expect([gone.length > 5, returned.length > 5]).toEqual([true, true])
  const wrong: string[] = []
  for (const who of Object.keys(ACTORS)) {
    const caller = await callerOf(who)
    const get = async (path: string, id: string) =>
      (await callAs(caller, 'GET', `${path}/[id]`, { params: { id } })).status
    for (const { path, id, commit } of gone) {
      if (![401, 403, 404].includes(await get(path, id))) wrong.push(`${who} reads ${path}, which is gone`)
      const undo = await callAs(caller, 'POST', 'commits/[id]/restore', { params: { id: commit } })
      if (![401, 403, 404].includes(undo.status)) wrong.push(`${who} brings ${path} back: ${undo.status}`)
    }
    for (const { path, id } of returned) {
      const resource = (await RESOURCES[path]?.()) as Resource
      const isClosed = resource.access.read(caller?.actor ?? null) === false
      if (isClosed && ![401, 403, 404].includes(await get(path, id))) wrong.push(`${who} reads ${path} again`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

/** Every way in which an address or a password changes; each ends the links that were mailed before. */
const CHANGES: Record<string, (role: Role, id: string) => Promise<unknown>> = {
  'the address, by hand': (role, id) => writeAccount(role, id, { email: `${newId()}@prova.example` }),
  'the password, by hand': (role, id) => writeAccount(role, id, { passwordHash: 'un altro' }),
  'the address, by the office': async (role, id) => {
    const path = ({ admin: 'admins', agent: 'agents', client: 'clients' } as const)[role]
    const { json } = await callAs(office, 'GET', `${path}/[id]`, { params: { id } })
    const body = { email: `${newId()}@prova.example`, version: json.version }
    const { status } = await callAs(office, 'PATCH', `${path}/[id]`, { params: { id }, body })
    // A client's own address is confirmed by its owner: the office has another verb for it.
    expect([200, 422]).toContain(status)
    if (status === 422) await writeAccount(role, id, { email: body.email })
  },
}

function writeAccount(role: Role, id: string, data: { email?: string; passwordHash?: string }) {
  if (role === 'admin') return db().admin.update({ where: { id }, data })
  return role === 'agent'
    ? db().agent.update({ where: { id }, data })
    : db().client.update({ where: { id }, data })
}

const BUILD = { admin: buildAdmin, agent: buildAgent, client: buildClient }

/** The operations that take a mailed secret, in their address or in their body. */
const bySecret = operations.filter(({ route, method, operation }) => {
  const schema = operation.requestBody?.content['application/json']?.schema as
    | { properties?: object }
    | undefined
  return method === 'POST' && (route.includes('{token}') || 'token' in (schema?.properties ?? {}))
})

it(
  'a link that was mailed before a change of address or password opens nothing to anybody',
  async () => {
    expect(bySecret.length).toBeGreaterThan(4)
    const opened: string[] = []
    for (const role of ROLE_NAMES)
      for (const [change, work] of Object.entries(CHANGES))
        for (const purpose of ['reset_password', 'invite'] as const) {
          const { id } = await BUILD[role]()
          const token = await withTransaction((tx) => issueToken(tx, { role, userId: id }, purpose))
          await work(role, id)
          const before = await findAccount(role, { id })
          for (const { route, operation } of bySecret) {
            await forgetLimits()
            const body = JSON.stringify({ ...JSON.parse(bodyOf(operation) ?? '{}'), token })
            for (const who of isLong ? Object.keys(ACTORS) : ['nobody']) {
              const reply = await deliver({ ...requestTo(route, 'POST', token), body }, await callerOf(who))
              if (reply.status < 300) opened.push(`${who}: ${route} after ${change} of ${role}, ${purpose}`)
            }
          }
          expect(await findAccount(role, { id })).toEqual(before)
        }
    expect(opened).toEqual([])
  },
  TIMEOUT,
)

it(
  'rules and categories give their author nothing of a ticket that they catch',
  async () => {
    const author = await adminWith('ticketing_configure')
    const id = await grasp(author)
    const told: string[] = []
    const reads = operations.filter(({ method }) => method === 'GET')
    for (const { route } of isLong ? reads : reads.filter((one) => one.route.startsWith('/v2/tickets'))) {
      await forgetLimits()
      const ids = Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]))
      const text = await (await deliver(asked(route, 'GET', ids), author)).text()
      if (text.includes(OWN_MARK)) told.push(route)
    }
    const events = await db().realtimeEvent.findMany()
    const authority = author.actor as Parameters<typeof mayReceive>[1]
    const heard = events.filter(({ audience }) => mayReceive(audience as Audience, authority))
    expect([told, heard.filter(({ data }) => JSON.stringify(data).includes(OWN_MARK))]).toEqual([[], []])
    expect(events.some(({ data }) => (data as { _id?: string })._id === id)).toBe(true)
  },
  TIMEOUT,
)

it('no message of the socket about others comes to them', async () => {
  const events = await db().realtimeEvent.findMany({ orderBy: { id: 'asc' } })
  const ids = new Set(rows.map(({ id }) => id))
  const foreign = events.filter(({ data }) => ids.has(String((data as { _id?: string })._id)))
  expect(foreign.length).toBeGreaterThan(1)
  const heard: string[] = []
  for (const who of Object.keys(ACTORS)) {
    const actor = (await callerOf(who))?.actor
    if (!actor) continue
    const authority = { ...actor, ticketing: actor.ticketing as Record<string, unknown> }
    for (const { type, audience } of foreign)
      if (mayReceive(audience as Audience, authority as Parameters<typeof mayReceive>[1]))
        heard.push(`${who} hears ${type}`)
  }
  expect(heard).toEqual([])
})
