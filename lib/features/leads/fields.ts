import type { Columns, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { CANALI, STATI_LEAD } from './schema'

const stati = optionsOf(STATI_LEAD)

/** The most needed columns come first: on a narrow screen the last ones are out of view. */
export const leadColumns: Columns<'lead'> = [
  { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
  { path: 'createdAt', label: 'Attesa', fileLabel: 'Arrivata il', kind: 'age', sort: 'createdAt' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'importo', label: 'Importo', kind: 'money' },
  { path: 'telefono', label: 'Telefono', kind: 'phone' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: optionsOf(PRODOTTI) },
  { path: 'codice', label: 'Codice', kind: 'text' },
  { path: 'channel', label: 'Canale', kind: 'badge', options: optionsOf(CANALI), hidden: true },
]

export const leadFilters: Filters<'lead'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: optionsOf(PRODOTTI) },
  { name: 'channel', label: 'Canale', kind: 'enum', options: optionsOf(CANALI) },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'createdAt', label: 'Arrivata', kind: 'dayRange' },
  { name: 'assegnata', label: 'Assegnata', kind: 'present', column: 'agentId' },
  { name: 'appuntamentoAt', label: 'Con un appuntamento', kind: 'present' },
  {
    name: 'passo',
    label: 'Stato raggiunto',
    kind: 'reached',
    options: (['contattato', 'appuntamento', 'convertito'] as const).map((value) => ({
      value,
      label: STATI_LEAD[value].label,
    })),
    reached: {
      now: 'stato',
      when: { contattato: 'contattatoAt', appuntamento: 'appuntamentoAt', convertito: 'praticaId' },
    },
  },
]

export const leadPresets: readonly Preset[] = [
  { id: 'daAssegnare', label: 'Da assegnare', query: 'filter[stato]=nuovo' },
  { id: 'daChiamare', label: 'Da chiamare', query: 'filter[stato]=assegnato' },
  { id: 'appuntamenti', label: 'Appuntamenti', query: 'filter[stato]=appuntamento' },
]

/** Given to one agent, or by the weights of each product and province, one after the other. */
export const assignVerb: VerbView = {
  id: 'assign',
  label: 'Assegna',
  about:
    'Senza un agente decidono i pesi: ogni richiesta va a chi, per quel prodotto e quella provincia, è più indietro.',
  fields: [{ name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' }],
}

/** Columns that the verbs of a lead write, then those that it was created with. */
export const leadHistory: History<'lead'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: stati },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'motivoPerso', label: 'Motivo', kind: 'text' },
  { name: 'appuntamentoAt', label: 'Appuntamento', kind: 'instant' },
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', follows: true },
  { name: 'assignedAt', label: 'Assegnata il', kind: 'instant', follows: true },
  { name: 'contattatoAt', label: 'Contattata il', kind: 'instant', follows: true },
  { name: 'chiusoAt', label: 'Chiusa il', kind: 'instant', follows: true },
  { name: 'cognome', label: 'Cognome', kind: 'text' },
  { name: 'nome', label: 'Nome', kind: 'text' },
  { name: 'email', label: 'E-mail', kind: 'text' },
  { name: 'telefono', label: 'Telefono', kind: 'phone' },
  { name: 'provincia', label: 'Provincia', kind: 'province' },
  { name: 'product', label: 'Prodotto', kind: 'select', options: optionsOf(PRODOTTI) },
  { name: 'finalita', label: 'Finalità', kind: 'select', options: optionsOf(FINALITA_LABELS) },
  { name: 'importo', label: 'Importo', kind: 'money' },
  { name: 'durataMesi', label: 'Durata (mesi)', kind: 'number' },
  { name: 'channel', label: 'Canale', kind: 'select', options: optionsOf(CANALI) },
]
