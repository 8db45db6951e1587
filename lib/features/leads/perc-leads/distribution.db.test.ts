import { addDays, columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { assignLead } from '@/lib/features/leads/assign'
import { adminWith, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

let office: Caller
beforeAll(async () => {
  office = await adminWith('leads_manage')
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

const agents = (count: number) => Promise.all(Array.from({ length: count }, () => buildAgent()))
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const equally = (all: readonly string[]) => Object.fromEntries(all.map((id) => [id, 100 / all.length]))

/** New leads of mortgages in a province, given by weight one after the other; who got them. */
async function byWeight(provincia: string, count: number): Promise<string[]> {
  const owners: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await buildLead({ provincia })
    owners.push((await assignLead(ctxOf(office), id)).agentId ?? '')
  }
  return owners
}
const give = async (leadId: string, agentId: string) => assignLead(ctxOf(office), leadId, agentId)

async function standing(groupId: string) {
  const rows = await db().leadReceipt.findMany({ where: { groupId } })
  return Object.fromEntries(rows.map(({ agentId, received, atteso }) => [agentId, { received, atteso }]))
}
const away = (days: [number, number]) => ({
  assenteDal: columnOfDay(dayOf(addDays(new Date(), days[0]))),
  assenteAl: columnOfDay(dayOf(addDays(new Date(), days[1]))),
})
const lastOf = (leadId: string) =>
  db().leadAssegnazione.findFirstOrThrow({ where: { leadId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })

describe('leads by weight', () => {
  it('that arrive at once are counted exactly', async () => {
    const [a, b, c] = ids(await agents(3)) as [string, string, string]
    const group = await buildPercGroup({ provincia: 'AG', pesi: { [a]: 50, [b]: 30, [c]: 20 } })
    // Eight at a time, as eight workers do: more would wait for a connection, not for one another.
    await Promise.all(Array.from({ length: 8 }, () => byWeight('AG', 5)))
    const now = await standing(group.id)
    expect([a, b, c].map((id) => now[id]?.received)).toEqual([20, 12, 8])
    for (const { received, atteso } of Object.values(now)) expect(atteso).toBeCloseTo(received)
    const rows = await db().leadAssegnazione.findMany({ where: { groupId: group.id } })
    expect(rows.map(({ motivo, contata }) => [motivo, contata])).toEqual(rows.map(() => ['peso', true]))
    expect(rows).toHaveLength(40)
  })

  it('go on with the weights of everywhere where the province has none, and where nobody of the province is there', async () => {
    const [everywhere, local] = ids(await agents(2)) as [string, string]
    await buildPercGroup({ provincia: null, pesi: { [everywhere]: 100 } })
    expect(await byWeight('AL', 1)).toEqual([everywhere])
    await buildPercGroup({ provincia: 'AL', pesi: { [local]: 100 } })
    expect(await byWeight('AL', 1)).toEqual([local])
    await db().agent.update({ where: { id: local }, data: away([0, 3]) })
    expect(await byWeight('AL', 1)).toEqual([everywhere])
  })

  it('go by the epoch of today, not by one that begins tomorrow, nor by one that was', async () => {
    const [old, today, tomorrow] = ids(await agents(3)) as [string, string, string]
    const day = (days: number) => columnOfDay(dayOf(addDays(new Date(), days)))
    await buildPercGroup({ provincia: 'AN', dal: day(-3), pesi: { [old]: 100 } })
    await buildPercGroup({ provincia: 'AN', pesi: { [today]: 100 } })
    await buildPercGroup({ provincia: 'AN', dal: day(1), pesi: { [tomorrow]: 100 } })
    expect(await byWeight('AN', 2)).toEqual([today, today])
  })

  it('after 10,000 among ten give a newcomer at most two in a row', async () => {
    const old = ids(await agents(10))
    const group = await buildPercGroup({ provincia: 'AP', pesi: equally(old) })
    await db().leadReceipt.updateMany({
      where: { groupId: group.id },
      data: { received: 1_000, atteso: 1_000 },
    })
    const newcomer = (await buildAgent()).id
    const pesi = [...old.map((agentId) => ({ agentId, peso: 9 })), { agentId: newcomer, peso: 10 }]
    const { status } = await callAs(office, 'PUT', 'percLeads/groups', {
      body: { product: 'mutuo', provincia: 'AP', version: 1, pesi },
    })
    expect(status).toBe(200)
    const owners = await byWeight('AP', 22)
    const got = owners.filter((id) => id === newcomer).length
    expect([got >= 1, got <= 3]).toEqual([true, true])
    expect(owners.join()).not.toContain([newcomer, newcomer, newcomer].join())
  })
})

describe('absence', () => {
  it('neither earns nor owes, from the first to the last day in Italy', async () => {
    const [a, b, c] = ids(await agents(3)) as [string, string, string]
    const group = await buildPercGroup({ provincia: 'AR', pesi: { [a]: 40, [b]: 40, [c]: 20 } })
    await db().agent.update({ where: { id: a }, data: away([0, 0]) })
    const owners = await byWeight('AR', 6)
    expect(owners).not.toContain(a)
    const now = await standing(group.id)
    expect([now[a], now[b]?.received, now[c]?.received]).toEqual([{ received: 0, atteso: 0 }, 4, 2])
    const motives = await db().leadAssegnazione.findMany({
      where: { groupId: group.id },
      orderBy: { at: 'asc' },
    })
    expect(motives.map(({ motivo }) => motivo)).toContain('assenza')
    await db().agent.update({ where: { id: a }, data: away([-5, -1]) })
    const back = await byWeight('AR', 10)
    expect(back.filter((id) => id === a)).toHaveLength(4)
  })

  it('of a blocked agent is the same: the others have the share', async () => {
    const [a, b] = ids(await agents(2)) as [string, string]
    await buildPercGroup({ provincia: 'AT', pesi: { [a]: 90, [b]: 10 } })
    await db().agent.update({ where: { id: a }, data: { status: 'blocked' } })
    expect(await byWeight('AT', 3)).toEqual([b, b, b])
  })
})

describe('limits', () => {
  it('of a day and of a month pass the lead on, also across a new epoch', async () => {
    const [a, b] = ids(await agents(2)) as [string, string]
    const plan = {
      provincia: 'AV',
      pesi: { [a]: 80, [b]: 20 },
      tetti: { [a]: { tettoGiorno: 2, tettoMese: 3 } },
    }
    const group = await buildPercGroup(plan)
    expect((await byWeight('AV', 6)).filter((id) => id === a)).toHaveLength(2)
    await buildPercGroup(plan)
    expect(await byWeight('AV', 2)).toEqual([b, b])
    // Those of today were of yesterday; at the first of a month all of it is another month.
    const isFirst = todayInRome().endsWith('-01')
    await pool().query(`UPDATE lead_assegnazioni SET at = at - interval '1 day' WHERE group_id = $1`, [
      group.id,
    ])
    const left = (await byWeight('AV', 6)).filter((id) => id === a)
    expect(left).toHaveLength(isFirst ? 2 : 1)
  })
})

describe('a lead given by hand', () => {
  it('counts for somebody of the group, and not for others', async () => {
    const [a, b, outside] = ids(await agents(3)) as [string, string, string]
    const group = await buildPercGroup({ provincia: 'BA', pesi: { [a]: 50, [b]: 50 } })
    const first = await buildLead({ provincia: 'BA' })
    await give(first.id, b)
    expect(await lastOf(first.id)).toMatchObject({
      motivo: 'mano',
      contata: true,
      groupId: group.id,
      deficit: 0,
    })
    expect(await byWeight('BA', 1)).toEqual([a])
    const second = await buildLead({ provincia: 'BA' })
    await give(second.id, outside)
    expect(await lastOf(second.id)).toMatchObject({ motivo: 'mano', contata: false, groupId: null })
    const now = await standing(group.id)
    expect([now[a], now[b]]).toEqual([
      { received: 1, atteso: 1 },
      { received: 1, atteso: 1 },
    ])
  })

  it('and given on is taken back from the one and counts for the other, once', async () => {
    const [a, b, outside] = ids(await agents(3)) as [string, string, string]
    const group = await buildPercGroup({ provincia: 'BL', pesi: { [a]: 60, [b]: 40 } })
    const { id } = await buildLead({ provincia: 'BL' })
    await assignLead(ctxOf(office), id)
    const received = async () => {
      const now = await standing(group.id)
      return [
        now[a]?.received,
        now[b]?.received,
        Number(((now[a]?.atteso ?? 0) + (now[b]?.atteso ?? 0)).toFixed(9)),
      ]
    }
    expect(await received()).toEqual([1, 0, 1])
    await give(id, b)
    expect(await received()).toEqual([0, 1, 1])
    await give(id, b)
    expect(await received()).toEqual([0, 1, 1])
    await give(id, outside)
    expect(await received()).toEqual([0, 0, 0])
    await give(id, a)
    expect(await received()).toEqual([1, 0, 1])
    const rows = await db().leadAssegnazione.findMany({
      where: { leadId: id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    })
    expect(rows.map(({ motivo, contata }) => `${motivo} ${contata}`)).toEqual([
      'peso false',
      'riassegnazione false',
      'riassegnazione false',
      'riassegnazione true',
    ])
  })

  it('is taken back in the epoch in which it counted, and the next one keeps its zero', async () => {
    const [a, b] = ids(await agents(2)) as [string, string]
    const first = await buildPercGroup({ provincia: 'BN', pesi: { [a]: 50, [b]: 50 } })
    const { id } = await buildLead({ provincia: 'BN' })
    await give(id, a)
    const second = await buildPercGroup({ provincia: 'BN', pesi: { [a]: 50, [b]: 50 } })
    await give(id, b)
    expect((await standing(first.id))[b]).toEqual({ received: 1, atteso: 0.5 })
    expect(
      Object.values(await standing(second.id)).every(({ received, atteso }) => received + atteso === 0),
    ).toBe(true)
  })
})

describe('the database', () => {
  it('refuses weights of a group that do not sum to 100, when the transaction ends', async () => {
    const [a, b] = ids(await agents(2)) as [string, string]
    await expect(buildPercGroup({ provincia: 'BR', pesi: { [a]: 50, [b]: 49.9999 } })).rejects.toThrow()
    const { id } = await buildPercGroup({ provincia: 'BR', pesi: { [a]: 50, [b]: 50 } })
    await expect(db().percLead.deleteMany({ where: { groupId: id, agentId: a } })).rejects.toThrow()
    await db().percLead.deleteMany({ where: { groupId: id } })
    expect(await db().percLeadGruppo.count({ where: { provincia: 'BR' } })).toBe(1)
  })
})
