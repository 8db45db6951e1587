import 'server-only'
import { cleanHtml } from '@/lib/core/html'
import { defineResource } from '@/lib/resources/define'
import { managesAnnouncements, readsAnnouncements } from './access'
import { columns, filters, form, history, presets, receiptFigures } from './fields'
import { beforeAnnouncement, beforeAnnouncementGoes } from './hooks'
import { comunicazioneInitial, comunicazioneRules, comunicazioneSchema } from './schema'

export const comunicazioni = defineResource({
  path: 'comunicazioni',
  page: '/admin/system/comunicazioni',
  model: 'comunicazione',
  audit: 'Comunicazioni',
  labels: { one: 'comunicazione', many: 'comunicazioni', article: 'f' },
  title: (row) => String(row.titolo),
  schema: comunicazioneSchema,
  rules: comunicazioneRules,
  initial: comunicazioneInitial,
  publicWords: ['titolo', 'corpo'],
  readonly: [
    'stato',
    'pubblicaIl',
    'publishedAt',
    'aggiornataAt',
    'ritirataAt',
    'motivoRitiro',
    'sollecitataAt',
  ],
  include: { autore: { select: { id: true, name: true, surname: true } } },
  permission: 'communications_manage',
  access: {
    read: managesAnnouncements,
    create: managesAnnouncements,
    update: managesAnnouncements,
    delete: managesAnnouncements,
  },
  pictures: readsAnnouncements,
  hooks: {
    beforeValidate: (input) =>
      typeof input.corpo === 'string' ? { ...input, corpo: cleanHtml('corpo', input.corpo) } : input,
    beforeChange: beforeAnnouncement,
    beforeDelete: beforeAnnouncementGoes,
  },
  list: {
    columns,
    filters,
    presets,
    sorts: ['createdAt', 'titolo', 'publishedAt', 'scadeIl'],
    nullableSorts: ['publishedAt', 'scadeIl'],
    defaultSort: '-createdAt',
    search: true,
    figures: receiptFigures,
  },
  form,
  history,
})
