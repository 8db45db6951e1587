import 'server-only'
import { newIds } from '@/lib/core/ids'
import type { Richiesto } from './checklist'

/** Papers as rows that keep the order of their list: written at one instant, only their ids tell which comes first. */
export function inOrder<T extends Richiesto>(papers: readonly T[]): (T & { id: string })[] {
  const ids = newIds(papers.length)
  return papers.map((paper, index) => ({ id: ids[index] as string, ...paper }))
}
