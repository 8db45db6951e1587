import type { Point } from '@/lib/core/distance'

/** The way there, on an open map: a plain link, nothing of it is loaded here. */
export const directionsTo = ({ lat, lng }: Point) =>
  `https://www.openstreetmap.org/directions?to=${lat.toFixed(5)}%2C${lng.toFixed(5)}`
