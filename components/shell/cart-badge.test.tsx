import { act, screen, waitFor } from '@testing-library/react'
import { CartBadge } from './cart-badge'
import type { NavGroup } from './navigation/types'
import { renderShell, stubNetwork } from './test-shell'
import { NavigationProvider } from './use-navigation'

const shop = [{ screens: [{ path: '/agents/merchandising' }] }] as unknown as NavGroup[]

let idle: () => void = () => undefined
beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      idle = run
    },
    cancelIdleCallback: jest.fn(),
  })
})

/** The header of an agent whose cart holds so many pieces. */
function show(quantity: number, navigation = shop) {
  const body = quantity === 0 ? [] : [{ quantity, merchandising: {} }]
  const calls = stubNetwork({ 'GET /v2/merchandising/cart': () => ({ body }) })
  renderShell(
    <NavigationProvider navigation={navigation}>
      <CartBadge />
    </NavigationProvider>,
    { area: 'agent', path: '/agents' },
  )
  return calls
}

it('leads to a cart that holds something, and is asked for after the page', async () => {
  const calls = show(12)
  expect(calls).toEqual([])
  act(() => idle())
  const link = await screen.findByRole('link', { name: 'Carrello, 12 pezzi' })
  expect(link).toHaveAttribute('href', '/agents/merchandising?carrello=aperto')
  expect(calls).toHaveLength(1)
})

it('is not there for an empty cart, nor for who orders nothing', async () => {
  const calls = show(0)
  act(() => idle())
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  idle = () => undefined
  const none = show(3, [])
  act(() => idle())
  expect(none).toEqual([])
})
