import { db, pool } from '@/lib/core/db'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import type { WhereOf } from './model-types'
import { sqlModel } from './sql-model'
import { NotInSql, Params, whereSql } from './sql-where'
import type { Where } from './types'

const DAY = new Date('2026-03-01T00:00:00Z')
let agentId: string
let clientId: string
beforeAll(async () => {
  agentId = (await buildAgent({ cognome: 'Verdi_%' })).id
  clientId = (await buildClient()).id
  const cases = [
    { agentId, stato: 'perizia', importoRichiesto: 10_000_000n, comune: 'Forlì', createdAt: DAY },
    { agentId, stato: 'liquidata', importoRichiesto: 20_000_000n, comune: 'forlimpopoli', tan: 3.25 },
    { stato: 'perizia', importoRichiesto: 30_000_000n, comune: null, note: '100%' },
    { stato: 'bozza', importoRichiesto: 40_000_000n, comune: 'Roma', note: '100 e lode' },
  ] as const
  for (const one of cases) {
    const pratica = await buildPratica(one)
    if (one.stato === 'perizia') await buildPersona({ praticaId: pratica.id, clientId })
  }
})

async function bySql(where: Where): Promise<string[]> {
  const [model, params] = [sqlModel('pratica'), new Params()]
  const met = whereSql(where, { model, alias: 't', params })
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM ${model.table} t WHERE ${met} ORDER BY id`,
    params.values,
  )
  return rows.map(({ id }) => id)
}

const byPrisma = async (where: WhereOf<'pratica'>) =>
  (await db().pratica.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } })).map(({ id }) => id)

const wheres = (): [string, WhereOf<'pratica'>][] =>
  Object.entries({
    everything: {},
    'a value': { stato: 'perizia' },
    'no value': { comune: null },
    'another value': { stato: { not: 'perizia' } },
    'another value than one that may be missing': { comune: { not: 'Roma' } },
    'some value': { comune: { not: null } },
    'one of several': { stato: { in: ['perizia', 'bozza'] } },
    'one of one': { agentId: { in: [agentId] } },
    'one of none': { stato: { in: [] } },
    'none of several': { stato: { notIn: ['perizia', 'bozza'] } },
    cents: { importoRichiesto: { gte: 20_000_000n, lt: 40_000_000n } },
    decimals: { tan: { lte: 3.25 } },
    instants: { createdAt: { lte: DAY } },
    words: { note: { contains: '100%' } },
    'escaped words': { note: { contains: '100\\%' } },
    'a value in whatever case': { comune: { equals: 'FORLÌ', mode: 'insensitive' } },
    'how it begins and ends': { comune: { startsWith: 'F', endsWith: 'ì' } },
    'an unsaid value': { comune: undefined, stato: 'bozza' },
    and: { AND: [{ stato: 'perizia' }, { agentId }] },
    'one and': { AND: { stato: 'perizia' } },
    'and nothing': { AND: [] },
    or: { OR: [{ stato: 'bozza' }, { agentId }] },
    'or nothing': { OR: [] },
    not: { NOT: { stato: 'perizia' } },
    'several nots': { NOT: [{ stato: 'perizia' }, { stato: 'bozza' }] },
    'a row that belongs to it': { persone: { some: { clientId } } },
    'no row that belongs to it': { persone: { none: { clientId } } },
    'the row it belongs to': { agent: { cognome: { contains: 'Verdi' } } },
    'the row it belongs to, is': { agent: { is: { cognome: 'Verdi_%' } } },
    'nothing that it belongs to': { agent: null },
    'two tables away': { persone: { some: { client: { id: clientId } } } },
  } satisfies Record<string, WhereOf<'pratica'>>)

it.each(wheres().map(([name]) => name))('%s is what Prisma finds', async (name) => {
  const where = Object.fromEntries(wheres())[name] ?? {}
  expect(await bySql(where as Where)).toEqual(await byPrisma(where))
})

it.each([
  ['an unknown column', { nonEsiste: 1 }],
  ['an unknown operator', { comune: { search: 'x' } }],
  ['every row that belongs to it', { persone: { every: { clientId: 'x' } } }],
])('%s is refused, not passed over', (_name, where) => {
  const ask = () => whereSql(where, { model: sqlModel('pratica'), alias: 't', params: new Params() })
  expect(ask).toThrow(NotInSql)
})
