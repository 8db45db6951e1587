import { numberText } from '@/lib/core/number-text'
import type { ListReply, ListView } from './view'

/** "1.234 pratiche", "10.000+ pratiche", "1 pratica". */
export function formatTotal(
  { total, totalIsCapped }: Pick<ListReply, 'total' | 'totalIsCapped'>,
  labels: ListView['labels'],
): string {
  const count = numberText(total)
  return `${count}${totalIsCapped ? '+' : ''} ${total === 1 ? labels.one : labels.many}`
}
