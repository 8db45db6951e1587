import { bucketsOverview } from '@/lib/features/storage-browser/buckets'
import { operator } from '@/lib/features/storage-browser/params'
import { bucketsReply } from '@/lib/features/storage-browser/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { ...operator, reply: bucketsReply, summary: 'I contenitori dell’archivio, con quello che c’è dentro' },
  () => bucketsOverview(),
)
