import { dueWords, folderNames, formsOf } from './forms'

const form = (nome: string, change = {}) => ({
  _id: nome,
  nome,
  cartella: null,
  descrizione: '',
  tag: [],
  dimensione: 1_000,
  mimetype: 'application/pdf',
  versione: 1,
  aggiornatoIl: '2026-11-01',
  validoAl: null,
  nuovo: false,
  preferito: false,
  ...change,
})
const folders = [
  { _id: 'mutui', nome: 'Mutui', parentId: null },
  { _id: 'perizie', nome: 'Perizie', parentId: 'mutui' },
]

it('says of a folder those above it', () => {
  expect([...folderNames(folders).values()]).toEqual(['Mutui', 'Mutui / Perizie'])
})

it('shows a form once that has moved to another page since the first was read', () => {
  const page = (...names: string[]) => ({ items: names.map((nome) => form(nome)), nextCursor: null, folders })
  expect(formsOf([page('Privacy', 'Mandato'), page('Privacy', 'Visura')]).map(({ nome }) => nome)).toEqual([
    'Privacy',
    'Mandato',
    'Visura',
  ])
})

it('says what ends within a month', () => {
  expect(dueWords({ validoAl: '2026-12-10' }, '2026-11-26')).toBe('Scade il 10/12/2026')
  expect(dueWords({ validoAl: '2027-03-10' }, '2026-11-26')).toBeNull()
})
