/** "Polo con marchio ricamato, M" */
export const fullVariantName = ({ nome, variant }: { nome: string; variant: string }): string =>
  variant ? `${nome}, ${variant}` : nome

export type Place = { nome: string; indirizzo: string; cap: string; comune: string; provincia: string }

/** As it is written on a parcel. */
export const agencyLines = ({ nome, indirizzo, cap, comune, provincia }: Place): string[] => [
  nome,
  indirizzo,
  `${cap} ${comune} (${provincia})`,
]
