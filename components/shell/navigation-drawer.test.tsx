import { screen, waitFor } from '@testing-library/react'
import { adminNavigation } from './navigation/admin'
import { visibleNavigation } from './navigation/visible'
import { NavigationDrawer } from './navigation-drawer'
import { renderShell } from './test-shell'

const navigation = visibleNavigation(adminNavigation, () => true)

const show = () => {
  window.history.replaceState(null, '', '/admin')
  return renderShell(
    <NavigationDrawer navigation={navigation} title="Chiaravia">
      Altro
    </NavigationDrawer>,
  )
}
const marked = () => Boolean((window.history.state as Record<string, unknown> | null)?.finestra)

it('closes by Back, and the page stays', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Altro' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(marked()).toBe(true)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([window.location.pathname, marked()]).toEqual(['/admin', false])
})

it('leaves no entry behind when its button closes it', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Altro' }))
  await user.click(await screen.findByRole('button', { name: 'Chiudi il menu' }))
  await waitFor(() => expect(marked()).toBe(false))
})
