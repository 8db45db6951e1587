import type { Role } from './roles'

type Permission = {
  description: string
  /** The work that it belongs to, by which forms show it. */
  group: string
  roles: readonly Exclude<Role, 'client'>[]
  /** The flag lies in an administrator's `ticketing` object, by this name, and its check is that of tickets. */
  ticketing?: string
}

const ticketing = (name: string, description: string) =>
  ({ description, group: 'Ticket', roles: ['admin'], ticketing: name }) as const

/** Every named flag: what it allows, whose it may be, and where it is kept (the `permissions` object, or `ticketing`). */
export const PERMISSIONS = {
  commits_see: {
    description: 'Vedere la cronologia delle modifiche',
    group: 'Controllo',
    roles: ['admin', 'agent'],
  },
  commits_restore: { description: 'Ripristinare versioni precedenti', group: 'Controllo', roles: ['admin'] },
  content_manage: {
    description: 'Gestire news, pagine, FAQ e formazione',
    group: 'Sito e contenuti',
    roles: ['admin'],
  },
  agencies_manage: { description: 'Gestire le agenzie', group: 'Rete', roles: ['admin'] },
  agents_manage: { description: 'Gestire gli agenti', group: 'Rete', roles: ['admin'] },
  clients_manage: { description: 'Gestire i clienti', group: 'Clienti e richieste', roles: ['admin'] },
  clients_erase: {
    description: 'Unire e cancellare clienti, evadere le richieste privacy',
    group: 'Clienti e richieste',
    roles: ['admin'],
  },
  banks_manage: {
    description: 'Gestire banche, prodotti, tassi e tabelle',
    group: 'Pratiche e banche',
    roles: ['admin'],
  },
  leads_manage: {
    description: 'Vedere e assegnare le richieste, gestire i pesi',
    group: 'Clienti e richieste',
    roles: ['admin'],
  },
  pratiche_manage: {
    description: 'Vedere e gestire tutte le pratiche',
    group: 'Pratiche e banche',
    roles: ['admin'],
  },
  pratiche_reopen: {
    description: 'Riaprire una pratica chiusa',
    group: 'Pratiche e banche',
    roles: ['admin'],
  },
  pratiche_agency: {
    description: 'Vedere le pratiche della propria agenzia',
    group: 'Pratiche e banche',
    roles: ['agent'],
  },
  team_see: {
    description: 'Vedere pratiche e richieste della propria squadra',
    group: 'Rete',
    roles: ['agent'],
  },
  reports_see: { description: 'Vedere i report', group: 'Numeri e provvigioni', roles: ['admin', 'agent'] },
  budgets_manage: {
    description: 'Scrivere il budget degli agenti',
    group: 'Numeri e provvigioni',
    roles: ['admin'],
  },
  provvigioni_see: {
    description: 'Vedere le provvigioni',
    group: 'Numeri e provvigioni',
    roles: ['admin', 'agent'],
  },
  provvigioni_manage: {
    description: 'Gestire accordi, storni, estratti e incassi delle provvigioni',
    group: 'Numeri e provvigioni',
    roles: ['admin'],
  },
  rankings_manage: { description: 'Gestire classifiche e voti', group: 'Rete', roles: ['admin'] },
  merchandising_manage: {
    description: 'Gestire il merchandising e gli ordini',
    group: 'Sito e contenuti',
    roles: ['admin'],
  },
  communications_manage: { description: 'Pubblicare comunicazioni', group: 'Rete', roles: ['admin'] },
  admins_manage: { description: 'Gestire gli amministratori', group: 'Controllo', roles: ['admin'] },
  sessions_see: {
    description: 'Vedere e revocare le sessioni di tutti',
    group: 'Controllo',
    roles: ['admin'],
  },
  storage_manage: { description: 'Vedere e gestire i file', group: 'Sistema', roles: ['admin'] },
  settings_manage: { description: 'Cambiare le impostazioni', group: 'Sistema', roles: ['admin'] },
  sync_manage: { description: 'Importare dai sistemi esterni', group: 'Sistema', roles: ['admin'] },
  compliance_see: {
    description: 'Vedere gli adempimenti: reclami, ore OAM, testi in vigore, fascicoli per ispezione',
    group: 'Controllo',
    roles: ['admin'],
  },
  aml_manage: {
    description: 'Rispondere dell’antiriciclaggio: registro delle identificazioni e segnalazioni di sospetto',
    group: 'Controllo',
    roles: ['admin'],
  },
  whistleblowing_read: {
    description: 'Leggere le segnalazioni di illeciti',
    group: 'Controllo',
    roles: ['admin'],
  },
  ticketing_access: ticketing('ticketing_access', 'Entrare nei ticket'),
  ticketing_full_access: ticketing('full_access', 'Vedere e gestire tutti i ticket'),
  ticketing_answer: ticketing('answer', 'Rispondere ai ticket'),
  ticketing_assign: ticketing('assign', 'Assegnare i ticket'),
  ticketing_close: ticketing('close', 'Chiudere e riaprire i ticket'),
  ticketing_statistics: ticketing('statistics', 'Vedere le statistiche dei ticket'),
  ticketing_configure: ticketing('configure', 'Gestire categorie e risposte pronte dei ticket'),
} as const satisfies Record<string, Permission>

export type PermissionFlag = keyof typeof PERMISSIONS

/** The name of a flag in the `ticketing` object; nothing for the flags of `permissions`. */
export function ticketingName(flag: PermissionFlag): string | undefined {
  const permission: Permission = PERMISSIONS[flag]
  return permission.ticketing
}
