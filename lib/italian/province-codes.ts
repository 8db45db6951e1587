const CODES =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN ' +
  'FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT ' +
  'PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN ' +
  'TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV'

/** The letters of every province, today's and those that addresses still carry, for filters that cannot ask the server. */
export const PROVINCE_OPTIONS = CODES.split(' ').map((value) => ({ value, label: value }))

/** Letters that provinces had, under those of today; addresses and lists still carry them. */
const FORMER: Readonly<Record<string, string>> = { FO: 'FC', PS: 'PU' }

const SIGLE = new Set(CODES.split(' '))

/** What became of a province that is none any more, and has no single heir: only the town says which it is now (L.R. Sardegna 7/2021). */
const DIVIDED: Readonly<Record<string, { nome: string; problem: string }>> = {
  SU: {
    nome: 'sud sardegna',
    problem:
      'Sud Sardegna (SU) non è più una provincia dal 2026: secondo il comune scrivi CA (Cagliari), CI (Sulcis Iglesiente), VS (Medio Campidano), OG (Ogliastra) o OR (Oristano).',
  },
}

/** The letters of a province that was divided, from its letters or its name; undefined for any other text. */
export function readDivided(text: string): string | undefined {
  const word = text.trim().replace(/\s+/g, ' ')
  return Object.keys(DIVIDED).find(
    (sigla) => sigla === word.toUpperCase() || DIVIDED[sigla]?.nome === word.toLowerCase(),
  )
}

/** Why a province of before, by its letters or its name, is none of today's, and which ones its towns are in now; null for any other. */
export const dividedProvince = (text: string): string | null =>
  DIVIDED[readDivided(text) ?? '']?.problem ?? null

/** The letters of a province as somebody wrote them; undefined for what is none. */
export function readSigla(text: string): string | undefined {
  const sigla = text.trim().toUpperCase()
  return FORMER[sigla] ?? (SIGLE.has(sigla) ? sigla : undefined)
}
