'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Finding, GridChecks } from '@/lib/finance/price-grid'
import classes from './price-rows.module.css'
import type { Cella } from './shown-cell'

/** So many are named at first: a grid with more often has one mistake in all its rows. */
const SHOWN = 8

type Props = GridChecks & { onShow: (cella: Cella) => void }

/** What the checks of a grid have found: what stands against publishing it, then what does not. Each leads to its figure. */
export function Findings({ errors, warnings, onShow }: Props) {
  if (errors.length + warnings.length === 0) return <p>Rate, TAEG e combinazioni tornano.</p>
  return (
    <>
      {errors.length > 0 && (
        <>
          <p>Da correggere prima di pubblicare:</p>
          <Some found={errors} tone="bad" one="errore" many="errori" onShow={onShow} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p>Da guardare: si può pubblicare anche così, se è la banca a volerlo.</p>
          <Some found={warnings} tone="warn" one="avviso" many="avvisi" onShow={onShow} />
        </>
      )}
    </>
  )
}

type SomeProps = Pick<Props, 'onShow'> & {
  found: readonly Finding[]
  tone: 'bad' | 'warn'
  one: string
  many: string
}

function Some({ found, tone, one, many, onShow }: SomeProps) {
  const [all, setAll] = useState(false)
  const more = all ? 0 : found.length - SHOWN
  return (
    <>
      <ul data-tone={tone}>
        {found.slice(0, all ? undefined : SHOWN).map(({ testo, cella }) => (
          <li key={testo}>
            {cella ? (
              <button type="button" className={classes.finding} onClick={() => onShow({ ...cella })}>
                {testo}
              </button>
            ) : (
              testo
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" size="sm" onClick={() => setAll(true)}>
          {more === 1 ? `Mostra un altro ${one}` : `Mostra altri ${more} ${many}`}
        </Button>
      )}
    </>
  )
}
