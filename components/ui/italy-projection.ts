/**
 * The drawing of @svg-maps/italy is a Mercator projection. Fitted on its extremes: Rocca Bernauda (6.6267° E)
 * and Capo d’Otranto (18.5205° E), Testa Gemella (47.0917° N) and Lampedusa (35.4930° N).
 */
const WEST = 6.6267
const PX_PER_DEGREE = (610 - 0.3) / (18.5205 - WEST)
const NORTH = mercator(47.0917)
const PX_PER_UNIT = (792.2 - 0.3) / (NORTH - mercator(35.493))

export type Point = { lat: number; lng: number }

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
}

/** Degrees → units of the drawing's viewBox. */
export function toDrawing({ lat, lng }: Point): { x: number; y: number } {
  return { x: 0.3 + (lng - WEST) * PX_PER_DEGREE, y: 0.3 + (NORTH - mercator(lat)) * PX_PER_UNIT }
}

/** Units of the viewBox → degrees, to the hundred metres that a click is good for. */
export function fromDrawing({ x, y }: { x: number; y: number }): Point {
  const lat = (Math.atan(Math.exp(NORTH - (y - 0.3) / PX_PER_UNIT)) - Math.PI / 4) * (360 / Math.PI)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { lat: round(lat), lng: round(WEST + (x - 0.3) / PX_PER_DEGREE) }
}
