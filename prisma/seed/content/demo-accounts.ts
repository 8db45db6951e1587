/** The accounts that the API contract names; all sign in with DEMO_PASSWORD. */
export const DEMO_ADMINS = [
  {
    email: 'admin@demo.example',
    name: 'Adele',
    surname: 'Direzione',
    permissions: { admin: true, aml_manage: true },
  },
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

/** The rest of the office, one of each profile: people who sign in to the administrators' area. */
export const OFFICE = [
  {
    email: 'direzione@demo.example',
    name: 'Elena',
    surname: 'Esempio',
    profile: 'direzione',
    ufficio: 'Direzione',
  },
  {
    email: 'pratiche@demo.example',
    name: 'Fabio',
    surname: 'Esempio',
    profile: 'back-office',
    ufficio: 'Back office',
  },
  {
    email: 'pratiche2@demo.example',
    name: 'Giada',
    surname: 'Esempio',
    profile: 'back-office',
    ufficio: 'Back office',
  },
  {
    email: 'marketing@demo.example',
    name: 'Igor',
    surname: 'Esempio',
    profile: 'marketing',
    ufficio: 'Marketing',
  },
  {
    email: 'assistenza@demo.example',
    name: 'Lara',
    surname: 'Esempio',
    profile: 'assistenza',
    ufficio: 'Assistenza',
  },
  {
    email: 'assistenza2@demo.example',
    name: 'Milo',
    surname: 'Esempio',
    profile: 'assistenza',
    ufficio: 'Assistenza',
    status: 'blocked',
  },
  {
    email: 'nuova@demo.example',
    name: 'Nives',
    surname: 'Esempio',
    profile: 'back-office',
    ufficio: 'Back office',
    status: 'pending',
  },
] as const
