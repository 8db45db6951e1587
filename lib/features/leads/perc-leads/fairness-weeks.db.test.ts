import { addDays, columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { assignLead } from '@/lib/features/leads/assign'
import { adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import type { Andamento } from './schema'
import { takeBack, writeAssignment } from './write-assignment'

const weeks = async (as: Caller | null, product: string) =>
  callAs<Andamento>(as, 'GET', 'percLeads/fairness', { query: { product } })

let office: Caller
beforeAll(async () => {
  office = await adminWith('leads_manage')
})

/** Monday of this week in Italy, some weeks ago, at noon. */
function inWeek(ago: number, day = 0): Date {
  const noon = new Date(`${todayInRome()}T11:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return addDays(noon, day - sinceMonday - 7 * ago)
}
const dayIn = (ago: number) => columnOfDay(dayOf(inWeek(ago)))

it('says of every week how far anybody stood from their share when it ended', async () => {
  const [a, b] = [(await buildAgent()).id, (await buildAgent()).id]
  const group = await buildPercGroup({ product: 'leasing', dal: dayIn(6), pesi: { [a]: 50, [b]: 50 } })
  const give = async (agentId: string, at: Date) => {
    const { id } = await buildLead({ product: 'leasing' })
    const claim = { agentId, agencyId: null, motivo: 'peso', groupId: group.id, deficit: 0 } as const
    await withTransaction((tx) => writeAssignment(tx, id, { ...claim, quote: { [a]: 0.5, [b]: 0.5 } }, at))
    return id
  }
  await give(a, inWeek(5))
  await give(a, inWeek(5, 6))
  await give(b, inWeek(3))
  const last = await give(b, inWeek(2))
  const { status, json } = await weeks(office, 'leasing')
  expect(status).toBe(200)
  const shown = json.settimane.map(({ scarto, richieste }) => [scarto, richieste])
  expect(shown).toEqual([
    ...Array(5).fill([null, 0]),
    [0, 0],
    [1, 2],
    [1, 0],
    [0.5, 1],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
  expect(json.settimane.at(-1)?.lunedi).toBe(dayOf(inWeek(0)))
  // What was taken back has never counted.
  const row = await db().leadAssegnazione.findFirstOrThrow({ where: { leadId: last } })
  await withTransaction((tx) => takeBack(tx, row))
  const after = (await weeks(office, 'leasing')).json.settimane.map(({ scarto }) => scarto)
  expect(after.slice(-4)).toEqual([0.5, 0.5, 0.5, 0.5])
})

it('counts each epoch only while it was in force', async () => {
  const [a, b] = [(await buildAgent()).id, (await buildAgent()).id]
  const old = await buildPercGroup({ product: 'cdq', dal: dayIn(9), pesi: { [a]: 50, [b]: 50 } })
  await db().leadReceipt.updateMany({ where: { groupId: old.id, agentId: a }, data: { atteso: 7 } })
  await buildPercGroup({ product: 'cdq', dal: dayIn(4), pesi: { [a]: 50, [b]: 50 } })
  const { settimane } = (await weeks(office, 'cdq')).json
  expect(settimane.map(({ scarto }) => scarto)).toEqual([null, null, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0])
})

it('is for who manages leads', async () => {
  expect((await weeks(null, 'mutuo')).status).toBe(401)
  expect((await weeks(await anAgent(), 'mutuo')).status).toBe(403)
  expect((await weeks(await adminWith('agents_manage'), 'mutuo')).status).toBe(403)
  expect((await weeks(office, 'niente')).status).toBe(400)
})

it('a lead that is given by hand counts for the group only where the settings say so', async () => {
  const [a, b] = [(await buildAgent()).id, (await buildAgent()).id]
  const group = await buildPercGroup({ product: 'azienda', pesi: { [a]: 50, [b]: 50 } })
  const byHand = async () => {
    const { id } = await buildLead({ product: 'azienda' })
    await assignLead(ctxOf(office), id, a)
    const receipt = await db().leadReceipt.findFirst({ where: { groupId: group.id, agentId: a } })
    return receipt?.received
  }
  expect(await byHand()).toBe(1)
  await db().setting.create({ data: { key: 'leadAManoContano', value: false } })
  try {
    expect(await byHand()).toBe(1)
  } finally {
    await db().setting.deleteMany()
  }
  expect(await byHand()).toBe(2)
})
