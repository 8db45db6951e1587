import type { AudienceRules, Regola } from './schema'

/** What of an agent the rules ask about. */
export type Reader = {
  id: string
  figura: string
  agencyId: string | null
  managerIds: readonly string[]
  provincia: string | null
  provinceOperative: readonly string[]
}

/** Whether the rules find this agent today: what `audienceWhere` asks of all of them, asked of one who is known. */
export const isMeant = ({ regole, escludi }: AudienceRules, reader: Reader): boolean =>
  regole.some((rule) => finds(rule, reader)) && !escludi.some((rule) => finds(rule, reader))

function finds({ tipo, valori }: Regola, reader: Reader): boolean {
  const holds = (value: string | null) => value !== null && valori.includes(value)
  switch (tipo) {
    case 'tutti':
      return true
    case 'figura':
      return holds(reader.figura)
    case 'agenzia':
      return holds(reader.agencyId)
    case 'provincia':
      return reader.provinceOperative.length > 0
        ? reader.provinceOperative.some(holds)
        : holds(reader.provincia)
    case 'team':
      return reader.managerIds.some(holds) || holds(reader.id)
    case 'agente':
      return holds(reader.id)
  }
}
