'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { NearList, RegionList } from './agency-list'
import type { FinderAgency, Found } from './agency-types'
import styles from './finder.module.css'
import { FinderSearch } from './finder-search'
import { PinsMap } from './pins-map'
import { filtered, useSearch } from './use-finder'
import { useNow } from './use-now'
import { viewOf } from './view'

/** How many agencies the map shows around the place that was looked for. */
const AROUND = 4
const NO_FILTERS = { servizio: '', aperte: false }

const agencies = (count: number) => (count === 1 ? '1 agenzia' : `${count} agenzie`)

interface Props {
  all: FinderAgency[]
  services: string[]
  /** The land of the map, from the server. */
  children: ReactNode
}

function summary(found: Found[], place: { nome: string } | null): string {
  if (found.length === 0) return 'Nessuna agenzia con questi filtri: togline uno.'
  return place
    ? `${agencies(found.length)} in ordine di distanza. Partenza: ${place.nome}.`
    : agencies(found.length)
}

/** The agency finder: from where, for what, and the answers as a list and on the map. */
export function AgencyFinder({ all, services, children }: Props) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [chosen, setChosen] = useState<string | null>(null)
  const search = useSearch()
  const now = useNow()
  const found = filtered(all, filters, search.distances, now)
  const { place } = search
  const view = viewOf(place ? [place, ...found.slice(0, AROUND).map(({ agency }) => agency)] : [])

  /* After the card is drawn: the keyboard goes where the eye went. */
  useEffect(() => {
    if (chosen) document.getElementById(`sede-${chosen}`)?.focus()
  }, [chosen])

  const fresh = (start: () => void) => {
    setChosen(null)
    start()
  }

  return (
    <div className={styles.finder}>
      <FinderSearch
        services={services}
        filters={filters}
        busy={search.busy}
        error={search.error}
        onFilters={(next) => fresh(() => setFilters(next))}
        onText={(text) => fresh(() => void search.byText(text))}
        onPosition={() => fresh(() => void search.byPosition())}
      />
      <p className={styles.summary}>
        <span role="status">{summary(found, place)}</span>
        {place ? (
          <button type="button" className={styles.again} onClick={() => fresh(search.clear)}>
            Torna all’elenco per regione
          </button>
        ) : null}
      </p>
      <div className={styles.answers}>
        <div className={styles.map}>
          <PinsMap
            pins={found.map(({ agency }) => agency)}
            view={view}
            here={place}
            chosen={chosen}
            onChoose={setChosen}
          >
            {children}
          </PinsMap>
        </div>
        <div>
          {place ? (
            <NearList key={place.nome} found={found} chosen={chosen} now={now} />
          ) : (
            <RegionList found={found} chosen={chosen} now={now} />
          )}
        </div>
      </div>
    </div>
  )
}
