import classes from './understood.module.css'

/** What a field has understood, below it while it is typed in: it lies over the page and moves nothing. */
export function Understood({ text }: { text: string | undefined }) {
  return (
    <span aria-live="polite" className={classes.understood} hidden={text === undefined}>
      {text}
    </span>
  )
}
