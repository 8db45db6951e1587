import { rssFeed } from './rss'

const ITEM = {
  id: '1',
  slug: 'tassi-su',
  titolo: 'Tassi & <rate>\u0000',
  abstract: 'In «breve».',
  categoria: 'novità',
  publishedAt: new Date('2026-11-20T09:00:00Z'),
  urlImage: null,
  urlImageAlt: '',
}

describe('the feed', () => {
  const read = (news: (typeof ITEM)[]) =>
    new DOMParser().parseFromString(rssFeed(news, 'https://sito.example', 'Prova'), 'application/xml')

  it('is XML that says where it lives and what is in it', () => {
    const feed = read([ITEM])
    expect(feed.querySelector('parsererror')).toBeNull()
    expect(feed.querySelector('item title')?.textContent).toBe('Tassi & <rate>')
    expect(feed.querySelector('item guid')?.textContent).toBe('https://sito.example/news_name/tassi-su')
    expect(feed.querySelector('item pubDate')?.textContent).toBe('Fri, 20 Nov 2026 09:00:00 GMT')
    expect(feed.querySelector('lastBuildDate')?.textContent).toBe('Fri, 20 Nov 2026 09:00:00 GMT')
  })

  it('is a feed without items before the first one', () => {
    const feed = read([])
    expect(feed.querySelector('channel > title')?.textContent).toBe('Prova: news')
    expect(feed.querySelectorAll('item, lastBuildDate')).toHaveLength(0)
  })
})
