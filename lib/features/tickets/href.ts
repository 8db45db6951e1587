import type { Role } from '@/lib/auth/roles'

/** Where each role reads one of its tickets. */
export const ticketHref = (role: Role, id: string): string =>
  ({ admin: `/admin/tickets/${id}`, agent: `/agents/tickets/${id}`, client: `/area-clienti?ticket=${id}` })[
    role
  ]
