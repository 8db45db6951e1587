import classes from '@/components/data/form/similar-notice.module.css'
import { Button } from '@/components/ui/button'

type Props = { onRetry: () => void; busy?: boolean }

/** What is shown was read before, and could not be read again: it stays, with what was typed beside it. */
export function StaleNotice({ onRetry, busy = false }: Props) {
  return (
    <div className={classes.notice} role="status">
      <span>Non aggiornato</span>
      <Button look="quiet" size="xs" loading={busy} onClick={onRetry}>
        Riprova
      </Button>
    </div>
  )
}
