import { cacheLife, cacheTag } from 'next/cache'
import { publishedAgent, slugOfToday } from '@/lib/features/agents/data'
import { formerAgent } from '@/lib/features/agents/former'
import { ratingSummary, reviewsOf } from '@/lib/features/ratings/data'
import { votiTag } from '@/lib/features/ratings/schema'

/** What stands at an agent's address: the agent, somebody who left, that it is gone, or where it has moved to. */
export async function foundAgent(key: string) {
  'use cache'
  cacheLife('hours')
  cacheTag('agents', 'agencies')
  const agent = await publishedAgent(key)
  const former = agent ? null : await formerAgent(key)
  if (former === 'gone') return { agent, former }
  const found = agent ?? former
  if (!found) return { agent, former: null, movedTo: await slugOfToday(key) }
  if (former && ![former.slug, former._id].includes(key.toLowerCase()))
    return { agent, former: null, movedTo: former.slug }
  cacheTag(votiTag(found._id))
  const summary = await ratingSummary(found._id)
  return { agent, former, summary, reviews: await reviewsOf(found._id, { limit: 5 }) }
}
