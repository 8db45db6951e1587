import 'server-only'
import { parseLsn } from '@/lib/core/lsn'
import { withReadCall } from '@/lib/core/read-call'
import { hasReplica, writtenUpTo } from '@/lib/core/replica'
import { READ_AFTER } from './read-after'

const READS = ['GET', 'HEAD']

/**
 * Answers a call whose caller follows the marks: it says after which place in the log it must read, and is told where what it has
 * written ends. Whoever says nothing reads at the primary, and so does a call whose reply is kept for others.
 */
export async function followed(
  { method, headers }: Request,
  isKept: boolean,
  answer: () => Promise<Response>,
): Promise<Response> {
  const given = hasReplica() ? headers.get(READ_AFTER) : null
  if (given === null) return answer()
  const isWrite = !READS.includes(method)
  const call = { after: isKept || isWrite ? null : parseLsn(given), wrote: isWrite }
  const reply = await withReadCall(call, answer)
  // Also of what has failed: nobody may know whether it was committed.
  if (call.wrote) reply.headers.set(READ_AFTER, await writtenUpTo())
  return reply
}
