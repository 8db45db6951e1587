import { startOfDay } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { STATI_NOMI, type Stato } from '@/lib/words/case-states'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { fermeSql, fermeWhere, giorniFermaSql, type Soglie, sogliaSql, soglieFerma } from './ferma'

const set = (value: unknown) =>
  pool().query(
    `INSERT INTO settings (key, value) VALUES ('praticheFermeGiorni', $1) ON CONFLICT (key) DO UPDATE SET value = $1`,
    [JSON.stringify(value)],
  )
const HOUR = 3_600_000

/** Midday and both ends of the days on which Italy changes its clocks, and an ordinary one. */
const NOWS = ['2026-03-29T12:00:00Z', '2026-03-30T21:59:00Z', '2026-10-25T00:30:00Z', '2026-11-20T22:30:00Z']

describe('the days after which a case is stalled', () => {
  it('are more than fifteen, unless the settings give its state others', async () => {
    await pool().query(`DELETE FROM settings WHERE key = 'praticheFermeGiorni'`)
    expect(new Set(Object.values(await soglieFerma()))).toEqual(new Set([15]))
    await set({ default: 10, perizia: 25 })
    const soglie = await soglieFerma()
    expect([soglie.bozza, soglie.perizia, soglie.sospesa, soglie.liquidata]).toEqual([
      10,
      25,
      undefined,
      undefined,
    ])
    await set({ default: 'domani' })
    expect((await soglieFerma()).perizia).toBe(15)
  })
})

describe.each(NOWS)('a stalled case at %s', (text) => {
  const now = new Date(text)

  it('is the same by where, by SQL and by counting days on a calendar', async () => {
    const soglie: Soglie = { ...(await soglieFerma()), bozza: 1, perizia: 25, in_istruttoria: 15 }
    const [{ id: agentId }, { id: clientId }] = [await buildAgent(), await buildClient()]
    const day = (value: Date) =>
      Date.parse(`${value.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })}T00:00:00Z`) / 86_400_000
    const today = startOfDay(now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }))
    const expected: string[] = []
    const days = new Map<string, number>()
    const instants = [0, 1, 14, 15, 16, 24, 25, 26].flatMap((n) =>
      [0.2, 12, 23.8].map((hour) => new Date(today.getTime() + (hour - 24 * n) * HOUR)),
    )
    for (const ultimaAttivita of instants)
      for (const stato of ['bozza', 'in_istruttoria', 'perizia', 'sospesa', 'respinta'] satisfies Stato[]) {
        const { id } = await buildPratica({ agentId, clientId, stato, ultimaAttivita })
        const passed = day(now) - day(ultimaAttivita)
        days.set(id, passed)
        const limit = soglie[stato]
        if (limit !== undefined && passed > limit) expected.push(id)
      }
    const byWhere = await db().pratica.findMany({ where: { AND: [{ agentId }, fermeWhere(soglie, now)] } })
    const bySql = await db().$queryRaw<{ id: string; giorni: number; soglia: number }[]>`
      SELECT p.id, ${giorniFermaSql('p', now)} AS giorni, ${sogliaSql(soglie, 'p')} AS soglia FROM pratiche p
      WHERE p.agent_id = ${agentId}::uuid AND ${fermeSql(soglie, 'p', now)}`
    expect(byWhere.map(({ id }) => id).sort()).toEqual(expected.sort())
    expect(bySql.map(({ id }) => id).sort()).toEqual(expected)
    expect(bySql.map(({ id, giorni }) => [id, giorni])).toEqual(bySql.map(({ id }) => [id, days.get(id)]))
    expect(bySql.every(({ giorni, soglia }) => giorni > soglia)).toBe(true)
  })
})

it('every state is either one that can stall or one that cannot', async () => {
  const named = Object.keys(await soglieFerma())
  expect(STATI_NOMI.filter((stato) => !named.includes(stato))).toEqual([
    'liquidata',
    'respinta',
    'ritirata',
    'sospesa',
  ])
})
