import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { goTo, useOpenedByAddress } from './opened-by-address'

function Dialog() {
  const [opened, setOpened] = useState(0)
  useOpenedByAddress('nuova', () => setOpened((times) => times + 1))
  return <p>aperto {opened}</p>
}

it('opens a dialog once for each time that its address is followed', async () => {
  const visited: string[] = []
  const router = { push: (href: string) => void visited.push(href) }
  window.history.replaceState(null, '', '/agents/reports/pratiche?q=rossi#nuova')
  render(<Dialog />)
  expect(await screen.findByText('aperto 1')).toBeInTheDocument()
  expect(window.location.hash).toBe('')
  expect(window.location.search).toBe('?q=rossi')
  goTo(router, '/agents/reports/pratiche#nuova')
  expect(await screen.findByText('aperto 2')).toBeInTheDocument()
  expect(visited).toEqual([])
  goTo(router, '/agents/richieste')
  expect(visited).toEqual(['/agents/richieste'])
})
