import type { Fields } from '@/lib/resources/model-types'
import type { bankSchema } from './schema'

export const bankForm: Fields<typeof bankSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'slug', label: 'Codice breve', kind: 'slug', from: 'nome', required: true, width: 6 },
  {
    name: 'provvigionePct',
    label: 'Provvigione sull’erogato (%)',
    kind: 'rate',
    required: true,
    width: 6,
    help: 'Vale dove non c’è un accordo con la banca. Al cliente si mostra quella in vigore, prodotto per prodotto.',
  },
  { name: 'attiva', label: 'Attiva', kind: 'boolean', width: 6 },
  { name: 'sito', label: 'Sito', kind: 'text', width: 6 },
  { name: 'urlLogo', label: 'Logo', kind: 'image', width: 6 },
  { name: 'descrizione', label: 'Descrizione', kind: 'textarea' },
]
