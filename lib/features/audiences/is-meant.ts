import type { AudienceRules, Regola, TipoRegola } from './schema'

/** What of an agent the rules ask about. */
export type Reader = {
  id: string
  figura: string
  agencyId: string | null
  managerIds: readonly string[]
  provincia: string | null
  provinceOperative: readonly string[]
}

type Own = Record<Exclude<TipoRegola, 'tutti'>, readonly string[]>

const known = (value: string | null): string[] => (value === null ? [] : [value])

/** Which values of a rule of each kind find this agent. */
export const ownValues = (reader: Reader): Own => ({
  figura: [reader.figura],
  agenzia: known(reader.agencyId),
  provincia: reader.provinceOperative.length > 0 ? reader.provinceOperative : known(reader.provincia),
  team: [...reader.managerIds, reader.id],
  agente: [reader.id],
})

/** Whether the rules find this agent today: what `audienceWhere` asks of all of them, asked of one who is known. */
export function isMeant({ regole, escludi }: AudienceRules, reader: Reader): boolean {
  const own = ownValues(reader)
  const finds = ({ tipo, valori }: Regola) =>
    tipo === 'tutti' || own[tipo].some((value) => valori.includes(value))
  return regole.some(finds) && !escludi.some(finds)
}
