import { type Map as LeafletMap, popup } from 'leaflet'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '@/lib/core/distance'

interface Props {
  map: LeafletMap
  at: Point
  onClose: () => void
  children: ReactNode
}

/** Leaflet's balloon over a place, with children of ours; a press on the map closes it. */
export function Balloon({ map, at: { lat, lng }, onClose, children }: Props) {
  const [slot] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    const balloon = popup({ closeButton: false, minWidth: 200, maxWidth: 250, offset: [0, -4] })
    balloon.setLatLng([lat, lng]).setContent(slot).openOn(map)
    balloon.on('remove', onClose)
    return () => {
      balloon.off('remove', onClose)
      balloon.remove()
    }
  }, [map, slot, lat, lng, onClose])

  return createPortal(children, slot)
}
