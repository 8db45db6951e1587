import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Found } from '../agency-types'
import { Balloon } from './balloon'
import { groupNear } from './groups'
import { canPart, showAll } from './leaflet-map'
import { Pin } from './pin'
import { PinButton } from './pin-button'
import { PinCard } from './pin-card'

interface Props {
  map: LeafletMap
  found: Found[]
  chosen: string | null
  onChoose: (slug: string) => void
  /** Its balloon is open. */
  onMark: (slug: string) => void
}

/** A finger between one pin and the next. */
const GAP = 40
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const NONE: string[] = []

function useZoom(map: LeafletMap): number {
  const [zoom, setZoom] = useState(map.getZoom())
  useEffect(() => {
    const read = () => setZoom(map.getZoom())
    read()
    map.on('zoomend', read)
    return () => void map.off('zoomend', read)
  }, [map])
  return zoom
}

const slugOf = (group: Found[]) => group[0]?.agency.slug ?? ''
const keyOf = (group: Found[]) => group.map(({ agency }) => agency.slug).join()
const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function centre(group: Found[]) {
  const [lats, lngs] = [group.map(({ agency }) => agency.lat), group.map(({ agency }) => agency.lng)]
  return { lat: middle(lats), lng: middle(lngs) }
}

const focusPin = (map: LeafletMap, slug: string) =>
  map.getContainer().querySelector<HTMLElement>(`[data-pin="${slug}"]`)?.focus()

/**
 * The agencies as pins, those too near each other as one. One stop of the tab key, and the arrows go from one to the
 * next, as on the drawn map.
 */
export function Pins({ map, found, chosen, onChoose, onMark }: Props) {
  const zoom = useZoom(map)
  const [current, setCurrent] = useState('')
  const [opened, setOpened] = useState(NONE)
  const leaving = useRef('')
  const groups = groupNear(found, ({ agency }) => map.project([agency.lat, agency.lng], zoom), GAP)
  const holds = (slug: string | null) =>
    groups.findIndex((group) => group.some(({ agency }) => agency.slug === slug))
  const active = Math.max(holds(current), 0)
  const shown = found.filter(({ agency }) => opened.includes(agency.slug))

  const close = useCallback(() => setOpened(NONE), [])

  // When a group of pins splits while it has the focus, the pin of its first agency gets it.
  useEffect(() => {
    if (zoom && leaving.current && document.activeElement === document.body) focusPin(map, leaving.current)
    leaving.current = ''
  }, [map, zoom])

  const press = (group: Found[]) => {
    setCurrent(slugOf(group))
    const places = group.map(({ agency }) => agency)
    if (group.length > 1 && canPart(map, places)) {
      leaving.current = slugOf(group)
      return showAll(map, places)
    }
    setOpened(places.map(({ slug }) => slug))
    onMark(slugOf(group))
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = groups[(active + step + groups.length) % groups.length] ?? []
    setCurrent(slugOf(next))
    focusPin(map, slugOf(next))
  }

  return (
    <>
      {groups.map((group, index) => (
        <Pin key={keyOf(group)} map={map} {...centre(group)} level={index === holds(chosen) ? 1 : 0}>
          <PinButton
            group={group}
            current={index === active}
            chosen={index === holds(chosen)}
            onPress={() => press(group)}
            onMove={move}
            onFocus={() => map.panInside(centre(group), { padding: [GAP, GAP] })}
          />
        </Pin>
      ))}
      {shown.length > 0 ? (
        <Balloon key={opened.join()} map={map} at={centre(shown)} onClose={close}>
          <PinCard
            found={shown}
            onChoose={(slug) => {
              close()
              onChoose(slug)
            }}
            onClose={() => {
              close()
              focusPin(map, current)
            }}
          />
        </Balloon>
      ) : null}
    </>
  )
}
