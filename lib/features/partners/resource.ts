import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { deliveryList, listingList } from './fields'

const access = {
  read: adminsWith('leads_manage'),
  create: noAccess,
  update: noAccess,
  delete: noAccess,
} as const

/** What the partner estate agency offers, as it delivers it. */
export const annunci = defineResource({
  path: 'partners/luccacase/listings',
  page: '/admin/luccacase',
  model: 'partnerListing',
  labels: { one: 'annuncio', many: 'annunci', article: 'm' },
  title: (row) => String(row.titolo),
  schema: z.strictObject({}),
  readonly: [
    'externalId',
    'titolo',
    'comune',
    'provincia',
    'prezzo',
    'mq',
    'classe',
    'url',
    'scadeIl',
    'attivo',
    'createdAt',
  ],
  codecs: { prezzo: 'money', scadeIl: 'day' },
  permission: 'leads_manage',
  access,
  list: listingList,
  form: [],
})

/** What the partner has sent, delivery by delivery: taken, failed or refused. */
export const consegne = defineResource({
  path: 'partners/luccacase/deliveries',
  page: '/admin/luccacase/consegne',
  recordPage: false,
  model: 'partnerConsegna',
  labels: { one: 'consegna', many: 'consegne', article: 'f' },
  title: (row) => String(row.idEsterno),
  schema: z.strictObject({}),
  readonly: [
    'idEsterno',
    'evento',
    'stato',
    'firmaValida',
    'corpo',
    'errore',
    'tentativi',
    'listingId',
    'leadId',
    'version',
    'createdAt',
  ],
  include: { lead: { select: { id: true, codice: true } } },
  permission: 'leads_manage',
  // A verb alone changes it: it puts it back in the queue.
  access: { ...access, update: access.read },
  list: deliveryList,
  form: [],
})
