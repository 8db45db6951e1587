'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Point } from '@/components/ui/italy-projection'
import { Landmarks } from './landmarks'
import styles from './map.module.css'
import { isInside, NAMES_BELOW, placeOn, type View, viewBox, WHOLE } from './view'

export interface Pin extends Point {
  slug: string
  nome: string
  comune: string
}

interface Props {
  pins: Pin[]
  view: View
  /** Where the search started. */
  here: Point | null
  chosen: string | null
  onChoose: (slug: string) => void
  /** The land, from the server. */
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Here({ point, unit }: { point: Point; unit: number }) {
  const { x, y } = placeOn(point)
  return (
    <g>
      <circle cx={x} cy={y} r={11 * unit} strokeWidth={2 * unit} className={styles.here} />
      <circle cx={x} cy={y} r={4 * unit} className={styles.hereDot} />
    </g>
  )
}

interface MarkProps {
  pin: Pin
  unit: number
  named: boolean
}

function Mark({ pin, unit, named }: MarkProps) {
  const { x, y } = placeOn(pin)
  return (
    <>
      <circle cx={x} cy={y} r={16 * unit} className={styles.touch} />
      <circle cx={x} cy={y} r={9 * unit} strokeWidth={2.5 * unit} className={styles.dot} />
      {named ? (
        <text
          x={x + 15 * unit}
          y={y + 6 * unit}
          fontSize={21 * unit}
          strokeWidth={4 * unit}
          className={styles.name}
        >
          {pin.comune}
        </text>
      ) : null}
    </>
  )
}

/**
 * The agencies on the map of Italy. One stop of the tab key: the arrows go from one to the next, as they stand in
 * the list. Each is a link to its card, so that it works without scripts too.
 */
export function PinsMap({ pins: all, view, here, chosen, onChoose, children }: Props) {
  const map = useRef<SVGSVGElement>(null)
  const [current, setCurrent] = useState(0)
  // However near the view is, a pin keeps its size on the screen.
  const unit = view.width / WHOLE.width
  const pins = all.filter((pin) => isInside(view, pin))
  const active = Math.min(current, pins.length - 1)

  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (index + step + pins.length) % pins.length
    setCurrent(next)
    map.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <svg ref={map} viewBox={viewBox(view)} className={styles.map}>
      <title>Le agenzie sulla mappa d’Italia</title>
      {children}
      <Landmarks view={view} named={view.width < NAMES_BELOW ? pins.map(({ comune }) => comune) : []} />
      {here ? <Here point={here} unit={unit} /> : null}
      {pins.map((pin, index) => (
        <a
          key={pin.slug}
          href={`#sede-${pin.slug}`}
          className={styles.pin}
          aria-label={pin.nome}
          tabIndex={index === active ? 0 : -1}
          data-chosen={pin.slug === chosen || undefined}
          onKeyDown={(event) => move(event, index)}
          onClick={(event) => {
            event.preventDefault()
            setCurrent(index)
            onChoose(pin.slug)
          }}
        >
          <Mark pin={pin} unit={unit} named={view.width < NAMES_BELOW} />
        </a>
      ))}
    </svg>
  )
}
