import { firstPlace, freePlace } from './toast-place'

const size = { width: 360, height: 60 }
const view = { width: 1280, height: 800, header: 56 }

it('is the top right below the header', () => {
  expect(freePlace(size, view, [])).toEqual({ top: 64, right: 16 })
})

it('goes under a button that stands there', () => {
  const crea = { left: 1150, right: 1256, top: 80, bottom: 116 }
  expect(freePlace(size, view, [crea])).toEqual({ top: 120, right: 16 })
})

it('goes beside buttons that stand one under the other', () => {
  const column = { left: 1150, right: 1256, top: 60, bottom: 800 }
  const { top, right } = freePlace(size, view, [column]) ?? firstPlace(view)
  expect(top).toBe(64)
  expect(view.width - right).toBeLessThanOrEqual(column.left)
  expect(view.width - right).toBeGreaterThan(column.left - 16)
})

it('is nowhere when there is no free place at all', () => {
  const all = { left: 0, right: 1280, top: 0, bottom: 800 }
  expect(freePlace(size, view, [all])).toBeUndefined()
  expect(firstPlace(view)).toEqual({ top: 64, right: 16 })
})

it('only goes down on a phone', () => {
  const phone = { width: 375, height: 812, header: 56 }
  const crea = { left: 16, right: 100, top: 70, bottom: 106 }
  expect(freePlace({ width: 343, height: 60 }, phone, [crea])).toEqual({ top: 112, right: 16 })
})
