import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** Accounts are written by verbs: their history is for who manages them. */
export const adminHistory: HistoryRule = {
  audit: 'Admin',
  model: 'admin',
  title: (row) => `${row.surname} ${row.name}`,
  access: { read: adminsWith('admins_manage') },
}

export const clientHistory: HistoryRule = {
  audit: 'Clients',
  model: 'client',
  title: (row) => `${row.cognome} ${row.nome}`,
  access: { read: adminsWith('clients_manage') },
}
