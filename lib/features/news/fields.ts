import { capitalized } from '@/lib/core/text'
import type { Fields } from '@/lib/resources/model-types'
import { CATEGORIE_NEWS, type newsSchema } from './schema'

export const categorie = CATEGORIE_NEWS.map((value) => ({
  value,
  label: capitalized(value),
}))

export const newsForm: Fields<typeof newsSchema> = [
  { name: 'titolo', label: 'Titolo', kind: 'text', required: true, width: 8 },
  { name: 'categoria', label: 'Categoria', kind: 'select', options: categorie, required: true, width: 4 },
  {
    name: 'slug',
    label: 'Indirizzo della pagina',
    kind: 'slug',
    from: 'titolo',
    required: true,
    help: 'È l’ultima parte di /news_name/…',
  },
  { name: 'abstract', label: 'Sommario', kind: 'textarea' },
  { name: 'corpo', label: 'Testo', kind: 'richtext', required: true },
  { name: 'urlImage', label: 'Immagine', kind: 'image', section: 'Immagine', width: 6 },
  { name: 'urlImageAlt', label: 'Descrizione dell’immagine', kind: 'text', width: 6 },
  { name: 'published', label: 'Pubblicata', kind: 'boolean', section: 'Pubblicazione', width: 6 },
  { name: 'publishedAt', label: 'Data di pubblicazione', kind: 'instant', width: 6 },
]
