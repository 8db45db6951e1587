/** What the fields of the frames are called, at their place and where their mistakes are listed. */
export const LABELS = {
  nome: 'Nome',
  cognome: 'Cognome',
  email: 'E-mail',
  telefono: 'Telefono',
  note: 'Messaggio',
  reddito: 'Reddito netto al mese',
  altreRate: 'Altre rate al mese',
  eta: 'La tua età',
  provincia: 'Provincia della casa',
  classeEnergetica: 'Classe energetica',
  finalita: 'A che cosa serve',
  valoreImmobile: 'Quanto vale la casa',
  importo: 'Quanto ti serve',
  tasso: 'Tipo di tasso',
} as const

/** Fields whose own words are a sentence, or differ from form to form. */
const SHORT = { durata: 'Durata', privacy: 'Informativa sulla privacy' } as const

const NAMES = new Map<string, string>(Object.entries({ ...LABELS, ...SHORT }))

/** What a field is called in the list of what has to be put right. */
export const nameOf = (field: string): string | undefined => NAMES.get(field)
