import { type NavGroup, screen } from './types'
import { currentEntry, matches, menuOf, visibleNavigation } from './visible'

const groups: NavGroup[] = [
  { label: '', icon: 'home', screens: [screen('/admin', 'Oggi', 'home', { built: true })] },
  {
    label: 'Sito',
    icon: 'news',
    screens: [
      screen('/admin/site/news', 'News', 'news', { built: true, permissions: ['content_manage'] }),
      screen('/admin/site/news/{id}', 'News', 'news', { built: true, menu: false }),
      screen('/admin/site/pages', 'Pagine', 'page'),
    ],
  },
  { label: 'Sistema', icon: 'server', screens: [screen('/admin/system/admins', 'Amministratori', 'shield')] },
]

describe('visible navigation', () => {
  it('leaves out what is not built and the groups that this empties', () => {
    const shown = visibleNavigation(groups, () => true)
    expect(shown.map(({ label }) => label)).toEqual(['', 'Sito'])
    expect(shown[1]?.screens.map(({ path }) => path)).toEqual(['/admin/site/news', '/admin/site/news/{id}'])
  })

  it('leaves out what this person may not open', () => {
    const shown = visibleNavigation(groups, ({ permissions }) => permissions.length === 0)
    expect(shown.flatMap(({ screens }) => screens.map(({ path }) => path))).toEqual([
      '/admin',
      '/admin/site/news/{id}',
    ])
  })

  it('tells the browser nothing of flags', () => {
    const shown = visibleNavigation(groups, () => true)
    expect(shown.flatMap(({ screens }) => screens.flatMap(({ permissions }) => permissions))).toEqual([])
  })

  it('keeps record pages out of the menu', () => {
    expect(menuOf(groups)[1]?.screens.map(({ path }) => path)).toEqual(['/admin/site/news'])
  })
})

describe('current entry', () => {
  it('is the list while one of its records is open', () => {
    expect(currentEntry(groups, '/admin/site/news/7')?.label).toBe('News')
  })

  it('is the home on the home only', () => {
    expect(currentEntry(groups, '/admin')?.path).toBe('/admin')
    expect(currentEntry(groups, '/admin/altro')).toBeUndefined()
  })

  it('does not take a longer name for the same screen', () => {
    expect(currentEntry(groups, '/admin/site/newsletter')).toBeUndefined()
  })
})

describe('a screen’s path', () => {
  const record = screen('/admin/site/news/{id}', 'News', 'news')

  it('takes one segment for a parameter', () => {
    expect(matches(record, '/admin/site/news/7')).toBe(true)
    expect(matches(record, '/admin/site/news')).toBe(false)
    expect(matches(record, '/admin/site/news/')).toBe(false)
    expect(matches(record, '/admin/site/news/7/storia')).toBe(false)
  })
})
