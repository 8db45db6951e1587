import {
  isOpen,
  PRIORITA,
  PRIORITA_OPTIONS,
  STATI_TICKET,
  STATO_OPTIONS,
  type StatoTicket,
} from '@/lib/features/tickets/states'
import { adminsWith } from '@/lib/resources/access'
import type { Figures } from '@/lib/resources/figures'
import type { Fields } from '@/lib/resources/model-types'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { ATTESE, AZIONI, CONDIZIONI, EVENTI, RUOLI } from './labels'
import { type ticketRuleSchema, VALORE_AZIONE, VALORE_CONDIZIONE } from './schema'

export const EVENTO_OPTIONS = optionsOf(EVENTI)

/** The kinds of lines that fill a column. */
const of = (
  values: Record<string, string | null>,
  name: string,
): Pick<Field, 'name' | 'when' | 'required'> => ({
  name,
  required: true,
  when: { field: 'tipo', in: Object.keys(values).filter((tipo) => values[tipo] === name) },
})
const ofCondition = (name: string) => of(VALORE_CONDIZIONE, name)
const ofAction = (name: string) => of(VALORE_AZIONE, name)

const APERTI_OPTIONS = STATO_OPTIONS.filter(({ value }) => isOpen(value as StatoTicket))

const condition: Field['rows'] = {
  one: 'condizione',
  initial: {
    tipo: 'categoria',
    categoryId: null,
    parole: [],
    ruolo: null,
    agencyId: null,
    priorita: null,
    stato: null,
  },
  fields: [
    { name: 'tipo', label: 'Condizione', kind: 'select', options: optionsOf(CONDIZIONI), required: true },
    { ...ofCondition('categoryId'), label: 'Categoria', kind: 'ref', resource: 'ticketCategories' },
    {
      ...ofCondition('parole'),
      label: 'Una di queste parole',
      kind: 'tags',
      help: 'Nell’oggetto o nell’ultimo messaggio. Bastano le prime lettere.',
    },
    { ...ofCondition('ruolo'), label: 'Chi', kind: 'select', options: optionsOf(RUOLI) },
    { ...ofCondition('agencyId'), label: 'Agenzia', kind: 'ref', resource: 'agencies' },
    { ...ofCondition('priorita'), label: 'Priorità', kind: 'select', options: PRIORITA_OPTIONS },
    { ...ofCondition('stato'), label: 'Stato', kind: 'select', options: APERTI_OPTIONS },
  ],
}

const action: Field['rows'] = {
  one: 'azione',
  initial: { tipo: 'assegna', adminId: null, priorita: null, testo: null, macroId: null },
  fields: [
    { name: 'tipo', label: 'Azione', kind: 'select', options: optionsOf(AZIONI), required: true },
    { ...ofAction('adminId'), label: 'Persona', kind: 'ref', resource: 'ticketStaff' },
    { ...ofAction('priorita'), label: 'Priorità', kind: 'select', options: PRIORITA_OPTIONS },
    { ...ofAction('testo'), label: 'Nota', kind: 'textarea' },
    { ...ofAction('macroId'), label: 'Risposta pronta', kind: 'ref', resource: 'ticketMacros' },
  ],
}

export const ticketRuleForm: Fields<typeof ticketRuleSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 3 },
  { name: 'attiva', label: 'Attiva', kind: 'boolean', width: 3 },
  {
    name: 'evento',
    label: 'Che cosa succede',
    kind: 'select',
    options: EVENTO_OPTIONS,
    required: true,
    width: 6,
    section: 'Quando',
  },
  {
    name: 'ore',
    label: 'Ore di ufficio aperto',
    kind: 'number',
    min: 1,
    required: true,
    width: 6,
    help: 'Vale per le attese che finiscono da quando la regola è attiva, una volta per attesa.',
    when: { field: 'evento', in: ATTESE },
  },
  {
    name: 'condizioni',
    label: 'Condizioni',
    kind: 'rows',
    section: 'Se',
    help: 'Devono valere tutte. Senza condizioni la regola vale per ogni ticket.',
    rows: condition,
  },
  {
    name: 'azioni',
    label: 'Azioni',
    kind: 'rows',
    section: 'Allora',
    help: 'Le regole agiscono dal numero più basso; quello che una fa non ne fa partire altre.',
    rows: action,
  },
]

const words = (column: string, labels: Readonly<Record<string, string>>) =>
  `CASE ${column} ${Object.entries(labels)
    .map(([value, label]) => `WHEN '${value}' THEN '${label}'`)
    .join(' ')} END`
const named = (labels: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(labels).map(([value, { label }]) => [value, label.toLowerCase()]))

/** A rule as one says it: when, if, then. */
export const ruleFigures: Figures = {
  access: (actor) => adminsWith('ticketing_access')(actor) === true,
  sql: (page) => `
    SELECT r.id,
      ${words('r.evento', EVENTI)} || coalesce(' ' || r.ore || ' h', '') AS quando,
      (SELECT string_agg(concat_ws(' ', ${words('c.tipo', CONDIZIONI)}, k.nome,
          nullif(array_to_string(c.parole, ' o '), ''), ${words('c.ruolo', RUOLI)}, g.nome,
          ${words('c.priorita', named(PRIORITA))}, ${words('c.stato', named(STATI_TICKET))}), ', ' ORDER BY c.tipo, c.id)
        FROM ticket_regole_condizioni c LEFT JOIN ticket_categories k ON k.id = c.category_id
        LEFT JOIN agencies g ON g.id = c.agency_id WHERE c.rule_id = r.id) AS se,
      (SELECT string_agg(concat_ws(' ', ${words('a.tipo', AZIONI)}, p.name || ' ' || p.surname,
          ${words('a.priorita', named(PRIORITA))}, '«' || m.nome || '»'), ', ' ORDER BY a.tipo, a.id)
        FROM ticket_regole_azioni a LEFT JOIN admins p ON p.id = a.admin_id
        LEFT JOIN ticket_macro m ON m.id = a.macro_id WHERE a.rule_id = r.id) AS allora
    FROM ticket_regole r WHERE r.id IN (${page})`,
  columns: [
    { path: 'quando', label: 'Quando', kind: 'text', after: 'nome' },
    { path: 'se', label: 'Se', kind: 'text', wide: true, after: 'quando' },
    { path: 'allora', label: 'Allora', kind: 'text', wide: true, after: 'se' },
  ],
}
