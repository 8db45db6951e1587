import { placeNames } from './name-places'

const ground = { left: 0, right: 400, top: 0, bottom: 300 }
const circle = { x: 300, y: 150, r: 10 }

it('puts a name above its circle, towards the wider side', () => {
  expect(placeNames([{ text: 'Banca', circle }], [circle], ground)).toEqual([
    { x: 300, y: 134, anchor: 'end' },
  ])
})

it('goes elsewhere before it covers another circle', () => {
  const other = { x: 280, y: 130, r: 10 }
  const [place] = placeNames([{ text: 'Banca', circle }], [circle, other], ground)
  expect(place).toEqual({ x: 300, y: 174, anchor: 'end' })
})

it('goes elsewhere before it meets the name of another, or leaves the ground', () => {
  const top = { x: 300, y: 12, r: 10 }
  const names = [
    { text: 'Banca', circle: top },
    { text: 'Altra banca', circle: { ...top, x: 305 } },
  ]
  const [first, second] = placeNames(names, [top], ground)
  expect(first?.y).toBe(36)
  expect(second).not.toEqual(first)
})
