import type { ReactNode } from 'react'
import classes from './page-message.module.css'

type Props = { title: string; children: ReactNode; actions: ReactNode; code?: string }

/** A whole page that says one thing: what happened, what is safe, what to do. */
export function PageMessage({ title, children, actions, code }: Props) {
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>{actions}</div>
      {code && <p className={classes.code}>Codice per l’assistenza: {code}</p>}
    </div>
  )
}
