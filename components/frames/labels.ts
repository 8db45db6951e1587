import { CONTACT_FIELDS } from '@/components/markup/contact-fields'

/** What the fields of the frames are called, at their place and where their mistakes are listed. */
export const LABELS = {
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

const NAMES = new Map<string, string>([
  ...CONTACT_FIELDS.map(({ name, label }) => [name, label] as const),
  ...Object.entries({ ...LABELS, ...SHORT }),
])

/** What a field is called in the list of what has to be put right. */
export const nameOf = (field: string): string | undefined => NAMES.get(field)
