import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { statementsOf } from '@/lib/testing/queries'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildAgentDocument } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildVoto } from '@/prisma/seed/factories/service'

let office: Caller
beforeAll(async () => {
  office = await adminWith('agents_manage')
})

const NAMES = [
  'praticheAperte',
  'richieste30',
  'erogatoAnno',
  'votoMedio',
  'statoOam',
  'polizzaFino',
] as const
const list = async (as: Caller, query: Record<string, string> = {}) =>
  (await callAs(as, 'GET', 'agents', { query: { limit: '200', ...query } })).json.items as Record<
    string,
    unknown
  >[]
const figuresOf = async (id: string) => {
  const row = (await list(office)).find(({ _id }) => _id === id)
  return NAMES.map((name) => row?.[name])
}
const today = () => columnOfDay(todayInRome())

/** An agent with a little of everything, some of it too old or of others. */
async function busy() {
  const agent = await buildAgent({ oamNumber: `B${Date.now()}` })
  const mine = { agentId: agent.id }
  const now = new Date()
  for (const days of [1, 29, 40]) await buildLead({ ...mine, createdAt: addDays(now, -days) })
  await buildLead()
  await buildPratica({ ...mine, stato: 'perizia' })
  await buildPratica({ ...mine, stato: 'sospesa', statoPrecedente: 'perizia' })
  await buildPratica({ ...mine, stato: 'ritirata' })
  const paid = { ...mine, stato: 'liquidata' as const, importoErogato: 100_000_00n }
  const [early, late] = [
    await buildPratica({ ...paid, dataLiquidazione: now }),
    await buildPratica({ ...paid, dataLiquidazione: addDays(now, -400) }),
  ]
  for (const [praticaId, stelle] of [
    [early.id, 5],
    [late.id, 4],
  ] as const)
    await buildVoto({ ...mine, praticaId, stelle, stato: 'pubblicato' })
  await buildAgentDocument({ ...mine, tipo: 'polizza_rc', scadeIl: addDays(today(), 90) })
  await buildAgentDocument({ ...mine, tipo: 'polizza_rc', scadeIl: addDays(today(), -275) })
  return agent
}

describe('the figures beside the agents', () => {
  it('are those of each, zero where there is nothing, before and after the queues are folded', async () => {
    const [agent, idle] = [await busy(), await buildAgent({ oamNumber: null })]
    const until = addDays(today(), 90).toISOString().slice(0, 10)
    const expected = [2, 2, 100_000, 4.5, 'iscritto', until]
    expect(await figuresOf(agent.id)).toEqual(expected)
    expect(await figuresOf(idle.id)).toEqual([0, 0, 0, null, 'senza', null])
    await pool().query('SELECT cubes_fold(coda) FROM (SELECT DISTINCT coda FROM cubi) c')
    expect(await figuresOf(agent.id)).toEqual(expected)
    await buildAgentDocument({ agentId: agent.id, tipo: 'oam', scadeIl: addDays(today(), -1) })
    expect((await figuresOf(agent.id))[4]).toBe('scaduta')
  })

  it('come with the rows, in one statement, and in the file', async () => {
    const statements = await statementsOf(() => list(office))
    expect(statements.filter((text) => text.includes('stock_agente_ora'))).toHaveLength(1)
    const { text } = await callAs(office, 'GET', 'agents/export', {
      query: { columns: 'cognome,erogatoAnno,statoOam' },
    })
    expect(text).toContain('Erogato nell’anno;OAM')
    expect(text).toContain('100000,00;')
  })

  it('are not for who only chooses an agent', async () => {
    for (const as of [await anAgent(), await adminWith('leads_manage')])
      for (const row of await list(as)) for (const name of NAMES) expect(row).not.toHaveProperty(name)
  })
})
