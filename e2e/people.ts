export const PASSWORD = process.env.DEMO_PASSWORD || 'Demo-2026-credito'

/** The demo accounts, and the word of their area in /v2. */
export const PEOPLE = {
  admin: { area: 'admin', email: 'admin@demo.example' },
  admin2: { area: 'admin', email: 'admin2@demo.example' },
  agente: { area: 'agents', email: 'agente@demo.example' },
  agente2: { area: 'agents', email: 'agente2@demo.example' },
  cliente: { area: 'clients', email: 'cliente@demo.example' },
} as const

export type Account = keyof typeof PEOPLE
