import { situationOf } from './labels'

it('says what is missing before anything about the bank', () => {
  const { title, now } = situationOf('inviata_banca', 6)
  expect(`${title} ${now}`).not.toMatch(/valutazione|valutando/)
  expect(now).toContain('6 documenti: puoi caricarli')
  expect(situationOf('perizia', 1).now).toContain('un documento: puoi caricarlo')
  expect(situationOf('inviata_banca', 0).title).toBe('In valutazione')
  expect(situationOf('raccolta_documenti', 6).title).toBe('I documenti')
})
