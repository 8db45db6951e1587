import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Flex, Group, Text } from '@/components/ui/layout'
import type { ListReply } from '@/lib/resources/view'
import classes from './pager.module.css'
import { ToolButton } from './tool-button'

type Props = {
  reply: Pick<ListReply, 'nextCursor' | 'prevCursor'>
  first: boolean
  onPage: (cursor: string | null) => void
  /** How many rows there are in all. */
  total?: ReactNode
  /** Rows on a page, where the reader may choose how many. */
  size?: { value: string | null; onChange: (size: string | null) => void }
}

const SIZES = ['25', '50', '100', '200']
const USUAL = '50'

/** Under the rows: how many there are, and the pages. By cursor: any depth costs the same, so there are no page numbers. */
export function Pager({ reply: { nextCursor, prevCursor }, first, onPage, total, size }: Props) {
  const isOnly = first && !nextCursor && !size?.value
  return (
    <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" mih="var(--bar)">
      <Text mr="auto" c="dimmed" fz="row" figures role="status">
        {total}
      </Text>
      {!isOnly && (
        <Group component="nav" gap="xxs" wrap="nowrap" aria-label="Pagine" data-screen-only>
          {size && <PageSize {...size} />}
          <ToolButton
            label="Inizio"
            icon={<IconChevronsLeft size={16} aria-hidden="true" />}
            disabled={first}
            onClick={() => onPage(null)}
          />
          <ToolButton
            label="Precedenti"
            icon={<IconChevronLeft size={16} aria-hidden="true" />}
            disabled={!prevCursor}
            onClick={() => onPage(prevCursor)}
          />
          <ToolButton
            label="Successive"
            icon={<IconChevronRight size={16} aria-hidden="true" />}
            disabled={!nextCursor}
            onClick={() => onPage(nextCursor)}
          />
        </Group>
      )}
    </Flex>
  )
}

function PageSize({ value, onChange }: NonNullable<Props['size']>) {
  // An address may ask for any number: it is shown for what it is.
  const sizes = value && !SIZES.includes(value) ? [value, ...SIZES] : SIZES
  return (
    <Group
      component="label"
      gap="xs"
      wrap="nowrap"
      display="inline-flex"
      c="dimmed"
      fz="xs"
      className={classes.size}
    >
      Righe per pagina
      <select
        value={value ?? USUAL}
        onChange={({ currentTarget }) => onChange(currentTarget.value === USUAL ? null : currentTarget.value)}
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </Group>
  )
}
