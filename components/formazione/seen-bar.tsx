import { Group, Text } from '@/components/ui/layout'
import { elided } from '@/lib/italian/elided'
import classes from './training.module.css'

type Props = {
  seen: readonly (readonly [number, number])[]
  length: number
  pct: number
  /** From how many percent on it is enough. */
  needed: number
}

/** Which parts of a video were seen: all of them together, not how far somebody has jumped. */
export function SeenBar({ seen, length, pct, needed }: Props) {
  return (
    <Group gap="sm" wrap="nowrap">
      <span className={classes.track} aria-hidden="true">
        {seen.map(([from, to]) => (
          <span
            key={from}
            className={classes.part}
            style={{ left: `${(100 * from) / length}%`, width: `${(100 * (to - from)) / length}%` }}
          />
        ))}
      </span>
      <Text span flex="none" c="dimmed" fz="xs" role="status">
        visto {pct}%{pct < needed && ` · serve ${elided('il', `${needed}%`)}`}
      </Text>
    </Group>
  )
}
