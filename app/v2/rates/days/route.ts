import { readDays } from '@/lib/features/rates/days'
import { daysQuery, daysReply, daysSchema } from '@/lib/features/rates/days-schema'
import { saveDays } from '@/lib/features/rates/save-days'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    query: daysQuery,
    reply: daysReply,
    summary: 'I valori degli ultimi giorni lavorativi di un indice, con i giorni che mancano e i salti',
  },
  ({ query }) => readDays(query),
)

export const PUT = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    body: daysSchema,
    reply: daysReply,
    summary: 'Scrive, corregge o toglie valori di un indice: tutti insieme, o nessuno',
  },
  async ({ ctx, body }) => {
    await saveDays(ctx, body)
    return readDays({ index: body.index })
  },
)
