import {
  control,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  map as newMap,
  type TileLayer,
  tileLayer,
} from 'leaflet'
import type { Point } from '@/lib/core/distance'
import type { MapTiles } from '@/lib/core/map-tiles'

const ITALY = latLngBounds([35.4, 6.6], [47.1, 18.6])
const FARTHEST = 4.5
/** Streets around the agencies, not a single roof. */
const NEAREST = 13
/** How long the first picture may take. */
const PATIENCE_MS = 10_000

const matches = (query: string) => window.matchMedia(query).matches

/** Calls `onFail` when everything that was asked for is refused, or when nothing comes at all. */
function watch(layer: TileLayer, onFail: () => void): void {
  let [arrived, refused] = [0, 0]
  const timer = setTimeout(onFail, PATIENCE_MS)
  layer.on('loading', () => {
    arrived = 0
    refused = 0
  })
  layer.on('tileload', () => {
    arrived += 1
    clearTimeout(timer)
  })
  layer.on('tileerror', () => {
    refused += 1
  })
  layer.on('load', () => {
    if (arrived === 0 && refused > 0) onFail()
  })
  layer.on('remove', () => clearTimeout(timer))
}

/** A map of Italy from somebody's tiles. One finger and the wheel still scroll the page. */
export function openMap(box: HTMLElement, { url, maxZoom }: MapTiles, onFail: () => void): LeafletMap {
  const calm = matches('(prefers-reduced-motion: reduce)')
  const map = newMap(box, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !matches('(pointer: coarse)'),
    zoomSnap: 0.5,
    minZoom: FARTHEST,
    maxZoom,
    maxBounds: ITALY.pad(0.5),
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  })
  control.zoom({ position: 'bottomright', zoomInTitle: 'Avvicina', zoomOutTitle: 'Allontana' }).addTo(map)
  showAll(map, [])
  const layer = tileLayer(url, { maxZoom })
  watch(layer, onFail)
  layer.addTo(map)
  return map
}

const boundsOf = (points: readonly Point[]): LatLngBounds =>
  latLngBounds(points.map(({ lat, lng }) => [lat, lng]))

/** Brings these places into sight; without any, all of Italy. */
export function showAll(map: LeafletMap, points: readonly Point[]): void {
  const bounds = points.length === 0 ? ITALY : boundsOf(points)
  const animate = !matches('(prefers-reduced-motion: reduce)') && points.length > 0
  const room = points.length === 0 ? 12 : 40
  map.fitBounds(bounds, { padding: [room, room], maxZoom: NEAREST, animate })
}

/** Whether coming nearer would tell these places apart. */
export function canPart(map: LeafletMap, points: readonly Point[]): boolean {
  const bounds = boundsOf(points)
  return (
    !bounds.getNorthWest().equals(bounds.getSouthEast()) &&
    map.getZoom() < Math.min(NEAREST, map.getMaxZoom())
  )
}
