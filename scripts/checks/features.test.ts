import { findCircle, type Graph } from './features'

const graph = (edges: Record<string, string[]>): Graph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

describe('circles between features', () => {
  it('finds none in a tree, nor in a diamond', () => {
    expect(findCircle(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
  })

  it('names the features of a circle in order', () => {
    expect(findCircle(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b'])
  })
})
