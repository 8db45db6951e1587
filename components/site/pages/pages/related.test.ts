import { relatedTo } from './related'

const published = ['guida-abf', 'reclami', 'codice-etico', 'trasparenza', 'tegm'].map((url) => ({ url }))
const urls = (url: string) => relatedTo(url, published).pages.map((page) => page.url)

describe('pages beside a page', () => {
  it('are the published ones of its family, without itself, in reading order', () => {
    expect(urls('reclami')).toEqual(['guida-abf', 'codice-etico'])
    expect(relatedTo('reclami', published).name).toBe('Le tue tutele')
  })

  it('are those on transparency for a page that the office has added', () => {
    expect(urls('nuova')).toEqual(['trasparenza', 'tegm'])
  })

  it('of complaints are also those of each year, the newest first', () => {
    const years = ['rendiconto-reclami-2024', 'rendiconto-reclami-2025'].map((url) => ({ url }))
    const beside = (url: string) => relatedTo(url, [...published, ...years]).pages.map((page) => page.url)
    expect(beside('reclami')).toEqual([
      'rendiconto-reclami-2025',
      'rendiconto-reclami-2024',
      'guida-abf',
      'codice-etico',
    ])
    expect(beside('rendiconto-reclami-2025')).toEqual([
      'reclami',
      'rendiconto-reclami-2024',
      'guida-abf',
      'codice-etico',
    ])
  })
})
