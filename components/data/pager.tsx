import { Button } from '@/components/ui/button'
import type { ListReply } from '@/lib/resources/view'
import classes from './resource-list.module.css'

type Props = {
  reply: Pick<ListReply, 'nextCursor' | 'prevCursor'>
  first: boolean
  onPage: (cursor: string | null) => void
}

/** By cursor: any depth costs the same, so there are no page numbers. */
export function Pager({ reply: { nextCursor, prevCursor }, first, onPage }: Props) {
  if (first && !nextCursor) return null
  return (
    <nav className={classes.pager} aria-label="Pagine">
      <Button disabled={first} onClick={() => onPage(null)}>
        Inizio
      </Button>
      <Button disabled={!prevCursor} onClick={() => onPage(prevCursor)}>
        Precedenti
      </Button>
      <Button disabled={!nextCursor} onClick={() => onPage(nextCursor)}>
        Successive
      </Button>
    </nav>
  )
}
