import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { ListReply } from '@/lib/resources/view'
import classes from './resource-list.module.css'

type Props = {
  reply: Pick<ListReply, 'nextCursor' | 'prevCursor'>
  first: boolean
  onPage: (cursor: string | null) => void
  /** Rows on a page, where the reader may choose how many. */
  size?: { value: string | null; onChange: (size: string | null) => void }
}

const SIZES = ['25', '50', '100', '200']
const USUAL = '50'

/** By cursor: any depth costs the same, so there are no page numbers. */
export function Pager({ reply: { nextCursor, prevCursor }, first, onPage, size }: Props) {
  if (first && !nextCursor && !size?.value) return null
  return (
    <nav className={classes.pager} aria-label="Pagine">
      {size && <PageSize {...size} />}
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

function PageSize({ value, onChange }: NonNullable<Props['size']>) {
  // An address may ask for any number: it is shown for what it is.
  const sizes = value && !SIZES.includes(value) ? [value, ...SIZES] : SIZES
  return (
    <div className={classes.size}>
      <Select
        label="Righe per pagina"
        options={sizes.map((size) => ({ value: size, label: size }))}
        value={value ?? USUAL}
        onChange={(size) => onChange(size === USUAL ? null : size)}
        clearable={false}
      />
    </div>
  )
}
