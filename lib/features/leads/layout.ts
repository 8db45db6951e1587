import { PRODOTTI } from '@/lib/features/bank-products/schema'
import type { Column, Filter } from '@/lib/resources/view'
import { CANALI, STATI_LEAD } from './schema'

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const stati = Object.entries(STATI_LEAD).map(([value, { label, tone }]) => ({ value, label, tone }))

export const leadColumns: Column[] = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'cognome', label: 'Cognome', kind: 'text', sort: 'cognome' },
  { path: 'nome', label: 'Nome', kind: 'text' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: options(PRODOTTI) },
  { path: 'importo', label: 'Importo', kind: 'money' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
  { path: 'channel', label: 'Canale', kind: 'badge', options: options(CANALI) },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'createdAt', label: 'Arrivata', kind: 'instant', sort: 'createdAt' },
]

export const leadFilters: Filter[] = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: options(PRODOTTI) },
  { name: 'channel', label: 'Canale', kind: 'enum', options: options(CANALI) },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'createdAt', label: 'Arrivata', kind: 'dayRange' },
]
