import { supplierCsv } from '@/lib/features/merchandising/ordini/supplier-csv'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    summary: 'Quello che deve partire, in CSV: una riga per articolo, con i testi da scrivere',
  },
  ({ ctx }) => supplierCsv(ctx.scope),
)
