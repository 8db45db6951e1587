import { screen } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import { adminNavigation } from './navigation/admin'
import { visibleNavigation } from './navigation/visible'
import { NavigationList } from './navigation-list'
import { renderShell } from './test-shell'

const navigation = visibleNavigation(adminNavigation, () => true)

beforeEach(() => localStorage.clear())

describe('menu', () => {
  it('marks the list of the record that is open', async () => {
    const { container } = renderShell(<NavigationList navigation={navigation} />, {
      path: '/admin/site/news/7',
    })
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('News')
    expect(await axeViolations(container)).toEqual([])
  })

  it('folds a group away with the keyboard and remembers it', async () => {
    const { user, unmount } = renderShell(<NavigationList navigation={navigation} />)
    screen.getByRole('button', { name: 'Sito' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('link', { name: 'News' })).not.toBeInTheDocument()
    unmount()
    renderShell(<NavigationList navigation={navigation} />)
    expect(await screen.findByRole('button', { name: 'Sito', expanded: false })).toBeInTheDocument()
  })

  it('never hides the group of the current page', () => {
    localStorage.setItem('menu-ripiegato', JSON.stringify(['Sito']))
    renderShell(<NavigationList navigation={navigation} />, { path: '/admin/site/news' })
    expect(screen.getByRole('link', { name: 'News' })).toBeInTheDocument()
  })
})
