import { orderInstructions, orderWords } from './order-words'

it('tells a drag in Italian, by the names of the rows', () => {
  const words = orderWords([
    { id: 'a', title: 'Quanto costa?' },
    { id: 'b', title: 'Quanto dura?' },
  ])
  const at = (id: string) => ({ id }) as never
  expect(words.onDragStart({ active: at('a') })).toBe('Hai preso «Quanto costa?», posizione 1 di 2.')
  expect(words.onDragOver({ active: at('a'), over: at('b') })).toBe(
    '«Quanto costa?» va alla posizione 2 di 2.',
  )
  expect(words.onDragEnd({ active: at('a'), over: at('b') })).toBe('«Quanto costa?» è alla posizione 2 di 2.')
  expect(words.onDragOver({ active: at('a'), over: null })).toBeUndefined()
  expect(words.onDragCancel({ active: at('b'), over: null })).toBe('«Quanto dura?» torna al suo posto.')
  expect(orderInstructions.draggable).toContain('Premi Spazio')
})
