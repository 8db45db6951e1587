import { fromDrawing, toDrawing } from './italy-projection'

describe('projection of the map of Italy', () => {
  it('puts cities inside their regions (bounding boxes read off the drawing)', () => {
    const roma = toDrawing({ lat: 41.9028, lng: 12.4964 })
    expect(roma.x).toBeGreaterThan(247.6)
    expect(roma.x).toBeLessThan(379.9)
    expect(roma.y).toBeGreaterThan(307.7)
    expect(roma.y).toBeLessThan(442.3)
    const cagliari = toDrawing({ lat: 39.2238, lng: 9.1217 })
    expect(cagliari.x).toBeGreaterThan(77.7)
    expect(cagliari.x).toBeLessThan(164.6)
    expect(cagliari.y).toBeLessThan(576.1)
  })

  it('comes back to where it started', () => {
    const lucca = { lat: 43.843, lng: 10.505 }
    expect(fromDrawing(toDrawing(lucca))).toEqual(lucca)
  })
})
