'use client'

import 'leaflet/dist/leaflet.css'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '@/lib/core/distance'
import type { MapTiles } from '@/lib/core/map-tiles'
import type { Found } from '../agency-types'
import { openMap, showAll } from './leaflet-map'
import { Pin } from './pin'
import { Pins } from './pins'
import styles from './tiles-map.module.css'

interface Props {
  tiles: MapTiles
  found: Found[]
  around: Point[]
  here: Point | null
  chosen: string | null
  onChoose: (slug: string) => void
  onMark: (slug: string) => void
  onFail: () => void
}

const keyOf = (points: Point[]) => points.map(({ lat, lng }) => `${lat} ${lng}`).join()

/** The agencies on a detailed map. All of Leaflet is behind this file, and is loaded with it. */
export function TilesMap({ tiles, found, around, here, chosen, onChoose, onMark, onFail }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const sight = useRef('')

  useEffect(() => {
    if (!box.current) return
    const opened = openMap(box.current, tiles, onFail)
    sight.current = ''
    setMap(opened)
    return () => void opened.remove()
  }, [tiles, onFail])

  // Only what is looked for moves the map: a visitor who has moved it is left where they are.
  useEffect(() => {
    if (!map || keyOf(around) === sight.current) return
    sight.current = keyOf(around)
    showAll(map, around)
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: not the fields of a form
    <div
      ref={box}
      className={styles.map}
      role="group"
      aria-label="Mappa dettagliata: frecce per spostarti, + e − per lo zoom"
    >
      {map && here ? (
        <Pin map={map} lat={here.lat} lng={here.lng} level={-1}>
          <span className={styles.here} />
        </Pin>
      ) : null}
      {map ? <Pins map={map} found={found} chosen={chosen} onChoose={onChoose} onMark={onMark} /> : null}
    </div>
  )
}
