import type { Stato } from '@/lib/words/case-states'
import { situationOf } from './labels'

const read = (stato: Stato, missing = 0, more: Partial<Parameters<typeof situationOf>[0]> = {}) =>
  situationOf({ stato, missing, inBanca: true, erogazioneDaConfermare: false, ...more })

it('asks for what is missing in front of a state that nobody has decided about, and says what is so beside it', () => {
  expect(read('inviata_banca', 6)).toMatchObject({ title: 'Servono altri documenti', waits: true })
  expect(read('inviata_banca', 6).now).toMatch(/^La pratica è alla banca.*6 tuoi documenti: puoi caricarli/)
  expect(read('inviata_banca').title).toBe('In valutazione')
  expect(read('raccolta_documenti', 6).title).toBe('I documenti')
})

it('never hides what the bank has decided behind a document', () => {
  expect(read('deliberata', 1)).toMatchObject({ title: 'Approvata dalla banca', waits: false })
  expect(read('perizia', 1).now).toContain('un tuo documento: puoi caricarlo')
})

it('asks a case that is closed or waits for nothing', () => {
  for (const stato of ['respinta', 'ritirata', 'liquidata', 'sospesa'] as const)
    expect(read(stato, 3)).toEqual(read(stato, 0))
})

it('names the bank only where the bank has answered', () => {
  expect(read('respinta').now).toMatch(/^La banca non ha accolto/)
  expect(read('respinta', 0, { inBanca: false }).now).toMatch(/^La richiesta non è stata accolta/)
  expect(read('liquidata', 0, { erogazioneDaConfermare: true }).now).toMatch(/lo verifichiamo/)
})
