import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { anAgent } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { agentByWeight } from './choose-agent'
import { groupInForce } from './group-in-force'
import { afterLead, type Member, pickAgent } from './pick-agent'
import { normalizeWeights } from './schema'
import { writeAssignment } from './write-assignment'

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A group with weights, absences and receipts of every sort. */
function someGroup(next: () => number): Member[] {
  const size = 1 + Math.floor(next() * 12)
  const raw = Array.from({ length: size }, () => 1 + Math.floor(next() * 40))
  const equal = next() < 0.3
  let members: Member[] = normalizeWeights(
    raw.map((peso) => ({ agentId: newId(), peso: equal ? 1 : peso })),
  ).map(({ agentId, peso }) => ({ agentId, peso, atteso: 0, ricevuti: 0, presente: next() < 0.85 }))
  members = members.toSorted((a, b) => b.peso - a.peso || (a.agentId < b.agentId ? -1 : 1))
  for (let lead = Math.floor(next() * 60); lead > 0; lead -= 1) {
    const choice = pickAgent(members)
    if (choice) members = afterLead(members, choice.agentId, choice.quote)
    // Somebody goes away, or comes back.
    if (next() < 0.2) {
      const at = Math.floor(next() * members.length)
      members = members.map((one, index) => (index === at ? { ...one, presente: !one.presente } : one))
    }
  }
  return members
}

const inDatabase = async (there: readonly Member[]): Promise<string | null> => {
  const [row] = await db().$queryRaw<{ agent: string | null }[]>`
    SELECT lead_prossimo(${there.map(({ agentId }) => agentId)}::uuid[], ${there.map(({ peso }) => peso)}::float8[],
      ${there.map(({ atteso }) => atteso)}::float8[], ${there.map(({ ricevuti }) => ricevuti)}::int[]) AS agent`
  return row?.agent ?? null
}

it('is the same rule in the database as on the page', async () => {
  const next = chance(20_261_128)
  for (let run = 0; run < 300; run += 1) {
    const members = someGroup(next)
    const there = members.filter(({ presente }) => presente)
    expect([run, await inDatabase(there)]).toEqual([run, pickAgent(members)?.agentId ?? null])
  }
})

describe('a group of the database', () => {
  const place = { product: 'leasing', provincia: null } as const

  async function groupOf(pesi: readonly object[]): Promise<string> {
    const agents = await Promise.all(pesi.map(() => anAgent()))
    const id = newId()
    await db().percLeadGruppo.create({
      data: {
        id,
        ...place,
        epoca: 1 + (await db().percLeadGruppo.count({ where: place })),
        dal: new Date('2026-01-01'),
        pesi: {
          create: pesi.map((one, at) => ({ id: newId(), agentId: agents[at]?.id ?? '', peso: 0, ...one })),
        },
        ricevute: { create: agents.map(({ id: agentId }) => ({ agentId })) },
      },
    })
    return id
  }

  it('gives each lead as the simulation of its members says, with absences and limits, and counts it', async () => {
    await groupOf([{ peso: 50 }, { peso: 20, tettoGiorno: 2 }, { peso: 20 }, { peso: 10, tettoMese: 1 }])
    const away = (await groupInForce(db(), place))?.members[2]?.agentId ?? ''
    const seen = new Set<string>()
    for (let lead = 0; lead < 24; lead += 1) {
      if (lead === 8) await db().agent.update({ where: { id: away }, data: { status: 'blocked' } })
      if (lead === 16) await db().agent.update({ where: { id: away }, data: { status: 'validated' } })
      const { id } = await buildLead({ product: 'leasing' })
      await withTransaction(async (tx) => {
        const group = await groupInForce(tx, place)
        const expected = pickAgent(group?.members ?? [])
        const claim = await agentByWeight(tx, place)
        expect(claim).toMatchObject({
          agentId: expected?.agentId,
          groupId: group?.id,
          motivo: expected?.isInstead ? 'assenza' : 'peso',
        })
        expect(claim?.deficit).toBeCloseTo(expected?.deficit ?? Number.NaN, 9)
        expect(Object.keys(claim?.quote ?? {}).sort()).toEqual(Object.keys(expected?.quote ?? {}).sort())
        if (claim) await writeAssignment(tx, id, claim)
        seen.add(claim?.motivo ?? '')
      })
    }
    expect([...seen].sort()).toEqual(['assenza', 'peso'])
    const members = (await groupInForce(db(), place))?.members ?? []
    expect(members.reduce((sum, { ricevuti }) => sum + ricevuti, 0)).toBe(24)
    expect(members.reduce((sum, { atteso }) => sum + atteso, 0)).toBeCloseTo(24, 6)
  })

  it('gives nothing where nobody is there, and asks everywhere where a province has no group', async () => {
    await groupOf([{ peso: 100 }])
    const [only] = (await groupInForce(db(), place))?.members ?? []
    const ask = () => withTransaction((tx) => agentByWeight(tx, { product: 'leasing', provincia: 'MI' }))
    expect(await ask()).toMatchObject({ agentId: only?.agentId, motivo: 'peso' })
    await db().agent.update({ where: { id: only?.agentId ?? '' }, data: { status: 'blocked' } })
    expect(await ask()).toBeNull()
  })
})
