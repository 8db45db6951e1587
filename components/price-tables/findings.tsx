import type { GridChecks } from '@/lib/finance/price-grid'
import classes from './price-rows.module.css'

/** So many are named: a grid with more has one mistake in all its rows. */
const SHOWN = 8

/** What the checks of a grid have found: what stands against publishing it, then what does not. */
export function Findings({ errors, warnings }: GridChecks) {
  if (errors.length + warnings.length === 0) return <p>Rate, TAEG e combinazioni tornano.</p>
  return (
    <>
      {errors.length > 0 && (
        <>
          <p>Da correggere prima di pubblicare:</p>
          <Some texts={errors} tone="bad" one="errore" many="errori" />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p>Da guardare: si può pubblicare anche così, se è la banca a volerlo.</p>
          <Some texts={warnings} tone="warn" one="avviso" many="avvisi" />
        </>
      )}
    </>
  )
}

type SomeProps = { texts: readonly string[]; tone: 'bad' | 'warn'; one: string; many: string }

function Some({ texts, tone, one, many }: SomeProps) {
  const more = texts.length - SHOWN
  return (
    <>
      <ul data-tone={tone}>
        {texts.slice(0, SHOWN).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>{more === 1 ? `E un altro ${one}.` : `E altri ${more} ${many}.`}</p>
      )}
    </>
  )
}
