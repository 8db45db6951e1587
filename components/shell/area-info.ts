import type { Area } from '@/lib/http/client'

/** Names and addresses of the three areas, as the shell shows them. */
export const AREAS = {
  admin: { label: 'Amministrazione', home: '/admin', login: '/admin/login', api: 'admin' },
  agent: { label: 'Area agenti', home: '/agents', login: '/agents/login', api: 'agents' },
  client: { label: 'Area clienti', home: '/area-clienti', login: '/area-clienti/login', api: 'clients' },
} as const satisfies Record<Area, { label: string; home: string; login: string; api: string }>

export const settingsOf = (area: Area) => `${AREAS[area].home}/settings`
