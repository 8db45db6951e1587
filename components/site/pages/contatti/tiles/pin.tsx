import { DomEvent, divIcon, type Map as LeafletMap, marker } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  map: LeafletMap
  lat: number
  lng: number
  /** Above the others (1) or below them (−1), wherever they are. */
  level?: -1 | 0 | 1
  children: ReactNode
}

const LEVEL = 10_000

/** A place on the map that holds its children: Leaflet moves it, React writes it. */
export function Pin({ map, lat, lng, level = 0, children }: Props) {
  const [slot] = useState(() => document.createElement('div'))
  const [mark] = useState(() =>
    // A pin is a button of its own: Leaflet adds neither role nor tab stop.
    marker([lat, lng], {
      icon: divIcon({ html: slot, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }),
  )

  useEffect(() => {
    // A press on the pin is not one on the map, which would close its card.
    DomEvent.disableClickPropagation(slot)
    // Nor part of a double click, which would zoom in.
    DomEvent.on(slot, 'click', DomEvent.stopPropagation)
    mark.setLatLng([lat, lng]).addTo(map)
    return () => void mark.remove()
  }, [map, mark, slot, lat, lng])

  useEffect(() => void mark.setZIndexOffset(level * LEVEL), [mark, level])

  return createPortal(children, slot)
}
