import classes from './agent-docs.module.css'

type Props = { notes: readonly string[]; blocks?: boolean }

/** What is missing or does not fit, above what comes of it. */
export function Notes({ notes, blocks = false }: Props) {
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} data-blocks={blocks} aria-live="polite">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
