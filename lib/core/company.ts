import { WORDMARK } from './wordmark'

/**
 * What the law wants in the footer (art. 128-sexies TUB, art. 2250 c.c.) and how to reach the company. A text that the
 * installation has not said yet is empty: whoever shows one leaves it out.
 */
export interface Company {
  /** The product's own name until there is another: never empty. */
  marchio: string
  ragioneSociale: string
  sede: string
  codiceFiscale: string
  partitaIva: string
  rea: string
  /** Fully paid share capital, in cents. */
  capitaleSociale: number | null
  oam: Registration
  ivass: Registration
  pec: string
  email: string
  telefono: string
  orari: string
  /** Digits only, with the country code, as wa.me wants them. */
  whatsapp: string
  social: { nome: string; href: string }[]
  /** External site of the partner for credit cards. */
  sitoCarte: string
  /** What all advertising of consumer credit says (art. 8 of Directive (EU) 2023/2225): never empty. */
  avvertenza: string
}

/** In a public register: its number, and since which day ('YYYY-MM-DD'). */
export type Registration = { numero: string; data: string }

/** A company that has said nothing of itself yet. */
export const unsaidCompany: Company = {
  marchio: WORDMARK.says,
  ragioneSociale: '',
  sede: '',
  codiceFiscale: '',
  partitaIva: '',
  rea: '',
  capitaleSociale: null,
  oam: { numero: '', data: '' },
  ivass: { numero: '', data: '' },
  pec: '',
  email: '',
  telefono: '',
  orari: '',
  whatsapp: '',
  social: [],
  sitoCarte: '',
  avvertenza: 'Attenzione! Prendere denaro in prestito ha un costo.',
}

const known = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between)

/** How the company signs its papers: "Società S.p.A., iscrizione OAM n. M1". */
export const signatureOf = ({ marchio, ragioneSociale, oam }: Company, between = ', iscrizione '): string =>
  known([ragioneSociale || marchio, oam.numero && `OAM n. ${oam.numero}`], between)

/** The company as a sentence begins with it: "Società S.p.A., mediatore creditizio iscritto all’OAM al n. M1". */
export const brokerOf = ({ marchio, ragioneSociale, oam }: Company): string =>
  `${ragioneSociale || marchio}, mediatore creditizio${oam.numero ? ` iscritto all’OAM al n. ${oam.numero}` : ''}`

/** Who sends a letter, and from where. */
export const senderOf = ({
  marchio,
  ragioneSociale,
  sede,
  telefono,
  oam,
}: Pick<Company, 'marchio' | 'ragioneSociale' | 'sede' | 'telefono' | 'oam'>): string =>
  known(
    [ragioneSociale || marchio, sede, oam.numero && `Iscritta all’elenco OAM n. ${oam.numero}`, telefono],
    ' · ',
  )

/** What to do in doubt, at the end of a sentence: "chiama il 012 345". */
export const askUs = ({ telefono }: Pick<Company, 'telefono'>): string =>
  telefono ? `chiama il ${telefono}` : 'scrivici dalla pagina dei contatti'
