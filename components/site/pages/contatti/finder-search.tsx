'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { capitalized } from '@/lib/core/text'
import { CheckBox } from '../../form/check-box'
import { SelectField } from '../../form/select-field'
import { TextField } from '../../form/text-field'
import styles from './finder.module.css'
import type { Filters } from './use-finder'

interface Props {
  services: string[]
  filters: Filters
  busy: boolean
  error: string | null
  onFilters: (filters: Filters) => void
  onText: (text: string) => void
  onPosition: () => void
}

const EMPTY = 'Scrivi il CAP o il comune.'

/** From where to look, and for what. The position is asked for only by its own button. */
export function FinderSearch({ services, filters, busy, error, onFilters, onText, onPosition }: Props) {
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const ready = useHydrated()
  return (
    <div className={styles.search}>
      <form
        className={styles.where}
        aria-label="Cerca un’agenzia"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          setEmpty(q.length < 2)
          if (q.length >= 2) onText(q)
        }}
      >
        <TextField
          name="q"
          label="CAP o comune"
          value={text}
          error={empty ? EMPTY : (error ?? undefined)}
          autoComplete="postal-code"
          onChange={setText}
        />
        <div className={styles.buttons}>
          <button type="submit" className="azione-piana" disabled={!ready} aria-disabled={busy}>
            {busy ? 'Cerco' : 'Cerca'}
          </button>
          <button type="button" className={styles.position} disabled={!ready} onClick={onPosition}>
            Usa la mia posizione
          </button>
        </div>
      </form>
      <div className={styles.filters}>
        <SelectField
          name="servizio"
          label="Che cosa ti serve"
          none="Qualsiasi servizio"
          options={services.map((name) => [name, capitalized(name)] as const)}
          value={filters.servizio}
          onChange={(servizio) => onFilters({ ...filters, servizio })}
        />
        <CheckBox
          name="aperte"
          checked={filters.aperte}
          onChange={(aperte) => onFilters({ ...filters, aperte })}
        >
          Solo quelle aperte adesso
        </CheckBox>
      </div>
    </div>
  )
}
