/** The three signed-in roles, and the words each one's URLs, cookies and API paths use. */
export const ROLES = {
  admin: { area: '/admin', login: '/admin/login', api: 'admin', label: 'Amministratore' },
  agent: { area: '/agents', login: '/agents/login', api: 'agents', label: 'Agente' },
  client: { area: '/area-clienti', login: '/area-clienti/login', api: 'clients', label: 'Cliente' },
} as const

export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as Role[]

/** The cookie pair of a role. The access cookie's presence is what the interface takes for "signed in". */
export const cookieNames = (role: Role) => ({ access: `${role}_access`, refresh: `${role}_refresh` })

/** The cookie by which a browser is known again after it has signed out. */
export const deviceCookieName = (role: Role) => `${role}_device`
