/** What a request is without its person. */
export const NOBODY = { nome: '', cognome: '', email: '', telefono: '' }

/** Requests that still name somebody: one of a quote may have no telephone, one of a case no address. */
export const NAMED = {
  OR: [{ nome: { not: '' } }, { cognome: { not: '' } }, { email: { not: '' } }, { telefono: { not: '' } }],
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
