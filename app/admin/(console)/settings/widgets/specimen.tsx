'use client'

import type { ReactNode } from 'react'
import classes from './gallery.module.css'

/** One family of widgets under its heading. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.family}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.grid}>{children}</div>
    </section>
  )
}

/** One widget in one state, with the name of the state. */
export function Specimen({ state, wide, children }: { state: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.specimen} data-wide={wide}>
      <p className={classes.state}>{state}</p>
      {children}
    </div>
  )
}
