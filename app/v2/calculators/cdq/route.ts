import { calcolaCdq } from '@/lib/features/calculators/cdq'
import { cqsData } from '@/lib/features/calculators/data'
import { cdqReplySchema } from '@/lib/features/calculators/present'
import { cdqSchema } from '@/lib/features/calculators/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: cdqSchema,
    reply: cdqReplySchema,
    rateLimit: { name: 'calculators', points: 600, seconds: 600 },
    summary: 'Cessione del quinto: dalla busta paga al netto erogato',
  },
  async ({ body }) => calcolaCdq(body, await cqsData()),
)
