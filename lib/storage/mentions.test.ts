import { mentionsOf } from './mentions'

const [A, B] = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b']
const at = (id: string) => `/v2/storage/files/${id}`

describe('the files that a row names', () => {
  it.each([
    ['an address', { urlImage: at(A) }, ['urlImage']],
    ['an address with its host', { urlImage: `https://sito.example${at(A)}?x=1` }, ['urlImage']],
    [
      'a picture in a text, twice',
      { corpo: `<img src="${at(A)}"><a href='${at(A.toUpperCase())}'>` },
      ['corpo'],
    ],
    ['attachments', { allegati: [{ url: at(A), name: 'a.pdf' }] }, ['allegati']],
    ['rows that hang on it', { righe: [{ nome: 'x' }, { foto: { url: at(A) } }] }, ['righe']],
    ['a column that points to it', { fileId: A, sourceFileId: A }, ['fileId', 'sourceFileId']],
  ])('%s', (_what, row, fields) => {
    expect(mentionsOf(row)).toEqual(fields.map((field) => ({ field, fileId: A })))
  })

  it('are all of a text’s, and nothing that only looks like one', () => {
    expect(mentionsOf({ corpo: `${at(A)} ${at(B)}` }).map(({ fileId }) => fileId)).toEqual([A, B])
    const others = {
      id: A,
      note: A,
      url: '/v2/storage/files/a',
      fileId: 'x',
      altro: null,
      n: 3,
      at: new Date(),
    }
    expect(mentionsOf(others)).toEqual([])
    expect(mentionsOf(null)).toEqual([])
  })
})
