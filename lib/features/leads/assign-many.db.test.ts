import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'

type Line = { _id: string; result: string | null; message: string | null }
type Reply = {
  done: number
  lines: Line[]
  code: string
  detail: string
  errors: { path: string; message: string }[]
}
type Body = { rows: { _id: string; version: number }[]; values?: object; preview?: boolean }

const assign = (as: Caller | null, body: Body) =>
  callAs<Reply>(as, 'POST', 'leadRequests/assign', { body: { values: {}, ...body } })
const rowsOf = (leads: readonly { id: string; version: number }[]) =>
  leads.map(({ id, version }) => ({ _id: id, version }))
const leadsIn = (provincia: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      buildLead({ product: 'mutuo', provincia, stato: 'nuovo', agentId: null }),
    ),
  )
const ownersOf = async (rows: Body['rows']) => {
  const found = await db().lead.findMany({ where: { id: { in: rows.map(({ _id }) => _id) } } })
  return new Map(found.map((lead) => [lead.id, lead.agentId]))
}
const commitsOf = (rows: Body['rows']) =>
  db().commit.count({ where: { ref: { in: rows.map(({ _id }) => _id) }, action: 'edit' } })

/** Two agents who share the mortgages of a province. */
async function sharing(provincia: string) {
  const [three, one] = [
    await buildAgent({ nome: 'Tre', cognome: 'Quarti' }),
    await buildAgent({ nome: 'Un', cognome: 'Quarto' }),
  ]
  await buildPercGroup({ product: 'mutuo', provincia, pesi: { [three.id]: 75, [one.id]: 25 } })
  return { 'Tre Quarti': three.id, 'Un Quarto': one.id } as Record<string, string>
}

describe('assigning many requests', () => {
  it('shows who gets what, changes nothing, and then does exactly that', async () => {
    const office = await adminWith('leads_manage')
    const ids = await sharing('BG')
    const rows = rowsOf(await leadsIn('BG', 8))
    const receipts = () => db().leadAssegnazione.count()
    const before = await receipts()
    const jobs = () => db().notification.count({ where: { userId: { in: Object.values(ids) } } })
    const plan = (await assign(office, { rows, preview: true })).json
    expect(plan.done).toBe(8)
    expect([...(await ownersOf(rows)).values()].every((owner) => owner === null)).toBe(true)
    expect([await receipts(), await jobs(), await commitsOf(rows)]).toEqual([before, 0, 0])

    const { status, json } = await assign(office, { rows })
    expect([status, json]).toEqual([200, plan])
    const owners = await ownersOf(rows)
    for (const { _id, result } of plan.lines) expect(owners.get(_id)).toBe(ids[result ?? ''])
    expect(plan.lines.filter(({ result }) => result === 'Tre Quarti')).toHaveLength(6)
    expect([await jobs(), await commitsOf(rows)]).toEqual([8, 8])
    const [commit] = await db().commit.findMany({ where: { ref: rows[0]?._id, action: 'edit' } })
    expect(await db().commit.count({ where: { groupId: commit?.groupId } })).toBe(8)
  })

  it('does not assign a second time what somebody assigned meanwhile, and names it', async () => {
    const office = await adminWith('leads_manage')
    await sharing('BS')
    const other = await anAgent()
    const rows = rowsOf(await leadsIn('BS', 3))
    const [, taken] = rows
    const byHand = await callAs(office, 'POST', 'leadRequests/[id]/assign', {
      params: { id: taken?._id ?? '' },
      body: { agentId: other.id },
    })
    expect(byHand.status).toBe(200)
    const { json } = await assign(office, { rows })
    expect(json.done).toBe(2)
    expect(json.lines.filter(({ result }) => result === null)).toEqual([
      { _id: taken?._id, result: null, message: expect.stringContaining('ha modificato'), cautele: [] },
    ])
    expect((await ownersOf(rows)).get(taken?._id ?? '')).toBe(other.id)
    expect(await db().notification.count({ where: { userId: other.id } })).toBe(1)
  })

  it('of two who assign the same rows at once lets one do it', async () => {
    const [mine, yours] = [await adminWith('leads_manage'), await adminWith('leads_manage')]
    await sharing('CO')
    const rows = rowsOf(await leadsIn('CO', 6))
    const replies = await Promise.all([assign(mine, { rows }), assign(yours, { rows: [...rows].reverse() })])
    expect(replies.map(({ json }) => json.done).sort()).toEqual([0, 6])
    expect(await commitsOf(rows)).toBe(6)
  })

  it('gives all of them to one agent by name, and away from somebody else only so', async () => {
    const office = await adminWith('leads_manage')
    await sharing('CR')
    const [first, second] = [
      await buildAgent({ nome: 'Ada', cognome: 'Prima' }),
      await buildAgent({ nome: 'Ida', cognome: 'Seconda' }),
    ]
    const rows = rowsOf([
      await buildLead({ product: 'mutuo', provincia: 'CR', agentId: first.id, stato: 'assegnato' }),
    ])
    const byWeight = (await assign(office, { rows })).json
    expect(byWeight.lines[0]?.message).toContain('È già di Ada Prima')
    const byName = (await assign(office, { rows, values: { agentId: second.id } })).json
    expect(byName.lines[0]?.result).toBe('Ida Seconda')
  })

  it('names the rows that cannot be assigned, and assigns the others', async () => {
    const office = await adminWith('leads_manage')
    await sharing('LC')
    const [open] = await leadsIn('LC', 1)
    const done = await buildLead({ product: 'mutuo', provincia: 'LC', stato: 'convertito' })
    if (!open) throw new Error('no lead')
    const unknown = { _id: '01900000-0000-7000-8000-000000000000', version: 1 }
    const { json } = await assign(office, { rows: [...rowsOf([open, done]), unknown] })
    expect(json.done).toBe(1)
    const messages = Object.fromEntries(json.lines.map(({ _id, message }) => [_id, message]))
    expect(messages[open.id]).toBeNull()
    expect(messages[done.id]).toContain('è già diventata una pratica')
    expect(messages[unknown._id]).toContain('non esiste')
  })

  it('is for administrators with the flag, and says what is wrong with the values', async () => {
    const rows = rowsOf(await leadsIn('LO', 1))
    const gone = await buildAgent({ status: 'pending' })
    for (const preview of [true, false]) {
      expect((await assign(null, { rows, preview })).status).toBe(401)
      for (const caller of [await anAgent(), await aClient(), await adminWith()])
        expect((await assign(caller, { rows, preview })).status).toBe(403)
    }
    const office = await adminWith('leads_manage')
    const wrong = await assign(office, { rows, values: { agentId: gone.id } })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'agentId'])
    expect((await assign(office, { rows: [] })).status).toBe(422)
    expect((await assign(office, { rows, values: { altro: 1 } })).status).toBe(422)
    expect((await ownersOf(rows)).get(rows[0]?._id ?? '')).toBeNull()
  })
})
