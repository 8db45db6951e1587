import pg from 'pg'
import { POST as adminLogin } from '@/app/v2/admin/login/route'
import { POST as agentLogin } from '@/app/v2/agents/login/route'
import { GET } from '@/app/v2/pratiche/route'
import { env } from '@/lib/core/env'
import type { Route } from '@/lib/http/handle'
import { encodeCursor } from '@/lib/resources/cursor'

/** One process for each database, which DATABASE_URL names: told a list, it asks for it once and says how long. */

const SITE = 'http://localhost:8000/v2'
type List = { query: string; token: string }

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
  const found = {
    'prima pagina': { query: '', token: admin },
    'pagina a metà dell’elenco': {
      query: `&cursor=${await middle(client, 'createdAt', 'created_at', true)}`,
      token: admin,
    },
    'per stato': { query: '&filter[stato]=in_istruttoria', token: admin },
    'per due stati': { query: '&filter[stato]=in_istruttoria,perizia', token: admin },
    'per agente': { query: `&filter[agentId]=${await oneOf(client, BUSIEST)}`, token: admin },
    'elenco di un agente': { query: '', token: agent },
    'elenco di un agente, per stato': { query: '&filter[stato]=liquidata', token: agent },
    'per importo, prima pagina': { query: '&sort=importoRichiesto', token: admin },
    'per importo, a metà': {
      query: `&sort=importoRichiesto&cursor=${await middle(client, 'importoRichiesto', 'importo_richiesto', false)}`,
      token: admin,
    },
    'ricerca di 3 lettere (ros)': { query: '&q=ros', token: admin },
    'ricerca di un cognome': { query: '&q=lombardi', token: admin },
    'ricerca di cognome e comune': { query: '&q=bianchi%20milano', token: admin },
    'ricerca di un codice': { query: `&q=${code}`, token: admin },
    'ricerca di mezzo codice': { query: `&q=${code.slice(0, 6)}`, token: admin },
    'ricerca senza risultati': { query: '&q=zzqxy', token: admin },
    'ricerca di un agente (ros)': { query: '&q=ros', token: agent },
    'ricerca ordinata per importo': { query: '&q=ferrari&sort=importoRichiesto', token: admin },
  }
  await client.end()
  return found
}

async function time({ query, token }: List): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const startedAt = performance.now()
  const reply = await GET(new Request(`${SITE}/pratiche?limit=50${query}`, { headers }))
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
