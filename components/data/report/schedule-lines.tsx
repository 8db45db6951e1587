import { Button } from '@/components/ui/button'
import { formatInstant } from '@/lib/core/dates'
import { sentence } from '@/lib/core/text'
import { type ScheduleView, whenWords } from '@/lib/features/report-schedules/schema'
import classes from './schedule.module.css'

type Change = { mutate: (id: string) => void; isPending: boolean; variables: string | undefined }
type Props = { rows: readonly ScheduleView[]; onRemove: Change; onLeave: Change }

/** What is sent already, and the way out of it. */
export function ScheduleLines({ rows, onRemove, onLeave }: Props) {
  if (rows.length === 0) return <p className={classes.hint}>Questo report non parte ancora per nessuno.</p>
  return (
    <ul className={classes.lines}>
      {rows.map((row) => (
        <li key={row._id} className={classes.line}>
          <span>
            {sentence(whenWords(row))}
            <span className={classes.hint}>
              {` Prossimo: ${formatInstant(row.prossimo)}.`}
              {row.destinatari.length > 0 && ` A ${new Intl.ListFormat('it').format(row.destinatari)}.`}
            </span>
          </span>
          <span className={classes.verbs}>
            {row.ricevuta && <Verb label="NON RICEVERLO PIÙ" id={row._id} change={onLeave} />}
            {row.propria && <Verb label="CANCELLA" id={row._id} change={onRemove} />}
          </span>
        </li>
      ))}
    </ul>
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
