import type { Area } from '@/lib/http/client'

/** Where agents read their tickets. */
const OWN = '/agents/tickets'
export const ADD = `${OWN}/add`
export const ownHref = (id: string) => `${OWN}/${id}`

export const officeHref = (id: string) => `/admin/tickets/${id}`

/** Where the reader of an area opens a ticket. */
export const hrefIn = (area: Area, id: string): string =>
  ({ admin: officeHref(id), agent: ownHref(id), client: `/area-clienti?ticket=${id}` })[area]
