import { bucketsOverview } from '@/lib/features/files/storage/buckets'
import { operator } from '@/lib/features/files/storage/params'
import { bucketsReply } from '@/lib/features/files/storage/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { ...operator, reply: bucketsReply, summary: 'I contenitori dell’archivio, con quello che c’è dentro' },
  () => bucketsOverview(),
)
