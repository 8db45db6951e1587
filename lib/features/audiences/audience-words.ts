import { FIGURE } from '@/lib/features/agents/schema'
import type { AudienceRules, Regola, TipoRegola } from './schema'

const COUNTED: Record<Exclude<TipoRegola, 'tutti' | 'figura' | 'provincia'>, [one: string, many: string]> = {
  agenzia: ['agenzia', 'agenzie'],
  team: ['squadra', 'squadre'],
  agente: ['persona', 'persone'],
}

/** Who something is for, short enough for a line of a list: "Agenti, 2 agenzie, tranne 1 persona". */
export function audienceWords({ regole, escludi }: AudienceRules): string {
  const some = regole.some(({ tipo }) => tipo === 'tutti')
    ? 'Tutta la rete'
    : regole.map(ruleWords).join(', ')
  const words = escludi.length > 0 ? `${some}, tranne ${escludi.map(ruleWords).join(', ')}` : some
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function ruleWords({ tipo, valori }: Regola): string {
  if (tipo === 'tutti') return 'Tutta la rete'
  if (tipo === 'figura')
    return valori.map((value) => FIGURE[value as keyof typeof FIGURE] ?? value).join(', ')
  if (tipo === 'provincia') return `province ${valori.join(', ')}`
  const [one, many] = COUNTED[tipo]
  return `${valori.length} ${valori.length === 1 ? one : many}`
}
