import type { Tone } from '@/lib/words/options'

/* What the register of complaints calls its columns' values: screens, exports, the yearly report and the page of the site say the same. */
export const CANALI_RECLAMO = {
  pec: 'PEC',
  email: 'E-mail',
  posta: 'Posta o raccomandata',
  area: 'Area riservata',
  telefono: 'Telefono',
  persona: 'Di persona',
} as const

export const CAUSALI_RECLAMO = {
  costi: 'Costi e compensi',
  trasparenza: 'Informazioni e trasparenza',
  tempi: 'Tempi',
  comportamento: 'Comportamento di una persona',
  documenti: 'Documenti',
  privacy: 'Dati personali',
  altro: 'Altro',
} as const

export const ESITI_RECLAMO = {
  accolto: { label: 'Accolto', tone: 'ok' },
  parziale: { label: 'Accolto in parte', tone: 'warn' },
  respinto: { label: 'Respinto', tone: 'bad' },
  ritirato: { label: 'Ritirato', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>

export const ESITI_ABF = {
  in_corso: { label: 'In corso', tone: 'info' },
  accolto: { label: 'Accolto', tone: 'warn' },
  parziale: { label: 'Accolto in parte', tone: 'warn' },
  respinto: { label: 'Respinto', tone: 'ok' },
  inammissibile: { label: 'Inammissibile', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>

/** Of a complaint about no product in particular. */
export const SENZA_PRODOTTO = 'Nessun prodotto'
