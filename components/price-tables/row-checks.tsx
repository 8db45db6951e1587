import { useDeferredValue, useId, useMemo } from 'react'
import { checkRows } from './check-rows'
import classes from './price-rows.module.css'

/** So many are named: a grid with more has one mistake in all its rows. */
const SHOWN = 8

/** What looks wrong in the rows, before visitors calculate with them. */
export function RowChecks({ rows }: { rows: readonly unknown[] }) {
  // Two thousand rows take a moment: typing goes on meanwhile.
  const settled = useDeferredValue(rows)
  const found = useMemo(() => checkRows(settled), [settled])
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={classes.checks} aria-labelledby={id}>
      <h2 id={id}>Controlli</h2>
      {found.length === 0 ? (
        <p>Rate, TAEG e combinazioni tornano.</p>
      ) : (
        <>
          <p>Si può salvare anche così, se è la banca a volerlo.</p>
          <ul>
            {found.slice(0, SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {found.length > SHOWN && (
            <p>
              {found.length === SHOWN + 1 ? 'E un altro avviso.' : `E altri ${found.length - SHOWN} avvisi.`}
            </p>
          )}
        </>
      )}
    </section>
  )
}
