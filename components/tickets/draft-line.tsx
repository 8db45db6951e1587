import { Text } from '@/components/ui/layout'
import { dayOf, formatInstant } from '@/lib/core/dates'

type Props = { draft: { at: string | null; failed: boolean } }

/** Whether what is written is kept, and since when. */
export function DraftLine({ draft: { at, failed } }: Props) {
  if (failed)
    return (
      <Text span fz="xs" c="var(--warn)">
        bozza non salvata: la connessione non risponde
      </Text>
    )
  if (!at) return null
  const [day, time] = formatInstant(at).split(', ')
  const isToday = dayOf(new Date(at)) === dayOf(new Date())
  return (
    <Text span c="dimmed" fz="xs">
      {isToday ? `bozza salvata alle ${time}` : `bozza del ${day}, ${time}`}
    </Text>
  )
}
