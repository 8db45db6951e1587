import { Flex } from './layout'
import classes from './toasts.module.css'

type Props = { message: string; onUndo: () => void /** How long it can be taken back. */; lasts: number }

/** What was done, the way back, and how much of the time for it is left. */
export function UndoToast({ message, onUndo, lasts }: Props) {
  return (
    <Flex component="span" rowGap="xs" columnGap="md" align="baseline" justify="space-between" wrap="wrap">
      {message}
      <button type="button" className={classes.action} onClick={onUndo}>
        ANNULLA
      </button>
      <span className={classes.left} style={{ animationDuration: `${lasts}ms` }} aria-hidden="true" />
    </Flex>
  )
}
