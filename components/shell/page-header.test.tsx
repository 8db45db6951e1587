import { screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs'
import { adminNavigation } from './navigation/admin'
import { PageHeader } from './page-header'
import { Tabs } from './tabs'
import { renderShell } from './test-shell'

describe('page header', () => {
  it('names the page in the breadcrumbs', () => {
    renderShell(
      <>
        <Breadcrumbs navigation={adminNavigation} />
        <PageHeader title="Agenzia di Borgo Esempio" />
      </>,
      { path: '/admin/site/agencies/7' },
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agenzia di Borgo Esempio')
    expect(screen.getByText('Agenzia di Borgo Esempio', { selector: '[aria-current="page"]' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Agenzie' })).toHaveAttribute('href', '/admin/site/agencies')
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
