import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { sentence } from '@/lib/core/text'
import { type ScheduleView, whenWords } from '@/lib/features/report-schedules/schema'
import classes from './schedule.module.css'

type Change = { mutate: (id: string) => void; isPending: boolean; variables: string | undefined }
type Props = { rows: readonly ScheduleView[]; onRemove: Change; onLeave: Change }

/** What is sent already, and the way out of it. */
export function ScheduleLines({ rows, onRemove, onLeave }: Props) {
  if (rows.length === 0)
    return (
      <Text c="dimmed" fz="xs">
        Questo report non parte ancora per nessuno.
      </Text>
    )
  return (
    <Stack component="ul" gap={0}>
      {rows.map((row) => (
        <Flex
          key={row._id}
          component="li"
          rowGap="xs"
          columnGap="sm"
          align="center"
          justify="space-between"
          wrap="wrap"
          py="xs"
          className={classes.line}
        >
          <span>
            {sentence(whenWords(row))}
            <Text span c="dimmed" fz="xs">
              {` Prossimo: ${formatInstant(row.prossimo)}.`}
              {row.destinatari.length > 0 && ` A ${new Intl.ListFormat('it').format(row.destinatari)}.`}
            </Text>
          </span>
          <Flex component="span" gap="xs">
            {row.ricevuta && <Verb label="NON RICEVERLO PIÙ" id={row._id} change={onLeave} />}
            {row.propria && <Verb label="CANCELLA" id={row._id} change={onRemove} />}
          </Flex>
        </Flex>
      ))}
    </Stack>
  )
}

const Verb = ({ label, id, change }: { label: string; id: string; change: Change }) => (
  <Button
    size="xs"
    look="quiet"
    loading={change.isPending && change.variables === id}
    onClick={() => change.mutate(id)}
  >
    {label}
  </Button>
)
