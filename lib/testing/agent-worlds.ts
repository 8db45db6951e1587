import fc from 'fast-check'
import { newId } from '@/lib/core/ids'

type Agent = {
  id: string
  /** Who is above; `first` is who was before everybody moved. */
  manager: string | null
  first: string | null
  agency: string | null
  permissions: Record<string, boolean>
}
type Owned = { agent: string | null; agency: string | null }

/** A network and the owners of its rows. */
export type World = { agencies: string[]; agents: Agent[]; rows: Owned[] }

const pick = fc.nat(99)
const flag = fc.boolean()
const agentShape = fc.record({
  above: pick,
  before: pick,
  agency: pick,
  team_see: flag,
  pratiche_agency: flag,
  all: fc.nat(7).map((n) => n === 0),
})
const shape = fc.record({
  agencies: fc.nat(3),
  agents: fc.array(agentShape, { minLength: 1, maxLength: 7 }),
  rows: fc.array(fc.tuple(pick, pick), { minLength: 1, maxLength: 10 }),
})

/** One of these or none. */
const oneOf = (ids: readonly string[], n: number): string | null => ids[n % (ids.length + 1)] ?? null

/** Networks of up to seven agents on any number of levels; nobody is above itself, now or before. */
export const worlds: fc.Arbitrary<World> = shape.map(({ agencies: count, agents: shapes, rows }) => {
  const agencies = Array.from({ length: count }, newId)
  const ids = shapes.map(() => newId())
  const agents = shapes.map(({ above, before, agency, ...permissions }, at) => ({
    id: ids[at] as string,
    manager: oneOf(ids.slice(0, at), above),
    first: oneOf(ids.slice(at + 1), before),
    agency: oneOf(agencies, agency),
    permissions,
  }))
  return {
    agencies,
    agents,
    rows: rows.map(([agent, agency]) => ({ agent: oneOf(ids, agent), agency: oneOf(agencies, agency) })),
  }
})

function isBelow({ agents }: World, id: string | null, chief: string): boolean {
  const manager = agents.find((agent) => agent.id === id)?.manager ?? null
  return manager !== null && (manager === chief || isBelow({ agents } as World, manager, chief))
}

/** The rule in its plainest words: what every form of the scope must agree with. */
export function sees(world: World, reader: Agent, model: string, row: Owned | undefined): boolean {
  const { agent, agency } = row ?? { agent: null, agency: null }
  const { all, team_see, pratiche_agency } = reader.permissions
  if (all || agent === reader.id) return true
  if (team_see && isBelow(world, agent, reader.id)) return true
  const owner = world.agents.find(({ id }) => id === agent)
  const where = model === 'client' ? (owner?.agency ?? null) : agency
  return Boolean(pratiche_agency) && where !== null && where === reader.agency
}
