import type { Account } from '@/lib/auth/accounts'
import type { Role } from '@/lib/auth/roles'
import type { AuditModel } from '@/lib/history/models'

/** The audit model of each kind of user (specification, §3: agents are "Users"). */
export const AUDIT_OF: Record<Role, AuditModel> = { admin: 'Admin', agent: 'Users', client: 'Clients' }

export const labelOf = ({ nome, cognome }: Pick<Account, 'nome' | 'cognome'>) => `${nome} ${cognome}`.trim()
