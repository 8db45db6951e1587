/** A calculator for partners: its address, what it is about and the names of its steps. */
export type Flow = {
  base: string
  product: 'mutuo' | 'prestito'
  channel: 'iframe' | 'cloudcare'
  start: 'generic' | 'request'
  /** Where an offer leads: the contact form with the simulation. */
  apply: 'request' | 'contattaci'
  /** Where somebody who only wants to talk goes. */
  talk: 'contattaciPublic' | 'contattaci' | null
}

export const mutui: Flow = {
  base: '/iframes/calcolatori/mutui',
  product: 'mutuo',
  channel: 'iframe',
  start: 'generic',
  apply: 'request',
  talk: 'contattaciPublic',
}

export const prestiti: Flow = { ...mutui, base: '/iframes/calcolatori/prestiti', product: 'prestito' }

export const cloudCare: Flow = {
  base: '/iframes/cloudCare/calcolatoreMutui',
  product: 'mutuo',
  channel: 'cloudcare',
  start: 'request',
  apply: 'contattaci',
  talk: 'contattaci',
}

/** Whether what stands at an address of the frames advertises loans: each of their steps does, and the page that offers them to partners. */
export const isAboutLoans = (path: string): boolean =>
  [prestiti.base, '/iframes/displayPrestito', '/iframes/partner'].some(
    (one) => path === one || path.startsWith(`${one}/`),
  )

/** The contact comes first, with the simulation; the offers after it. */
export const cloudCareContactFirst: Flow = {
  ...cloudCare,
  base: '/iframes/cloudCare/calcolatoreMutui_preRequest',
  apply: 'request',
  talk: null,
}
