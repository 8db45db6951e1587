/* Apart from the schema: whoever only shows the choices does not carry what checks them. */

/** The consents that a person is free to give, as they are asked for on every form. */
export const CONSENSI_LIBERI = {
  marketing: 'Voglio ricevere da voi novità e offerte su mutui e prestiti.',
  terzi: 'Potete dare i miei dati a società partner, perché mi scrivano le loro offerte.',
  profilazione: 'Potete usare le mie preferenze per propormi offerte scelte per me.',
} as const

export type FreeConsent = keyof typeof CONSENSI_LIBERI

/** What a client decides about in the own area: the three, and whether we may handle their data at all. */
export const CONSENSI_PROPRI = {
  privacy: 'Ho letto l’informativa sulla privacy e potete usare i miei dati per le mie richieste e pratiche.',
  ...CONSENSI_LIBERI,
} as const
export type OwnConsent = keyof typeof CONSENSI_PROPRI

/** The same in two words, for a switch. */
export const CONSENSI_BREVI: Record<OwnConsent, string> = {
  privacy: 'Uso dei miei dati',
  marketing: 'Novità e offerte nostre',
  terzi: 'Offerte di società partner',
  profilazione: 'Offerte scelte per me',
}

/** How long a referred person may answer whether we may call; a second referral within this time joins the first. */
export const CONSENT_DAYS = 30
