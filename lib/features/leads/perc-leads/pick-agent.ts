/** An agent of a group in one epoch. */
export type Member = {
  agentId: string
  /** In percent of the group. */
  peso: number
  /** Sum of the shares of the leads that came while the agent was there, and how many the agent got. */
  atteso: number
  ricevuti: number
  /** Works, and is not away today. */
  presente: boolean
  /** At most so many leads a day and a month; null: no limit. And how many it was so far. */
  tettoGiorno?: number | null
  tettoMese?: number | null
  oggi?: number
  mese?: number
}

/** By agent, the part of one lead that is due to each. */
export type Shares = Readonly<Record<string, number>>
export type Choice = { agentId: string; quote: Shares; deficit: number; isInstead: boolean }

/** Below this two numbers are the same: shares are added up thousands of times. */
const CLOSE = 1e-9

const isUnder = (limit: number | null | undefined, count = 0) => limit == null || count < limit

/** Whether the next lead may go there: who is away or has enough for today neither earns nor owes. */
export const isAvailable = ({ peso, presente, tettoGiorno, tettoMese, oggi, mese }: Member): boolean =>
  peso > 0 && presente && isUnder(tettoGiorno, oggi) && isUnder(tettoMese, mese)

/** The next lead, shared among those who are there in proportion to their weights. Empty where nobody is. */
export function sharesOf(members: readonly Member[]): Shares {
  const there = members.filter(isAvailable)
  const sum = there.reduce((total, { peso }) => total + peso, 0)
  return Object.fromEntries(there.map(({ agentId, peso }) => [agentId, peso / sum]))
}

/**
 * Who gets the next lead; null where nobody is there. Tijdeman's rule for sharing in steps: of those to whom enough of a
 * lead is due, the one who would first be a whole lead behind. With weights and presence that do not change it keeps
 * everybody within less than one lead of their share (to take the largest deficit does not, from four agents on). Where
 * absences have put somebody a lead behind, the largest deficit is first (docs/decisions/016). A lead that comes is given by the
 * same rule in the database (`lead_prossimo`); `pick-agent.db.test.ts` compares the two.
 */
export function pickAgent(members: readonly Member[]): Choice | null {
  const quote = sharesOf(members)
  const chosen = choose(members.filter(isAvailable), quote)
  if (!chosen) return null
  const everybody = members.map((member) => ({ ...member, ...ALWAYS }))
  const first = choose(everybody.filter(isAvailable), sharesOf(everybody))
  const { agentId, atteso, ricevuti } = chosen
  const isInstead = first !== null && first.agentId !== agentId && !(first.agentId in quote)
  return { agentId, quote, deficit: atteso - ricevuti, isInstead }
}

const ALWAYS = { presente: true, tettoGiorno: null, tettoMese: null }

function choose(there: readonly Member[], quote: Shares): Member | null {
  const least = there.length > 1 ? 1 / (2 * there.length - 2) : 0
  const part = ({ agentId }: Member) => quote[agentId] ?? 0
  const due = (member: Member) => member.atteso + part(member) - member.ricevuti
  /** In leads from now on, when the agent would be too far behind. */
  const deadline = (member: Member) => (1 - least - due(member)) / part(member)
  const ready = there.filter((member) => due(member) > least - CLOSE)
  const isLate = there.some((member) => due(member) > 1 - CLOSE)
  return isLate || ready.length === 0 ? smallest(there, (member) => -due(member)) : smallest(ready, deadline)
}

/** The member with the smallest value; of those that are as small, the first by weight. */
function smallest(members: readonly Member[], value: (member: Member) => number): Member | null {
  const least = Math.min(...members.map(value))
  const [best] = members.filter((member) => value(member) <= least + CLOSE).toSorted(byWeight)
  return best ?? null
}

/** Repeatable: the larger weight, then the smaller id. */
const byWeight = (a: Member, b: Member) => b.peso - a.peso || (a.agentId < b.agentId ? -1 : 1)

/** The group once the lead was given, which counts for everybody who was there. */
export const afterLead = (members: readonly Member[], agentId: string, quote: Shares): Member[] =>
  members.map((member) => {
    const atteso = member.atteso + (quote[member.agentId] ?? 0)
    if (member.agentId !== agentId) return { ...member, atteso }
    const [oggi, mese] = [(member.oggi ?? 0) + 1, (member.mese ?? 0) + 1]
    return { ...member, atteso, ricevuti: member.ricevuti + 1, oggi, mese }
  })

/** Who would get the next `n` leads if they all came today; shorter where limits leave nobody. */
export function simulate(members: readonly Member[], n: number): string[] {
  const agents: string[] = []
  let group = [...members]
  while (agents.length < n) {
    const next = pickAgent(group)
    if (!next) break
    agents.push(next.agentId)
    group = afterLead(group, next.agentId, next.quote)
  }
  return agents
}
