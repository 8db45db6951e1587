import pg from 'pg'
import { GET as DESK } from '@/app/v2/agents/[id]/desk/route'
import { GET as DIRECTORY } from '@/app/v2/agents/directory/route'
import { GET } from '@/app/v2/pratiche/route'
import { encodeCursor } from '@/lib/core/cursor'
import { env } from '@/lib/core/env'
import { loginRoute } from '@/lib/features/accounts/routes'
import { agents } from '@/lib/features/agents/resource'
import { clients } from '@/lib/features/clients/resource'
import type { Route } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

/** One process for each database, which DATABASE_URL names: told a list, it asks for it once and says how long. */

const SITE = 'http://localhost:8000/v2'
const adminLogin = loginRoute('admin')
const agentLogin = loginRoute('agent')
const AGENTS = collectionRoutes(agents).GET
const CLIENTS = collectionRoutes(clients).GET
type List = { query: string; token: string; ask?: (init: RequestInit) => Promise<Response> }

async function tokenOf(route: Route, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: env().DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const reply = await route(new Request(`${SITE}/login`, { method: 'POST', headers, body }))
  if (reply.status !== 200) throw new Error(`${email}: ${await reply.text()}`)
  return ((await reply.json()) as { access: string }).access
}

/** The place in the middle of the table, as somebody who has turned that many pages would hold it. */
async function middle(client: pg.Client, field: string, column: string, desc: boolean): Promise<string> {
  const way = desc ? 'DESC' : 'ASC'
  const { rows } = await client.query<{ id: string; value: Date | string }>(
    `SELECT id, ${column} AS value FROM pratiche ORDER BY ${column} ${way}, id ${way}
     OFFSET (SELECT count(*) / 2 FROM pratiche) LIMIT 1`,
  )
  const [row] = rows
  const value = typeof row?.value === 'string' ? BigInt(row.value) : row?.value
  return encodeCursor({ field, desc }, { id: row?.id, [field]: value })
}

/** The same, in the list of clients, which is sorted by surname. */
async function middleOfClients(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; cognome: string }>(
    'SELECT id, cognome FROM clients ORDER BY cognome, id OFFSET (SELECT count(*) / 2 FROM clients) LIMIT 1',
  )
  return encodeCursor({ field: 'cognome', desc: false }, { ...rows[0] })
}

/** Lists of 50 people. */
async function people(client: pg.Client, token: string, busiest: string): Promise<Record<string, List>> {
  const list = (route: Route, query: string): List => ({
    query,
    token,
    ask: (init) => route(new Request(`${SITE}/people?limit=50${query}`, init)),
  })
  const code = await oneOf(
    client,
    'SELECT email AS value FROM clients WHERE email IS NOT NULL ORDER BY id LIMIT 1',
  )
  return {
    'clients, first page': list(CLIENTS, ''),
    'clients, in the middle': list(CLIENTS, `&cursor=${await middleOfClients(client)}`),
    'clients by state': list(CLIENTS, '&filter[status]=pending'),
    'clients of an agent': list(CLIENTS, `&filter[agentId]=${busiest}`),
    'clients of a province': list(CLIENTS, '&filter[provincia]=MI'),
    'clients by last case': list(CLIENTS, '&sort=-ultimaPraticaAt'),
    'search for a client by surname': list(CLIENTS, '&q=lombardi'),
    'search for a client by e-mail': list(CLIENTS, `&q=${encodeURIComponent(code)}`),
    'agents, first page': list(AGENTS, ''),
    'agents by state': list(AGENTS, '&filter[status]=validated'),
    'search for an agent by surname': list(AGENTS, '&q=ros'),
  }
}

async function oneOf(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(sql)
  return rows[0]?.value ?? ''
}

const BUSIEST = `SELECT agent_id AS value FROM pratiche WHERE agent_id IS NOT NULL
  GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`
const SOME_CODE = 'SELECT codice AS value FROM pratiche ORDER BY created_at OFFSET 4000 LIMIT 1'

async function lists(): Promise<Record<string, List>> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  const admin = await tokenOf(adminLogin, 'admin@demo.example')
  const agent = await tokenOf(agentLogin, 'agente@demo.example')
  const code = await oneOf(client, SOME_CODE)
  const busiest = await oneOf(client, BUSIEST)
  const found: Record<string, List> = {
    'first page': { query: '', token: admin },
    'page in the middle of the list': {
      query: `&cursor=${await middle(client, 'createdAt', 'created_at', true)}`,
      token: admin,
    },
    'by state': { query: '&filter[stato]=in_istruttoria', token: admin },
    'by two states': { query: '&filter[stato]=in_istruttoria,perizia', token: admin },
    'by agent': { query: `&filter[agentId]=${busiest}`, token: admin },
    'list of an agent': { query: '', token: agent },
    'list of an agent, by state': { query: '&filter[stato]=liquidata', token: agent },
    'by amount, first page': { query: '&sort=importoRichiesto', token: admin },
    'by amount, in the middle': {
      query: `&sort=importoRichiesto&cursor=${await middle(client, 'importoRichiesto', 'importo_richiesto', false)}`,
      token: admin,
    },
    'search for 3 letters (ros)': { query: '&q=ros', token: admin },
    'search for a surname': { query: '&q=lombardi', token: admin },
    'search for surname and town': { query: '&q=bianchi%20milano', token: admin },
    'search for a code': { query: `&q=${code}`, token: admin },
    'search for half a code': { query: `&q=${code.slice(0, 6)}`, token: admin },
    'search without results': { query: '&q=zzqxy', token: admin },
    'search by an agent (ros)': { query: '&q=ros', token: agent },
    'desk of the busiest agent': {
      query: '',
      token: admin,
      ask: (init: RequestInit) =>
        DESK(new Request(`${SITE}/agents/${busiest}/desk`, init), {
          params: Promise.resolve({ id: busiest }),
        }),
    },
    'directory of agents': {
      query: '',
      token: agent,
      ask: (init: RequestInit) => DIRECTORY(new Request(`${SITE}/agents/directory?q=ros&vicino=20121`, init)),
    },
    'search sorted by amount': { query: '&q=ferrari&sort=importoRichiesto', token: admin },
  }
  const byPerson = await people(client, admin, busiest)
  await client.end()
  return { ...found, ...byPerson }
}

async function time({ query, token, ask }: List): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const startedAt = performance.now()
  const reply = ask
    ? await ask({ headers })
    : await GET(new Request(`${SITE}/pratiche?limit=50${query}`, { headers }))
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${query}: ${text}`)
  return performance.now() - startedAt
}

const ready = lists()
ready.then((known) => process.send?.(Object.keys(known)))
process.on('message', async (name: string) => {
  const list = (await ready)[name]
  process.send?.(list ? await time(list) : -1)
})
process.once('disconnect', () => process.exit())
