import { Stack } from '@/components/ui/layout'

type Props = { notes: readonly string[]; blocks?: boolean }

/** What is missing or does not fit, above what comes of it. */
export function Notes({ notes, blocks = false }: Props) {
  if (notes.length === 0) return null
  return (
    <Stack
      component="ul"
      gap="xxs"
      py="sm"
      px="md"
      c={blocks ? 'var(--bad)' : 'var(--warn)'}
      bg={blocks ? 'var(--bad-soft)' : 'var(--warn-soft)'}
      fz="row"
      bdrs="md"
      aria-live="polite"
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Stack>
  )
}
