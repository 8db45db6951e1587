'use client'

import italy from '@svg-maps/italy'
import type { MouseEvent } from 'react'
import classes from './italy-map.module.css'
import { fromDrawing, type Point, toDrawing } from './italy-projection'
import { Box } from './layout'

type Drawing = { viewBox: string; locations: { id: string; path: string }[] }

const drawing = italy as unknown as Drawing

interface ItalyMapProps {
  position: Point | null
  onPick?: (point: Point) => void
  disabled?: boolean
}

/** Where on the drawing the pointer is, whatever the size it is shown at. */
function pointOf(event: MouseEvent<SVGSVGElement>): { x: number; y: number } {
  const box = event.currentTarget.getBoundingClientRect()
  const [, , width = 1, height = 1] = drawing.viewBox.split(' ').map(Number)
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  }
}

/** A drawn map of Italy with one place on it; a click picks another. The typed coordinates do the same by keyboard. */
export function ItalyMap({ position, onPick, disabled }: ItalyMapProps) {
  const pin = position && toDrawing(position)
  const where = position ? `Posizione: ${position.lat}, ${position.lng}` : 'Nessuna posizione'
  return (
    <Box component="figure" mt="sm" mb={0} mx={0} maw={320}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two number fields are the keyboard's way */}
      <svg
        viewBox={drawing.viewBox}
        className={classes.map}
        data-pickable={Boolean(onPick) && !disabled}
        role="img"
        aria-label={`Mappa d’Italia. ${where}`}
        onClick={(event) => !disabled && onPick?.(fromDrawing(pointOf(event)))}
      >
        {drawing.locations.map(({ id, path }) => (
          <path key={id} d={path} className={classes.region} />
        ))}
        {pin && <circle cx={pin.x} cy={pin.y} r={9} className={classes.pin} />}
      </svg>
      <Box component="figcaption" c="dimmed" fz="xs">
        Mappa: © Victor Cazanave, CC BY 4.0
      </Box>
    </Box>
  )
}
