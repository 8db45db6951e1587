import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type Props = {
  title: string
  /** One line that says what the section is for, where the title does not. */
  description?: ReactNode
  actions?: ReactNode
  /** Lets tables and lists touch the edges. */
  flush?: boolean
  children: ReactNode
}

/** A section of the page with its own title. */
export function Section({ title, description, actions, flush = false, children }: Props) {
  const id = useId()
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  )
}

/** Sections side by side where there is room. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
