import { Text } from '@/components/ui/layout'
import classes from './count-pill.module.css'

/** How many wait behind a sign of the header; whoever hears the page is told by the sign itself. */
export function CountPill({ count, bg }: { count: number; bg: string }) {
  return (
    <Text
      span
      px="xxs"
      miw={18}
      bg={bg}
      c="var(--bg-raised)"
      fz={11}
      fw={600}
      lh="18px"
      ta="center"
      figures
      className={classes.pill}
      aria-hidden="true"
    >
      {count > 99 ? '99+' : count}
    </Text>
  )
}
