import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'

import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { membersOf } from './data'
import { freezeAudience } from './freeze-audience'
import type { AudienceOptions, AudiencePreview, AudienceRules } from './schema'

const preview = (as: Caller | null, body: object) =>
  callAs<AudiencePreview>(as, 'POST', 'audiences/preview', { body })
const rule = (tipo: string, ...valori: string[]) => ({ tipo, valori })
const ids = ({ persone }: AudiencePreview) => persone.map(({ _id }) => _id).sort()

let office: Caller
beforeAll(async () => {
  office = await adminWith('communications_manage')
})
beforeEach(async () => {
  await db().audience.deleteMany()
  await db().agent.updateMany({ data: { status: 'blocked' } })
})

async function network() {
  const agency = await buildAgency()
  const head = await buildAgent({ figura: 'area_manager', provincia: 'MI', provinceOperative: [] })
  const below = await buildAgent({ managerId: head.id, provincia: 'TO', provinceOperative: ['MI', 'CO'] })
  const inAgency = await buildAgent({ agencyId: agency.id, figura: 'collaboratore', provincia: 'RM' })
  const gone = await buildAgent({ agencyId: agency.id, status: 'blocked', provincia: 'MI' })
  return { agency, head, below, inAgency, gone }
}

describe('an audience', () => {
  it('is whoever a rule finds, without those who are excluded, and only people who work here', async () => {
    const { agency, head, below, inAgency } = await network()
    const found = async (regole: object[], escludi: object[] = []) =>
      ids((await preview(office, { regole, escludi })).json)
    const all = [head.id, below.id, inAgency.id].sort()
    expect(await found([rule('tutti')])).toEqual(all)
    expect(await found([rule('agenzia', agency.id)])).toEqual([inAgency.id])
    expect(await found([rule('team', head.id)])).toEqual([head.id, below.id].sort())
    // Where they work; the province of the record only where they chose none.
    expect(await found([rule('provincia', 'MI')])).toEqual([head.id, below.id].sort())
    expect(await found([rule('provincia', 'TO')])).toEqual([])
    expect(await found([rule('figura', 'collaboratore'), rule('agente', head.id)])).toEqual(
      [inAgency.id, head.id].sort(),
    )
    expect(await found([rule('tutti')], [rule('team', head.id)])).toEqual([inAgency.id])
  })

  it('is counted with names, and says which rule finds nobody', async () => {
    const { head, agency } = await network()
    const { json } = await preview(office, { regole: [rule('provincia', 'AO'), rule('agenzia', agency.id)] })
    expect(json).toMatchObject({ totale: 1, vuote: [0] })
    expect(json.persone[0]?.agenzia).toBe(agency.nome)
    const options = (await callAs<AudienceOptions>(office, 'GET', 'audiences/options')).json
    expect(options.team.map(({ value }) => value)).toEqual([head.id])
    expect(options.agenzia).toContainEqual({ value: agency.id, label: agency.nome })
    expect(options.agente).toHaveLength(3)
  })

  it.each([
    [{ regole: [] }, 'regole'],
    [{ regole: [rule('figura')] }, 'regole.0.valori'],
    [{ regole: [rule('figura', 'papa')] }, 'regole.0.valori'],
    [{ regole: [rule('agente', 'x')] }, 'regole.0.valori'],
    [{ regole: [rule('tutti', 'x')] }, 'regole.0.valori'],
    [{ regole: [rule('boh', 'x')] }, 'regole.0.tipo'],
    [{ regole: [rule('tutti')], escludi: [rule('tutti')] }, 'escludi.0.tipo'],
  ])('refuses %j', async (body, path) => {
    const { status, json } = await callAs(office, 'POST', 'audiences/preview', { body })
    expect([status, json.errors.map((error) => error.path)]).toEqual([422, [path]])
  })

  it('is seen by whoever may address the network', async () => {
    const body = { regole: [rule('tutti')] }
    expect((await preview(await adminWith('content_manage'), body)).status).toBe(200)
    for (const [who, status] of [
      [null, 401],
      [await anAgent(), 403],
      [await aClient(), 403],
      [await adminWith('leads_manage'), 403],
    ] as const) {
      expect((await preview(who, body)).status).toBe(status)
      expect((await callAs(who, 'GET', 'audiences/options')).status).toBe(status)
    }
  })
})

describe('its members', () => {
  it('are frozen when it is sent: who leaves stays, who comes is added and told apart', async () => {
    const { head, below, inAgency } = await network()
    const owner = { ownerKind: 'prova', ownerId: newId() }
    const rules: AudienceRules = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }
    const freeze = () => withTransaction((tx) => freezeAudience(tx, owner, rules))
    expect((await freeze()).sort()).toEqual([head.id, below.id, inAgency.id].sort())
    expect(await freeze()).toEqual([])
    await db().agent.update({ where: { id: below.id }, data: { status: 'blocked' } })
    const late = await buildAgent()
    expect(await freeze()).toEqual([late.id])
    const { id } = await db().audience.findFirstOrThrow({ where: owner })
    expect((await membersOf(db(), id)).sort()).toEqual([head.id, below.id, inAgency.id, late.id].sort())
    await expect(db().agent.delete({ where: { id: late.id } })).rejects.toThrow()
  })

  it('are written once, also by two who send at once', async () => {
    await network()
    const owner = { ownerKind: 'prova', ownerId: newId() }
    const rules: AudienceRules = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }
    await withTransaction((tx) => freezeAudience(tx, owner, { ...rules, escludi: rules.regole }))
    const both = await Promise.all(
      [1, 2].map(() => withTransaction((tx) => freezeAudience(tx, owner, rules))),
    )
    expect(both.flat()).toHaveLength(3)
  })
})
