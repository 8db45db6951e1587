import { authorName, type Commit, MODEL_LABELS, objectName } from './history-entry'

const commit = (over: Partial<Commit>): Commit => ({
  _id: 'c1',
  action: 'edit',
  model: 'News',
  createdAt: '2026-11-21T09:30:00.000Z',
  ...over,
})

test('every model of the specification, and each of ours, has a label', () => {
  const models =
    'Users, FAQCategory, FAQ, Banks, BankProducts, Lead, News, Pagine, Admin, Agenzie, Files, Opportunities, TabelleNewfin, Tabelle, TabelleHub, ClassificheContactCenter, ClassificheAgenti, Emails, Predictions, Comunicazioni, Clients, Formazione, Tickets, PercLeads'
  expect(Object.keys(MODEL_LABELS).sort()).toEqual(models.split(', ').sort())
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
