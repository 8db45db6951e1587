import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildBudget } from '@/prisma/seed/factories/service'
import type { Proposte } from './proposal-schema'
import type { Anno } from './schema'

type Reply = Proposte & Pick<Json, 'detail' | 'errors'>

const PATH = 'budgets/proposals'
// Years of their own: a year has one version, and other suites save theirs.
let anno = 2050
let office: Caller
let chief: Caller
let below: { id: string }
beforeAll(async () => {
  office = await adminWith('reports_see', 'budgets_manage')
})
beforeEach(async () => {
  anno += 1
  chief = await anAgent({ nome: 'Ada', cognome: 'Rossi', permissions: { team_see: true } })
  below = await buildAgent({ nome: 'Ugo', cognome: 'Bianchi', managerId: chief.id })
})

const cell = (agentId: string, mese: number, importo: number | null, pezzi?: number) => ({
  agentId,
  product: 'mutuo',
  mese,
  importo,
  ...(pezzi && { pezzi }),
})
const propose = (as: Caller | null, righe: object[], nota = '') =>
  callAs<Reply>(as, 'POST', PATH, { body: { anno, righe, nota } })
const read = (as: Caller | null) => callAs<Reply>(as, 'GET', PATH, { query: { anno: String(anno) } })
const decide = (as: Caller | null, verb: string, id: string, body: object) =>
  callAs<Reply>(as, 'POST', `${PATH}/[id]/${verb}`, { params: { id }, body })
const first = async () => {
  const [item] = (await read(office)).json.items
  if (!item) throw new Error('nothing waits')
  return item
}
const targets = () =>
  db().budget.findMany({ where: { anno }, orderBy: { mese: 'asc' }, select: { mese: true, importo: true } })
const bells = (userId: string) =>
  db().notification.findMany({ where: { userId, titolo: { contains: String(anno) } } })

it('is for who leads a team to make, and for who writes targets to decide', async () => {
  const righe = [cell(below.id, 1, 1_000)]
  for (const [caller, statuses] of [
    [null, [401, 401, 401, 401]],
    [await aClient(), [403, 403, 403, 403]],
    [await anAgent(), [403, 403, 403, 403]],
    [await adminWith('reports_see'), [200, 403, 403, 403]],
    [await adminWith('budgets_manage'), [403, 403, 403, 403]],
    [chief, [200, 201, 403, 403]],
    [office, [200, 403, 404, 404]],
  ] as const) {
    const id = '00000000-0000-7000-8000-000000000000'
    const replies = [
      await read(caller),
      await propose(caller, righe),
      await decide(caller, 'approve', id, { version: 1 }),
      await decide(caller, 'reject', id, { version: 1, motivo: 'Troppo poco.' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(statuses)
  }
})

it('changes nothing until the office approves it, in one save that says whose it was', async () => {
  await buildBudget({ agentId: below.id, anno, mese: 1, importo: 50_000n })
  const { json } = await propose(chief, [cell(below.id, 1, 900), cell(chief.id, 2, 700, 3)], 'Come detto.')
  expect(json.items).toMatchObject([{ aspetta: true, rifiuto: '', nota: 'Come detto.' }])
  expect(await targets()).toEqual([{ mese: 1, importo: 50_000n }])
  expect(await bells(office.id)).toMatchObject([{ href: `/admin/reports/budgetAgenti?anno=${anno}` }])
  const waiting = await first()
  expect(waiting.celle).toEqual([
    {
      agente: 'Ugo Bianchi',
      prodotto: 'Mutuo',
      mese: 1,
      da: 500,
      a: 900,
      pezziDa: null,
      pezziA: null,
    },
    { agente: 'Ada Rossi', prodotto: 'Mutuo', mese: 2, da: null, a: 700, pezziDa: null, pezziA: 3 },
  ])
  const { status, json: left } = await decide(office, 'approve', waiting._id, { version: waiting.version })
  expect([status, left.items]).toEqual([200, []])
  expect(await targets()).toEqual([
    { mese: 1, importo: 90_000n },
    { mese: 2, importo: 70_000n },
  ])
  const label = `Budget ${anno}: proposta di Ada Rossi`
  expect(await db().commit.count({ where: { label } })).toBe(1)
  expect((await read(chief)).json.items).toMatchObject([{ aspetta: false, rifiuto: '' }])
  expect(await bells(chief.id)).toHaveLength(1)
  const again = await decide(office, 'approve', waiting._id, { version: waiting.version + 1 })
  expect(again.status).toBe(409)
})

it('is refused with a reason, which its author reads; the targets stay', async () => {
  await propose(chief, [cell(below.id, 1, 900)])
  const { _id, version } = await first()
  expect((await decide(office, 'reject', _id, { version, motivo: ' ' })).json.errors).toMatchObject([
    { path: 'motivo' },
  ])
  expect((await decide(office, 'reject', _id, { version, motivo: 'Troppo poco.' })).status).toBe(200)
  expect((await read(chief)).json.items).toMatchObject([{ aspetta: false, rifiuto: 'Troppo poco.' }])
  expect(await targets()).toEqual([])
})

it('is added to what waits already, and is not decided as it was before that', async () => {
  await propose(chief, [cell(below.id, 1, 900), cell(below.id, 2, 800)], 'La prima.')
  const { _id, version } = await first()
  await propose(chief, [cell(below.id, 2, 850)])
  const now = await first()
  expect([now._id, now.nota, now.celle.map(({ mese, a }) => [mese, a])]).toEqual([
    _id,
    'La prima.',
    [
      [1, 900],
      [2, 850],
    ],
  ])
  expect((await decide(office, 'approve', _id, { version })).status).toBe(409)
  expect(await bells(office.id)).toHaveLength(1)
})

it('is of one’s own team, and of months that are open', async () => {
  const stranger = await buildAgent()
  const foreign = await propose(chief, [cell(below.id, 1, 1), cell(stranger.id, 1, 1)])
  expect([foreign.status, foreign.json.errors]).toEqual([
    422,
    [{ path: 'righe.1.agentId', message: 'Questo agente non è della tua squadra.' }],
  ])
  const lock = { anno, version: null, righe: [], bloccati: [3] }
  await callAs(office, 'PUT', 'budgets/year', { body: lock })
  const locked = await propose(chief, [cell(below.id, 3, 1)])
  expect([locked.status, locked.json.errors?.[0]?.path]).toEqual([422, 'righe.0.mese'])
  const twice = await propose(chief, [cell(below.id, 1, 1), cell(below.id, 1, 2)])
  expect([twice.status, (await propose(chief, [])).status]).toEqual([422, 422])
  expect((await read(office)).json.items).toEqual([])
})

it('is not approved where a month was locked meanwhile, and still waits', async () => {
  await propose(chief, [cell(below.id, 4, 900)])
  await callAs(office, 'PUT', 'budgets/year', { body: { anno, version: null, righe: [], bloccati: [4] } })
  const { _id, version } = await first()
  const refused = await decide(office, 'approve', _id, { version })
  expect([refused.status, refused.json.detail]).toEqual([422, `Aprile ${anno} è bloccato.`])
  expect((await first()).aspetta).toBe(true)
})

it('has everybody of the team in its sheet, also who has no target yet', async () => {
  const query = { anno: String(anno) }
  const { json } = await callAs<Anno>(chief, 'GET', 'budgets', { query })
  expect(json.rows.map(({ key }) => key).toSorted()).toEqual([chief.id, below.id].toSorted())
})
