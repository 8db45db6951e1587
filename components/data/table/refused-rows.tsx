import classes from '@/components/data/list/bulk-bar.module.css'
import { Button } from '@/components/ui/button'

export type Refused = { _id: string; title: string; message: string }
type Props = { refused: readonly Refused[]; onClose: () => void }

/** The rows that an action left as they were, each with its reason. */
export function RefusedRows({ refused, onClose }: Props) {
  if (refused.length === 0) return null
  return (
    <div role="alert" className={classes.refused}>
      <p>
        {refused.length === 1
          ? 'Una riga è rimasta com’era:'
          : `${refused.length} righe sono rimaste com’erano:`}
      </p>
      <ul>
        {refused.map(({ _id, title, message }) => (
          <li key={_id}>
            <strong>{title}</strong>: {message}
          </li>
        ))}
      </ul>
      <Button look="quiet" size="xs" onClick={onClose}>
        Ho visto
      </Button>
    </div>
  )
}
