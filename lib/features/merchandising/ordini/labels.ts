export type Place = { nome: string; indirizzo: string; cap: string; comune: string; provincia: string }

/** As it is written on a parcel. */
export const agencyLines = ({ nome, indirizzo, cap, comune, provincia }: Place): string[] => [
  nome,
  indirizzo,
  `${cap} ${comune} (${provincia})`,
]
