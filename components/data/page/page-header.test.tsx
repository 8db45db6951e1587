import { screen } from '@testing-library/react'
import { Tabs } from '@/components/data/page/tabs'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { visibleNavigation } from '@/components/shell/navigation/visible'
import { renderShell } from '@/components/shell/test-shell'
import { PageHeader } from './page-header'

const trail = (path: string, title: string, may: Parameters<typeof visibleNavigation>[1] = () => true) =>
  renderShell(
    <>
      <Breadcrumbs navigation={visibleNavigation(adminNavigation, may)} />
      <PageHeader title={title} />
    </>,
    { path },
  )

describe('the way to a page', () => {
  it('is not said where the tabs say it', () => {
    trail('/admin/site/news/7', 'Tassi in calo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tassi in calo')
    expect(screen.queryByRole('navigation', { name: 'Percorso' })).not.toBeInTheDocument()
  })

  it('names the page and links its list where there are no tabs', () => {
    // Of its group the reader may open this list alone.
    trail('/admin/site/agencies/7', 'Agenzia di Borgo Esempio', ({ permissions }) =>
      permissions.every((flag) => flag === 'agencies_manage'),
    )
    expect(screen.getByText('Agenzia di Borgo Esempio', { selector: '[aria-current="page"]' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Agenzie' })).toHaveAttribute('href', '/admin/site/agencies')
  })

  it('leads through the list of its own, not through the tab whose address begins alike', () => {
    trail('/admin/reports/provvigioni/accordi/7', 'Accordo di Ada Rossi')
    const way = screen.getByRole('navigation', { name: 'Percorso' })
    expect(way).toHaveTextContent(/^AccordiAccordo di Ada Rossi$/)
    expect(screen.getByRole('link', { name: 'Accordi' })).toHaveAttribute(
      'href',
      '/admin/reports/provvigioni/accordi',
    )
  })
})

describe('tabs', () => {
  const tabs = [
    { value: 'dati', label: 'Dati', panel: 'I dati' },
    { value: 'documenti', label: 'Documenti', count: 3, panel: 'I documenti' },
  ]

  it('open from the address and write the open one back', async () => {
    window.history.replaceState(null, '', '?scheda=documenti&da=lista')
    const { user } = renderShell(<Tabs label="Scheda" tabs={tabs} />, { search: location.search })
    expect(screen.getByText('I documenti')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Dati' }))
    expect(location.search).toBe('?da=lista')
  })

  it('fall back to the first when the address names another', () => {
    renderShell(<Tabs label="Scheda" tabs={tabs} />, { search: '?scheda=inesistente' })
    expect(screen.getByText('I dati')).toBeInTheDocument()
  })
})
