import type { Role } from './roles'

type Permission = { description: string; roles: readonly Exclude<Role, 'client'>[] }

/** Every named flag: what it allows and whose `permissions` object may hold it. */
export const PERMISSIONS = {
  commits_see: { description: 'Vedere la cronologia delle modifiche', roles: ['admin', 'agent'] },
  commits_restore: { description: 'Ripristinare versioni precedenti', roles: ['admin'] },
  content_manage: { description: 'Gestire news, pagine, FAQ e formazione', roles: ['admin'] },
  agencies_manage: { description: 'Gestire le agenzie', roles: ['admin'] },
  agents_manage: { description: 'Gestire gli agenti', roles: ['admin'] },
  clients_manage: { description: 'Gestire i clienti', roles: ['admin'] },
  banks_manage: { description: 'Gestire banche, prodotti, tassi e tabelle', roles: ['admin'] },
  leads_manage: { description: 'Vedere e assegnare le richieste, gestire i pesi', roles: ['admin'] },
  pratiche_manage: { description: 'Vedere e gestire tutte le pratiche', roles: ['admin'] },
  pratiche_reopen: { description: 'Riaprire una pratica chiusa', roles: ['admin'] },
  pratiche_agency: { description: 'Vedere le pratiche della propria agenzia', roles: ['agent'] },
  reports_see: { description: 'Vedere i report', roles: ['admin', 'agent'] },
  provvigioni_see: { description: 'Vedere le provvigioni', roles: ['admin', 'agent'] },
  rankings_manage: { description: 'Gestire classifiche e voti', roles: ['admin'] },
  merchandising_manage: { description: 'Gestire il merchandising e gli ordini', roles: ['admin'] },
  communications_manage: { description: 'Pubblicare comunicazioni', roles: ['admin'] },
  admins_manage: { description: 'Gestire gli amministratori', roles: ['admin'] },
  sessions_see: { description: 'Vedere e revocare le sessioni di tutti', roles: ['admin'] },
  storage_manage: { description: 'Vedere e gestire i file', roles: ['admin'] },
  settings_manage: { description: 'Cambiare le impostazioni', roles: ['admin'] },
  sync_manage: { description: 'Importare dai sistemi esterni', roles: ['admin'] },
  whistleblowing_read: { description: 'Leggere le segnalazioni di illeciti', roles: ['admin'] },
} as const satisfies Record<string, Permission>

export type PermissionFlag = keyof typeof PERMISSIONS

/** Flags of an admin's `ticketing` object. */
export const TICKETING = {
  ticketing_access: 'Entrare nei ticket',
  full_access: 'Vedere e gestire tutti i ticket',
  answer: 'Rispondere',
  assign: 'Assegnare',
  close: 'Chiudere e riaprire',
  statistics: 'Vedere le statistiche',
} as const

export type TicketingFlag = keyof typeof TICKETING
