import 'server-only'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { MerchandisingOrder } from '@/prisma/generated/client'
import { managesOrders, visibleOrders } from './access'
import { orderForm, orderHistory, orderList, orderVerbs } from './fields'
import { orderFigures } from './figures'
import { ordineSchema } from './schema'
import { announceOrder } from './tell-office'

/** What was asked for from the catalogue. Carts become orders, verbs take them on. */
export const ordini = defineResource({
  path: 'merchandising/orders',
  page: '/admin/site/merchandising/ordini',
  model: 'merchandisingOrder',
  audit: 'Ordini',
  labels: { one: 'ordine', many: 'ordini', article: 'm' },
  title: (row) => `Ordine ${row.codice}`,
  schema: ordineSchema,
  codecs: { totale: 'money' },
  readonly: [
    'codice',
    'richiedente',
    'userId',
    'agencyId',
    'stato',
    'totale',
    'pezzi',
    'spediti',
    'articoli',
    'consegna',
    'indirizzo',
    'note',
    'corriere',
    'tracking',
    'motivo',
    'approvatoAt',
    'speditoAt',
    'consegnatoAt',
    'annullatoAt',
  ] as const,
  include: {
    agency: { select: { id: true, nome: true, indirizzo: true, cap: true, comune: true, provincia: true } },
  },
  permission: 'merchandising_manage',
  access: { read: visibleOrders, create: noAccess, update: managesOrders, delete: noAccess },
  conceals: [{ from: (actor) => managesOrders(actor) === false, columns: ['noteUfficio'] }],
  // A person who has it on screen sees it move.
  hooks: {
    afterChange: async ({ after, tx }) => {
      if (after) await announceOrder(tx, after as MerchandisingOrder)
    },
  },
  list: {
    ...orderList,
    figures: orderFigures,
    verbs: orderVerbs.map((verb) => ({ ...verb, access: managesOrders })),
  },
  form: orderForm,
  history: orderHistory,
})
