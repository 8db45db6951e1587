import { PRIORITA_OPTIONS } from '@/lib/features/tickets/states'
import { adminsWith } from '@/lib/resources/access'
import type { Figures } from '@/lib/resources/figures'
import type { Fields } from '@/lib/resources/model-types'
import type { ticketCategorySchema } from './schema'

const HOURS = 'Minuti di ufficio aperto: 480 sono otto ore. Vuoto: nessuna scadenza.'

export const ticketCategoryForm: Fields<typeof ticketCategorySchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 3 },
  { name: 'attiva', label: 'Si può scegliere', kind: 'boolean', width: 3 },
  { name: 'perClienti', label: 'La scelgono anche i clienti', kind: 'boolean', width: 6 },
  {
    name: 'reclami',
    label: 'Sono reclami',
    kind: 'boolean',
    width: 6,
    help: 'Ogni nuovo ticket di questa categoria entra nel registro dei reclami, con i suoi termini.',
  },
  {
    name: 'minutiRisposta',
    label: 'Prima risposta entro',
    kind: 'number',
    width: 6,
    section: 'Tempi',
    help: HOURS,
  },
  { name: 'minutiSoluzione', label: 'Soluzione entro', kind: 'number', width: 6, help: HOURS },
  {
    name: 'calendarioId',
    label: 'Calendario',
    kind: 'ref',
    resource: 'ticketCalendari',
    help: 'Quando i minuti passano. Vuoto: negli orari dell’ufficio, senza le feste.',
  },
  {
    name: 'tempi',
    label: 'Tempi per priorità',
    kind: 'rows',
    help: 'Per una priorità che non è qui: urgente un quarto dei minuti, alta la metà, bassa il doppio.',
    rows: {
      one: 'priorità',
      fields: [
        {
          name: 'priorita',
          label: 'Priorità',
          kind: 'select',
          options: PRIORITA_OPTIONS,
          required: true,
          width: 3,
        },
        { name: 'minutiRisposta', label: 'Prima risposta (minuti)', kind: 'number', width: 3 },
        { name: 'minutiSoluzione', label: 'Soluzione (minuti)', kind: 'number', width: 3 },
        {
          name: 'calendarioId',
          label: 'Calendario',
          kind: 'ref',
          resource: 'ticketCalendari',
          help: 'Vuoto: quello della categoria.',
          width: 3,
        },
      ],
      initial: { priorita: 'urgente', minutiRisposta: 60, minutiSoluzione: 480, calendarioId: null },
    },
  },
  {
    name: 'admins',
    label: 'Persone',
    kind: 'rows',
    section: 'Chi risponde',
    help: 'Ricevono l’avviso di ogni nuovo ticket. Se non c’è nessuno, li vede chiunque risponda ai ticket.',
    rows: {
      one: 'persona',
      fields: [{ name: 'adminId', label: 'Persona', kind: 'ref', resource: 'ticketStaff', required: true }],
      initial: { adminId: null },
    },
  },
]

/** "2 h 30 min" of working minutes. */
const hours = (column: string) => `
  nullif(concat_ws(' ',
    CASE WHEN ${column} >= 60 THEN ${column} / 60 || ' h' END,
    CASE WHEN ${column} % 60 > 0 THEN ${column} % 60 || ' min' END), '')`

/** The times of a category as one says them, and who answers. */
export const categoryFigures: Figures = {
  access: (actor) => adminsWith('ticketing_access')(actor) === true,
  sql: (page) => `
    SELECT k.id, ${hours('k.minuti_risposta')} AS risposta, ${hours('k.minuti_soluzione')} AS soluzione,
      (SELECT string_agg(a.name || ' ' || a.surname, ', ' ORDER BY a.surname, a.id)
        FROM ticket_category_admins m JOIN admins a ON a.id = m.admin_id WHERE m.category_id = k.id) AS "chiRisponde",
      (SELECT count(*)::int FROM tickets t
        WHERE t.category_id = k.id AND t.stato IN ('aperto', 'in_lavorazione', 'in_attesa')) AS "daRisolvere"
    FROM ticket_categories k WHERE k.id IN (${page})`,
  columns: [
    { path: 'risposta', label: 'Prima risposta entro', kind: 'text', after: 'nome' },
    { path: 'soluzione', label: 'Soluzione entro', kind: 'text', after: 'risposta' },
    { path: 'chiRisponde', label: 'Chi risponde', kind: 'text', after: 'soluzione' },
    {
      path: 'daRisolvere',
      label: 'Da risolvere',
      kind: 'number',
      after: 'chiRisponde',
      definition: 'Ticket aperti, in lavorazione o in attesa.',
    },
  ],
}
