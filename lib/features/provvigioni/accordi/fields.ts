import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { type accordoSchema, PRODOTTI_OPTIONS, TIPI_OPTIONS } from './schema'

export const accordoColumns: Columns<'accordo'> = [
  { path: 'nome', label: 'Con', kind: 'title', sort: 'nome' },
  { path: 'tipo', label: 'Tipo', kind: 'badge', options: TIPI_OPTIONS },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: PRODOTTI_OPTIONS },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'validFrom', label: 'Vale dal', kind: 'day', sort: 'validFrom' },
  { path: 'validTo', label: 'Vale fino al', kind: 'day', sort: 'validTo' },
  { path: 'agentePct', label: 'Agente %', kind: 'number' },
  { path: 'managerPct', label: 'Manager %', kind: 'number' },
  { path: 'agenziaPct', label: 'Agenzia %', kind: 'number' },
  { path: 'sedePct', label: 'Sede %', kind: 'number' },
  { path: 'clientFeePct', label: 'Compenso cliente %', kind: 'number', hidden: true },
  { path: 'clientFeeMax', label: 'Compenso massimo', kind: 'money', hidden: true },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const accordoFilters: Filters<'accordo'> = [
  { name: 'tipo', label: 'Tipo', kind: 'enum', options: TIPI_OPTIONS },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: PRODOTTI_OPTIONS },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'validFrom', label: 'Vale dal', kind: 'dayRange' },
  { name: 'validTo', label: 'Vale fino al', kind: 'dayRange' },
]

export const accordoPresets: readonly Preset[] = [
  { id: 'rete', label: 'Rete', query: 'filter[tipo]=rete' },
  { id: 'agenzie', label: 'Agenzie', query: 'filter[tipo]=agenzia' },
  { id: 'agenti', label: 'Agenti', query: 'filter[tipo]=agente' },
]

export const accordoForm: Fields<typeof accordoSchema> = [
  { name: 'tipo', label: 'Tipo', kind: 'select', options: TIPI_OPTIONS, required: true, width: 4 },
  {
    name: 'agentId',
    label: 'Agente',
    kind: 'ref',
    resource: 'agents',
    width: 8,
    when: { field: 'tipo', in: ['agente'] },
  },
  {
    name: 'agencyId',
    label: 'Agenzia',
    kind: 'ref',
    resource: 'agencies',
    width: 8,
    when: { field: 'tipo', in: ['agenzia'] },
  },
  {
    name: 'product',
    label: 'Prodotto (nessuno: tutti)',
    kind: 'select',
    options: PRODOTTI_OPTIONS,
    width: 6,
  },
  { name: 'bankId', label: 'Banca (nessuna: tutte)', kind: 'ref', resource: 'banks', width: 6 },
  {
    name: 'validFrom',
    label: 'Vale dal',
    kind: 'day',
    required: true,
    help: 'Conta il giorno in cui la pratica viene aperta: quelle già aperte tengono le percentuali che hanno.',
    width: 6,
  },
  { name: 'validTo', label: 'Vale fino al', kind: 'day', width: 6 },
  { name: 'agentePct', label: 'Agente', kind: 'rate', required: true, section: 'Quote', width: 3 },
  { name: 'managerPct', label: 'Manager', kind: 'rate', required: true, width: 3 },
  { name: 'agenziaPct', label: 'Agenzia', kind: 'rate', required: true, width: 3 },
  { name: 'sedePct', label: 'Sede', kind: 'rate', required: true, width: 3 },
  {
    name: 'clientFeePct',
    label: 'Compenso del cliente',
    kind: 'rate',
    required: true,
    section: 'Compenso del cliente',
    help: 'In percentuale dell’importo erogato.',
    width: 6,
  },
  { name: 'clientFeeMax', label: 'Compenso massimo', kind: 'money', width: 6 },
  { name: 'note', label: 'Note', kind: 'textarea' },
]
