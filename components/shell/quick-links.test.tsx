import { screen, waitFor } from '@testing-library/react'
import { PageHeader } from '@/components/data/page/page-header'
import { MissingPage } from './missing-page'
import { adminNavigation } from './navigation/admin'
import { visibleNavigation } from './navigation/visible'
import { changeQuickLinks, forgetRecords, opened, pinned, type QuickLink, quickLinks } from './quick-links'
import { QuickLinksList } from './quick-links-list'
import { renderShell } from './test-shell'
import { NavigationProvider } from './use-navigation'
import { QuickLinksProvider } from './use-quick-links'
import { Visits } from './visits'

const record = (n: number): QuickLink => ({
  href: `/admin/reports/pratiche/${n}`,
  label: `P26-00000${n}`,
  icon: 'case',
  record: true,
})
const list: QuickLink = { href: '/admin/site/news', label: 'News', icon: 'news', record: false }
const navigation = visibleNavigation(adminNavigation, () => true)

beforeEach(() => localStorage.clear())

describe('pages kept at hand', () => {
  it('are shown to whom they belong, and to nobody else who uses this browser', () => {
    changeQuickLinks('admin', 'ada@esempio.it', opened(record(1)))
    expect(quickLinks('admin', 'ada@esempio.it').recent).toHaveLength(1)
    expect(quickLinks('admin', 'bruno@esempio.it').recent).toEqual([])
    expect(quickLinks('agent', 'ada@esempio.it').recent).toEqual([])
  })

  it('lose the names of records when somebody signs out', () => {
    changeQuickLinks('admin', 'ada', pinned(record(1)))
    changeQuickLinks('admin', 'ada', pinned(list))
    changeQuickLinks('admin', 'ada', opened(record(2)))
    forgetRecords('admin')
    expect(quickLinks('admin', 'ada')).toEqual({ pins: [list], recent: [] })
    expect(JSON.stringify({ ...localStorage })).not.toContain('P26')
  })

  it.each(['', '{', '[]', 'null', '{"who":"ada","pins":[{"href":"//altrove"}],"recent":7}'])(
    'are none where the storage holds %s',
    (text) => {
      localStorage.setItem('area-pagine:admin', text)
      expect(quickLinks('admin', 'ada')).toEqual({ pins: [], recent: [] })
      changeQuickLinks('admin', 'ada', opened(record(1)))
      expect(quickLinks('admin', 'ada').recent).toEqual([record(1)])
    },
  )

  it('have the last one first, once, and do not grow for ever', () => {
    for (let n = 1; n < 30; n += 1) changeQuickLinks('admin', 'ada', opened(record(n % 9)))
    const { recent } = quickLinks('admin', 'ada')
    expect(recent[0]).toEqual(record(29 % 9))
    expect(new Set(recent.map(({ href }) => href)).size).toBe(recent.length)
    expect(recent).toHaveLength(8)
  })
})

const page = (path: string, title: string) =>
  renderShell(
    <NavigationProvider navigation={navigation}>
      <QuickLinksProvider who="ada">
        <PageHeader title={title} />
        <QuickLinksList />
        <Visits navigation={navigation} />
      </QuickLinksProvider>
    </NavigationProvider>,
    { path },
  )

describe('the menu', () => {
  it('has the records that were opened, by the names of their pages', async () => {
    const first = page('/admin/reports/pratiche/1', 'P26-000001')
    await waitFor(() => expect(quickLinks('admin', 'ada').recent).toHaveLength(1))
    first.unmount()
    page('/admin/site/news', 'News')
    expect(await screen.findByRole('link', { name: 'P26-000001' })).toHaveAttribute(
      'href',
      '/admin/reports/pratiche/1',
    )
    expect(quickLinks('admin', 'ada').recent).toHaveLength(1)
  })

  it('has the pages that were pinned, until they are taken away', async () => {
    const { user } = page('/admin/site/news', 'News')
    await user.click(screen.getByRole('button', { name: 'Fissa nel menu' }))
    expect(screen.getByRole('link', { name: 'News' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Fissa nel menu', pressed: true }))
    expect(screen.queryByRole('link', { name: 'News' })).not.toBeInTheDocument()
  })

  it('forgets a record that is no longer there', async () => {
    changeQuickLinks('admin', 'ada', pinned(record(1)))
    changeQuickLinks('admin', 'ada', opened(record(1)))
    renderShell(
      <QuickLinksProvider who="ada">
        <MissingPage area="admin" />
        <Visits navigation={navigation} />
      </QuickLinksProvider>,
      { path: record(1).href },
    )
    await waitFor(() => expect(quickLinks('admin', 'ada')).toEqual({ pins: [], recent: [] }))
  })

  it.each(['/admin', '/admin/site/news/add'])('keeps nothing of %s', (path) => {
    page(path, 'Titolo')
    expect(screen.queryByRole('button', { name: 'Fissa nel menu' })).not.toBeInTheDocument()
    expect(quickLinks('admin', 'ada').recent).toEqual([])
  })
})
