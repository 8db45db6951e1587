import { GONE_MARK } from '../core/gone-mark'
import type { Answer } from './renderer'

/** The answer with the status that the page has given itself. */
export function withOwnStatus(answer: Answer): Answer {
  const { status, headers, body } = answer
  const isHtml = headers['content-type']?.some((value) => value.startsWith('text/html')) ?? false
  if (status !== 200 || !isHtml || !body.includes(GONE_MARK)) return answer
  return { ...answer, status: 410 }
}
