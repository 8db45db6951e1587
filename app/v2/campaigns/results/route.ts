import { dayOf } from '@/lib/core/dates'
import { campaignResults } from '@/lib/features/campaigns/data'
import { resultsCsv } from '@/lib/features/campaigns/present'
import { resultsQuery, resultsReply } from '@/lib/features/campaigns/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    query: resultsQuery,
    reply: resultsReply,
    summary: 'Visite, richieste e conversione delle pagine di campagna, per variante',
  },
  async ({ query }) => {
    const results = await campaignResults(query)
    if (query.format !== 'csv') return results
    return new Response(resultsCsv(results), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="campagne-${dayOf(new Date())}.csv"`,
        'x-total-rows': String(results.rows.length),
      },
    })
  },
)
