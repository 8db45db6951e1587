import type { ListView } from '@/lib/resources/view'

const stati = [
  { value: 'nuovo', label: 'Nuova', tone: 'warn' },
  { value: 'contattato', label: 'Contattata', tone: 'info' },
  { value: 'perso', label: 'Persa', tone: 'neutral' },
] as const

/** A list that no server knows. */
export const LIST_VIEW: ListView = {
  path: 'esempi',
  labels: { one: 'richiesta', many: 'richieste di esempio', article: 'f' },
  list: {
    columns: [
      { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
      { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
      { path: 'telefono', label: 'Telefono', kind: 'phone' },
      { path: 'importo', label: 'Importo', kind: 'money' },
      { path: 'createdAt', label: 'Arrivata', kind: 'instant' },
    ],
    filters: [
      { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
      { name: 'createdAt', label: 'Arrivata', kind: 'dayRange' },
      { name: 'importo', label: 'Importo', kind: 'moneyRange' },
      { name: 'doppia', label: 'Doppia', kind: 'boolean' },
    ],
    defaultSort: 'cognome',
    search: true,
  },
}

export const ROWS = [
  {
    _id: 'uno',
    nome: 'Ada',
    cognome: 'Rossi',
    stato: 'nuovo',
    telefono: '+393513000009',
    importo: 182_500,
    createdAt: '2026-11-21T08:30:00.000Z',
  },
  {
    _id: 'due',
    nome: 'Bruno',
    cognome: 'D’Angelo',
    stato: 'contattato',
    telefono: '+390805551234',
    importo: 9_800.5,
    createdAt: '2026-11-20T16:05:00.000Z',
  },
  {
    _id: 'tre',
    nome: 'Maria Vittoria Alessandra',
    cognome: 'Della Rovere Montefeltro di Santacroce',
    stato: 'perso',
    telefono: null,
    importo: null,
    createdAt: '2026-01-02T09:00:00.000Z',
  },
] as const
