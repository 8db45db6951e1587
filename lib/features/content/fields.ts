import type { Fields } from '@/lib/resources/model-types'
import { type pageSchema, SEGNAPOSTI, TABELLE } from './schema'

const named = (words: object) =>
  Object.entries(words)
    .map(([name, meaning]) => `[[${name}]] ${meaning}`)
    .join(', ')

export const pageForm: Fields<typeof pageSchema> = [
  { name: 'titolo', label: 'Titolo', kind: 'text', required: true },
  {
    name: 'url',
    label: 'Indirizzo della pagina',
    kind: 'slug',
    from: 'titolo',
    required: true,
    help: 'È l’ultima parte di /pagine/…',
  },
  {
    name: 'descrizione',
    label: 'Descrizione',
    kind: 'textarea',
    help: 'Una frase sotto il titolo, anche nei motori di ricerca.',
  },
  {
    name: 'corpo',
    label: 'Testo',
    kind: 'richtext',
    required: true,
    help: `Valori delle impostazioni: ${named(SEGNAPOSTI)}. Tabelle con i dati di oggi, da sole in un paragrafo: ${named(TABELLE)}. Dove c’è [[da scrivere: …]] manca una tua risposta: finché resta, la pagina non si può pubblicare.`,
  },
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
]
