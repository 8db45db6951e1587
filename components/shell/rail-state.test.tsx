import { runInNewContext } from 'node:vm'
import { screen } from '@testing-library/react'
import { adminNavigation } from './navigation/admin'
import { visibleNavigation } from './navigation/visible'
import { Rail } from './rail'
import { RAIL_SCRIPT } from './rail-script'
import { renderShell } from './test-shell'

const navigation = visibleNavigation(adminNavigation, () => true)

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.rail
})

/** As the head of the next page does. */
const nextPage = () => {
  delete document.documentElement.dataset.rail
  runInNewContext(RAIL_SCRIPT, { localStorage, document })
}

it('becomes narrow, says what its icons are, and stays so for the next page', async () => {
  const { user } = renderShell(<Rail navigation={navigation} home={null} />)
  await user.click(screen.getByRole('button', { name: 'Riduci il menu', expanded: true }))
  expect(screen.getByRole('button', { name: 'Allarga il menu', expanded: false })).toBeInTheDocument()
  await user.hover(screen.getByRole('link', { name: 'Sito' }))
  expect(await screen.findByRole('tooltip', { name: 'Sito' })).toBeInTheDocument()
  nextPage()
  expect(document.documentElement.dataset.rail).toBe('stretto')
  await user.click(screen.getByRole('button', { name: 'Allarga il menu' }))
  nextPage()
  expect(document.documentElement.dataset.rail).toBeUndefined()
})
