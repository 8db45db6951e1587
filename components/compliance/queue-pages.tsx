'use client'

import { useRouter } from 'next/navigation'
import { Pager } from '@/components/data/list/pager'
import { counted } from '@/lib/italian/counted'

type Props = { at: string; page: number; pages: number; total: number }

/** The pages of one kind of duties; a page beyond the last leads back to it. */
export function QueuePages({ at, page, pages, total }: Props) {
  const { push } = useRouter()
  const reply = {
    prevCursor: page > 1 ? String(Math.min(page - 1, pages)) : null,
    nextCursor: page < pages ? String(page + 1) : null,
  }
  const open = (cursor: string | null) => push(cursor && cursor !== '1' ? `${at}&pagina=${cursor}` : at)
  return (
    <Pager reply={reply} first={page === 1} onPage={open} total={counted(total, 'scadenza', 'scadenze')} />
  )
}
