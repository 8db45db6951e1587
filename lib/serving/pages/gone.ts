import { GONE_MARK } from '../../core/gone-mark'
import type { SiteReply } from './renderer'

/** The answer with the status that the page has given itself. */
export function withOwnStatus(reply: SiteReply): SiteReply {
  const { status, headers, body } = reply
  const isHtml = headers['content-type']?.some((value) => value.startsWith('text/html')) ?? false
  if (status !== 200 || !isHtml || !body.includes(GONE_MARK)) return reply
  return { ...reply, status: 410 }
}
