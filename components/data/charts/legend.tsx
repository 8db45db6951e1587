import classes from './chart.module.css'

/** What the colours of a drawing mean. */
export const Legend = ({ entries }: { entries: readonly { label: string; colour: string }[] }) => (
  <span className={classes.legend}>
    {entries.map(({ label, colour }) => (
      <span key={label}>
        <i className={classes.swatch} data-swatch="" style={{ background: colour }} /> {label}
      </span>
    ))}
  </span>
)
