import classes from './status-badge.module.css'
import { type RecordStatus, type Shape, STATUS_WORDS, type Tone } from './status-words'

const SHAPES: Record<Shape, React.ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.25" className={classes.line} />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.25" className={classes.line} />
      <path d="M6 2a4 4 0 0 1 0 8z" className={classes.fill} />
    </>
  ),
  dot: <circle cx="6" cy="6" r="4.5" className={classes.fill} />,
  check: <path d="M2 6.5 5 9.5 10 3" className={classes.line} />,
  cross: <path d="m2.5 2.5 7 7m0-7-7 7" className={classes.line} />,
  square: <rect x="2" y="2" width="8" height="8" rx="1" className={classes.fill} />,
}

interface StateBadgeProps {
  label: string
  tone: Tone
  shape?: Shape
}

/** A state as a word with a colour and a shape: never by colour alone. */
export function StateBadge({ label, tone, shape = 'dot' }: StateBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {SHAPES[shape]}
      </svg>
      {label}
    </span>
  )
}

/** Confermato, Da Confermare, Cancellato, Bloccato. */
export function StatusBadge({ status }: { status: RecordStatus }) {
  return <StateBadge {...STATUS_WORDS[status]} />
}
