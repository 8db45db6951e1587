/** What the picker reads of an agent. */
export interface AgentOption {
  _id: string
  nome: string
  cognome: string
  email: string
  urlPhoto?: string | null
  figura?: string | null
}

export const ALL_AGENTS = 'TUTTI'
export const NO_AGENT = 'NESSUNO'
export const ALL_AGENTS_SENTENCE = 'Tutti (Verranno selezionati tutti gli agenti)'

/** The _id of an agent, TUTTI, or null for NESSUNO. */
export type AgentChoice = string | null

export function agentName({ nome, cognome }: AgentOption): string {
  return `${nome} ${cognome}`
}

/** The filter matches on the e-mail address, in any case. */
export function filterAgents(agents: AgentOption[], query: string): AgentOption[] {
  const wanted = query.trim().toLowerCase()
  return agents.filter((agent) => agent.email.toLowerCase().includes(wanted))
}

/** What the closed picker says. */
export function choiceText(value: AgentChoice, agents: AgentOption[]): string {
  if (value === null) return NO_AGENT
  if (value === ALL_AGENTS) return ALL_AGENTS_SENTENCE
  const agent = agents.find(({ _id }) => _id === value)
  return agent ? agentName(agent) : 'Agente non più presente'
}
