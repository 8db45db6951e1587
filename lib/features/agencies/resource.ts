import 'server-only'
import { capitalized } from '@/lib/core/text'
import { checkProvince } from '@/lib/places/check-province'
import { contentAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { agencyInitial, agencyRules, agencySchema, SERVIZI } from './schema'

const servizi = SERVIZI.map((value) => ({ value, label: capitalized(value) }))

export const agencies = defineResource({
  path: 'agencies',
  page: '/admin/site/agencies',
  model: 'agency',
  audit: 'Agenzie',
  labels: { one: 'agenzia', many: 'agenzie', article: 'f' },
  title: (row) => String(row.nome),
  schema: agencySchema,
  rules: agencyRules,
  initial: agencyInitial,
  codecs: { lat: 'decimal', lng: 'decimal', telefono: 'phone' },
  permission: 'agencies_manage',
  access: contentAccess('agencies_manage', () => ({ published: true })),
  tags: () => ['agencies'],
  hooks: {
    beforeChange: async ({ data, tx }) => {
      await checkProvince(data.provincia, 'provincia', tx)
      return data
    },
  },
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
      { path: 'comune', label: 'Comune', kind: 'text', sort: 'comune' },
      { path: 'provincia', label: 'Provincia', kind: 'text', sort: 'provincia' },
      { path: 'telefono', label: 'Telefono', kind: 'phone' },
      { path: 'servizi', label: 'Servizi', kind: 'tags', hidden: true },
      { path: 'published', label: 'Pubblicata', kind: 'boolean' },
    ],
    filters: [{ name: 'published', label: 'Pubblicata', kind: 'boolean' }],
    sorts: ['nome', 'comune', 'provincia', 'createdAt'],
    defaultSort: 'nome',
    search: true,
  },
  form: [
    { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
    { name: 'slug', label: 'Indirizzo della pagina', kind: 'slug', from: 'nome', required: true, width: 6 },
    { name: 'indirizzo', label: 'Via e numero', kind: 'text', required: true, section: 'Dove' },
    { name: 'cap', label: 'CAP', kind: 'text', required: true, width: 3 },
    { name: 'comune', label: 'Comune', kind: 'text', required: true, width: 6 },
    { name: 'provincia', label: 'Provincia', kind: 'province', required: true, width: 3 },
    { name: 'lat', label: 'Posizione sulla mappa', kind: 'position' },
    { name: 'telefono', label: 'Telefono', kind: 'phone', section: 'Contatti e orari', width: 6 },
    { name: 'email', label: 'E-mail', kind: 'text', width: 6 },
    { name: 'orari', label: 'Orari di apertura', kind: 'hours' },
    { name: 'servizi', label: 'Servizi', kind: 'multiselect', options: servizi },
    { name: 'urlPhoto', label: 'Fotografia', kind: 'image', section: 'Sul sito', width: 6 },
    { name: 'published', label: 'Pubblicata', kind: 'boolean', width: 6 },
  ],
})
