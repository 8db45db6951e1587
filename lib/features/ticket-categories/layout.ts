import type { Fields } from '@/lib/resources/model-types'
import type { ticketCategorySchema } from './schema'

const HOURS = 'In minuti di lavoro, secondo gli orari della sede e le feste. Vuoto: nessuna scadenza.'

export const ticketCategoryForm: Fields<typeof ticketCategorySchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 3 },
  { name: 'attiva', label: 'Si può scegliere', kind: 'boolean', width: 3 },
  {
    ...{ name: 'minutiRisposta', label: 'Prima risposta entro (minuti)', kind: 'number', width: 6 },
    ...{ section: 'Tempi', help: HOURS },
  },
  { name: 'minutiSoluzione', label: 'Soluzione entro (minuti)', kind: 'number', width: 6, help: HOURS },
  {
    ...{ name: 'admins', label: 'Chi risponde', kind: 'rows', section: 'Chi risponde' },
    help: 'Ricevono l’avviso di ogni nuovo ticket. Senza nessuno li vede chiunque risponda ai ticket.',
    rows: {
      one: 'persona',
      fields: [{ name: 'adminId', label: 'Persona', kind: 'ref', resource: 'ticketStaff', required: true }],
      initial: { adminId: null },
    },
  },
]
