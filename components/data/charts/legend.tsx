import { Flex } from '../../ui/layout'
import classes from './chart.module.css'

/** What the colours of a drawing mean. */
export const Legend = ({ entries }: { entries: readonly { label: string; colour: string }[] }) => (
  <Flex component="span" rowGap="xxs" columnGap="md" wrap="wrap" className={classes.legend}>
    {entries.map(({ label, colour }) => (
      <span key={label}>
        <i className={classes.swatch} data-swatch="" style={{ background: colour }} /> {label}
      </span>
    ))}
  </Flex>
)
