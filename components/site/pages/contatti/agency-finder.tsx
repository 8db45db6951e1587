'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { MapTiles } from '@/lib/core/map-tiles'
import { NearList, RegionList } from './agency-list'
import { AgencyMap } from './agency-map'
import type { FinderAgency, Found } from './agency-types'
import styles from './finder.module.css'
import { FinderSearch } from './finder-search'
import { filtered, useSearch } from './use-finder'
import { useNow } from './use-now'

/** How many agencies the map shows around the place that was looked for. */
const AROUND = 4
const NO_FILTERS = { servizio: '', aperte: false }

const agencies = (count: number) => (count === 1 ? '1 agenzia' : `${count} agenzie`)

/** An agency that was pressed on the map, and whether to go to its card. */
interface Choice {
  slug: string
  go: boolean
}

interface Props {
  all: FinderAgency[]
  services: string[]
  /** Whose tiles a detailed map may show; null where there is only the drawn one. */
  tiles: MapTiles | null
  /** The land of the map, from the server. */
  children: ReactNode
}

function summary(found: Found[], place: { nome: string } | null): string {
  if (found.length === 0) return 'Nessuna agenzia con questi filtri: togline uno.'
  return place
    ? `${agencies(found.length)} in ordine di distanza. Partenza: ${place.nome}.`
    : agencies(found.length)
}

const slugAt = (target: EventTarget) =>
  (target instanceof Element && target.closest('li[id^="sede-"]')?.id.replace('sede-', '')) || null

/** The agency finder: from where, for what, and the answers as a list and on the map. */
export function AgencyFinder({ all, services, tiles, children }: Props) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [choice, setChoice] = useState<Choice | null>(null)
  /* The card that the pointer or the focus is on: marked on the map as well. */
  const [pointed, setPointed] = useState<string | null>(null)
  const search = useSearch()
  const now = useNow()
  const found = filtered(all, filters, search.distances, now)
  const { place } = search
  const chosen = choice?.slug ?? null
  const around = place ? [place, ...found.slice(0, AROUND).map(({ agency }) => agency)] : []

  /* After the card is rendered: moves the focus to it. */
  useEffect(() => {
    if (choice?.go) document.getElementById(`sede-${choice.slug}`)?.focus()
  }, [choice])

  const fresh = (start: () => void) => {
    setChoice(null)
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
          <AgencyMap
            tiles={tiles}
            found={found}
            around={around}
            here={place}
            chosen={pointed ?? chosen}
            onChoose={(slug) => setChoice({ slug, go: true })}
            onMark={(slug) => setChoice({ slug, go: false })}
          >
            {children}
          </AgencyMap>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: marks on the map the card that one is on, and no more */}
        <div
          onPointerOver={({ target }) => setPointed(slugAt(target))}
          onPointerLeave={() => setPointed(null)}
          onFocus={({ target }) => setPointed(slugAt(target))}
          onBlur={() => setPointed(null)}
        >
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
