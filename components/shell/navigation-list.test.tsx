import { screen } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import { adminNavigation } from './navigation/admin'
import { visibleNavigation } from './navigation/visible'
import { NavigationList } from './navigation-list'
import { renderShell } from './test-shell'

const navigation = visibleNavigation(adminNavigation, () => true)

describe('menu of the drawer', () => {
  it('opens at the group of this page, and marks the list of the record that is open', async () => {
    const { container } = renderShell(<NavigationList navigation={navigation} />, {
      path: '/admin/site/news/7',
    })
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('News')
    expect(await axeViolations(container)).toEqual([])
  })

  it('opens one group at a time, with the keyboard', async () => {
    const { user } = renderShell(<NavigationList navigation={navigation} />, { path: '/admin/site/news' })
    screen.getByRole('button', { name: 'Pratiche' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: 'Pratiche ferme' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sito', expanded: false })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'News' })).not.toBeInTheDocument()
  })
})
