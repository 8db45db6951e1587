import { AUDIT_MODELS } from '@/lib/history/models'
import { authorName, type Commit, modelWord, objectName } from './history-entry'

const commit = (over: Partial<Commit>): Commit => ({
  _id: 'c1',
  action: 'edit',
  model: 'News',
  createdAt: '2026-11-21T09:30:00.000Z',
  ...over,
})

test('every model of the specification has a word, and ours have the word that they have elsewhere', () => {
  const models =
    'Users, FAQCategory, FAQ, Banks, BankProducts, Lead, News, Pagine, Admin, Agenzie, Files, Opportunities, TabelleNewfin, Tabelle, TabelleHub, ClassificheContactCenter, ClassificheAgenti, Emails, Predictions, Comunicazioni, Clients, Formazione, Tickets'
  expect(Object.keys(AUDIT_MODELS)).toEqual(expect.arrayContaining(models.split(', ')))
  expect(['Voti', 'AccordiBanche', 'Ordini'].map(modelWord)).toEqual([
    'Voto',
    'Accordo con una banca',
    'Ordine di merchandising',
  ])
})

test('a case is shown by its IDEGG code', () => {
  expect(objectName(commit({ model: 'Opportunities', ref: { IDEGG: 'EGG-42', codice: 'P-1' } }))).toBe(
    'EGG-42',
  )
})

test('a contact centre ranking is shown by month and year', () => {
  expect(
    objectName(commit({ model: 'ClassificheContactCenter', ref: { data: { mese: 11, anno: 2026 } } })),
  ).toBe('11/2026')
})

test('after a deletion the deleted object is shown', () => {
  const deleted = commit({
    action: 'delete',
    ref: { titolo: 'vecchio' },
    deletedObject: { titolo: 'Tassi in calo' },
  })
  expect(objectName(deleted)).toBe('Tassi in calo')
})

test('people are shown by name and surname', () => {
  expect(objectName(commit({ model: 'Clients', ref: { nome: 'Ada', cognome: 'Prova' } }))).toBe('Ada Prova')
})

test('an object that is not there has no name', () => {
  expect(objectName(commit({ ref: null }))).toBe('')
})

test('the author is an admin, an agent or the system', () => {
  expect(authorName(commit({ admin: { name: 'Ada', surname: 'Prova' } }))).toBe('Ada Prova')
  expect(authorName(commit({ agent: { nome: 'Ugo', cognome: 'Finto' } }))).toBe('Ugo Finto')
  expect(authorName(commit({}))).toBe('Sistema')
})
