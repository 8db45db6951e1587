import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** Clients are written by verbs: their history is for who manages them. */
export const clientHistory: HistoryRule = {
  audit: 'Clients',
  model: 'client',
  title: (row) => `${row.cognome} ${row.nome}`,
  access: { read: adminsWith('clients_manage') },
}
