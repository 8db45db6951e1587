import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** Agents are written by verbs: their history is for who manages them, their photographs are on the site. */
export const agentHistory: HistoryRule = {
  audit: 'Users',
  model: 'agent',
  title: (row) => `${row.cognome} ${row.nome}`,
  access: { read: adminsWith('agents_manage') },
  form: [{ name: 'urlPhoto', label: 'Fotografia', kind: 'image' }],
  pictures: () => ({ published: true }),
}
