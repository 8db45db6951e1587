import { dueWords, type Forms, folderNames, shownForms } from './forms'

const form = (nome: string, change = {}) => ({
  ...{
    _id: nome,
    nome,
    cartella: null,
    descrizione: '',
    tag: [],
    dimensione: 1_000,
    mimetype: 'application/pdf',
  },
  ...{ versione: 1, aggiornatoIl: '2026-11-01', validoAl: null, nuovo: false },
  ...change,
})
const forms: Forms = {
  folders: [
    { _id: 'mutui', nome: 'Mutui', parentId: null },
    { _id: 'perizie', nome: 'Perizie', parentId: 'mutui' },
  ],
  items: [
    form('Privacy', { tag: ['consenso'] }),
    form('Richiesta perizia', { cartella: 'perizie', descrizione: 'Per la società di valutazione' }),
    form('Antiriciclaggio', { cartella: 'mutui', nuovo: true }),
  ],
}
const names = (q: string, cartella: string | null = null) =>
  shownForms(forms, { q, cartella }).map(({ nome }) => nome)

it('shows new ones first, those below a folder too, and finds words wherever they stand', () => {
  expect(names('')).toEqual(['Antiriciclaggio', 'Privacy', 'Richiesta perizia'])
  expect(names('', 'mutui')).toEqual(['Antiriciclaggio', 'Richiesta perizia'])
  expect(names('societa perizia')).toEqual(['Richiesta perizia'])
  expect(names('consenso')).toEqual(['Privacy'])
  expect([...folderNames(forms.folders).values()]).toEqual(['Mutui', 'Mutui / Perizie'])
})

it('says what ends within a month', () => {
  expect(dueWords({ validoAl: '2026-12-10' }, '2026-11-26')).toBe('Scade il 10/12/2026')
  expect(dueWords({ validoAl: '2027-03-10' }, '2026-11-26')).toBeNull()
})
