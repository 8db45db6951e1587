import { distanceKm } from './distance'

const milano = { lat: 45.4642, lng: 9.19 }
const roma = { lat: 41.9028, lng: 12.4964 }

it('measures as the crow flies, the same both ways', () => {
  expect(distanceKm(milano, roma)).toBeCloseTo(477, 0)
  expect(distanceKm(roma, milano)).toBe(distanceKm(milano, roma))
  expect(distanceKm(roma, roma)).toBe(0)
})
