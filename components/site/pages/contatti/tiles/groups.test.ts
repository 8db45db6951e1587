import { groupNear } from './groups'

const at = (x: number, y = 0) => ({ x, y })
const group = (...places: { x: number; y: number }[]) =>
  groupNear(places, (place) => place, 40).map((members) => members.map(({ x }) => x))

describe('pins that lie on each other', () => {
  it('are one, and the others stay alone, in the order of the list', () => {
    expect(group(at(0), at(100), at(30), at(139), at(140))).toEqual([[0, 30], [100, 139], [140]])
  })

  it('leave a finger’s room between the first of each', () => {
    const places = Array.from({ length: 60 }, (_, index) => at((index * 37) % 200, (index * 53) % 150))
    const firsts = groupNear(places, (place) => place, 40).map(([first]) => first ?? at(0))
    for (const one of firsts)
      for (const other of firsts)
        expect(one === other || Math.hypot(one.x - other.x, one.y - other.y) >= 40).toBe(true)
  })

  it('is nothing for nobody', () => expect(group()).toEqual([]))
})
