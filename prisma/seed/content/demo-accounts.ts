/** The accounts that the API contract names; all sign in with DEMO_PASSWORD. */
export const DEMO_ADMINS = [
  { email: 'admin@demo.example', name: 'Adele', surname: 'Direzione', permissions: { admin: true } },
  { email: 'admin2@demo.example', name: 'Bruno', surname: 'Sportello', permissions: {} },
] as const

export const DEMO_AGENTS = [
  { email: 'agente@demo.example', nome: 'Anna', cognome: 'Consulente', figura: 'agente' },
  { email: 'agente2@demo.example', nome: 'Berto', cognome: 'Consulente', figura: 'agente' },
] as const

export const DEMO_CLIENTS = [
  {
    email: 'cliente@demo.example',
    nome: 'Carla',
    cognome: 'Cliente',
    sesso: 'F',
    agente: 'agente@demo.example',
  },
  {
    email: 'cliente2@demo.example',
    nome: 'Dino',
    cognome: 'Cliente',
    sesso: 'M',
    agente: 'agente2@demo.example',
  },
] as const
