import classes from './form.module.css'

/** What went wrong, in words, read out at once. */
export function Problem({ text }: { text: string }) {
  return text ? (
    <p role="alert" className={classes.problem}>
      {text}
    </p>
  ) : null
}

/** What has been done. */
export function Done({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className={classes.done}>
      {children}
    </p>
  )
}
