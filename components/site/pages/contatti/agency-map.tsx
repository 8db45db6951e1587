'use client'

import type { ReactNode } from 'react'
import type { Point } from '@/lib/core/distance'
import type { MapTiles } from '@/lib/core/map-tiles'
import type { Found } from './agency-types'
import styles from './map.module.css'
import { MapCaption } from './map-caption'
import { PinsMap } from './pins-map'
import { useTiles } from './use-tiles'
import { viewOf } from './view'

interface Props {
  tiles: MapTiles | null
  found: Found[]
  /** What should be in sight; nothing in particular means all of Italy. */
  around: Point[]
  /** Where the search started. */
  here: Point | null
  chosen: string | null
  onChoose: (slug: string) => void
  /** Like a choice, but the keyboard stays on the map. */
  onMark: (slug: string) => void
  /** The land of the drawn map, from the server. */
  children: ReactNode
}

/** The agencies on a map: our own drawing, which needs no other host, or a detailed one on request. */
export function AgencyMap({ tiles, found, around, here, chosen, onChoose, onMark, children }: Props) {
  const { mode, Map: TilesMap, show, hide, fail } = useTiles(tiles)
  return (
    <figure className={styles.figure}>
      {tiles && TilesMap ? (
        <TilesMap
          tiles={tiles}
          found={found}
          around={around}
          here={here}
          chosen={chosen}
          onChoose={onChoose}
          onMark={onMark}
          onFail={fail}
        />
      ) : (
        <PinsMap
          pins={found.map(({ agency }) => agency)}
          view={viewOf(around)}
          here={here}
          chosen={chosen}
          onChoose={onChoose}
        >
          {children}
        </PinsMap>
      )}
      <MapCaption tiles={tiles} mode={mode} onShow={show} onHide={hide} />
    </figure>
  )
}
