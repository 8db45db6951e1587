import { listPath, pageNumber } from './paths'

describe('addresses of the news', () => {
  it('have no number on the first page, and no accents', () => {
    expect([listPath(1), listPath(3), listPath(1, 'novità'), listPath(2, 'novità')]).toEqual([
      '/news',
      '/news/pagina/3',
      '/news/categoria/novita',
      '/news/categoria/novita/pagina/2',
    ])
  })

  it.each(['1', '0', '-', '2a', '02', '1e3', '999999999999'])('do not number a page %s', (text) => {
    expect(pageNumber(text)).toBeUndefined()
  })

  it('number the second and those after it', () => {
    expect(['2', '41'].map(pageNumber)).toEqual([2, 41])
  })
})
