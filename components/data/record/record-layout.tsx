import type { ReactNode } from 'react'
import classes from './record-layout.module.css'

type Part = { id: string; label: string; content: ReactNode }
type Props = {
  /** What is known of it. */
  facts: Part
  /** What happens. */
  main: Part
  /** What hangs on it. */
  context: Part
}

/** A record in three columns; on a phone in one, with links to each part under its head. */
export function RecordLayout({ facts, main, context }: Props) {
  return (
    <div className={classes.root}>
      <nav className={classes.parts} aria-label="Parti della scheda">
        {[main, context, facts].map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div className={classes.columns}>
        <div id={facts.id} className={classes.facts}>
          {facts.content}
        </div>
        <div id={main.id} className={classes.main}>
          {main.content}
        </div>
        <div id={context.id} className={classes.context}>
          {context.content}
        </div>
      </div>
    </div>
  )
}

/** A card of the right column. */
export function ContextCard({
  title,
  count,
  action,
  children,
}: {
  title: string
  count?: number
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>
          {title}
          {count !== undefined && <span className={classes.count}> {count}</span>}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
