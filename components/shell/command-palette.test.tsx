import { screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { axeViolations } from '@/components/ui/test-render'
import { CommandPalette } from './command-palette'
import { adminNavigation } from './navigation/admin'
import type { Screen } from './navigation/types'
import { visibleNavigation } from './navigation/visible'
import { renderShell, stubNetwork } from './test-shell'

const FOUND = { items: [{ _id: 'p7', codice: 'PR-000007', intestatario: 'Esempio Anna' }] }

async function openPalette(may: (screen: Screen) => boolean = () => true) {
  const visited: string[] = []
  const refuse = () => undefined
  const router = {
    push: (href: string) => void visited.push(href),
    replace: refuse,
    refresh: refuse,
    prefetch: refuse,
    back: refuse,
    forward: refuse,
  }
  const rendered = renderShell(
    <AppRouterContext.Provider value={router as never}>
      <CommandPalette navigation={visibleNavigation(adminNavigation, may)} />
    </AppRouterContext.Provider>,
  )
  await rendered.user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Cerca' })
  return { ...rendered, visited, input }
}

describe('command palette', () => {
  it('opens a screen with the keyboard alone', async () => {
    stubNetwork({})
    const { user, visited, input, baseElement } = await openPalette()
    await user.type(input, 'agenzie')
    expect(await axeViolations(baseElement)).toEqual([])
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/admin/site/agencies'])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('tells a screen reader which result is chosen', async () => {
    stubNetwork({})
    const { user, input } = await openPalette()
    await user.type(input, 'faq')
    await user.keyboard('{ArrowDown}')
    expect(input).toHaveFocus()
    const chosen = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    expect(chosen).toHaveTextContent('Categorie delle FAQ')
    expect(chosen).toHaveAttribute('role', 'option')
  })

  it('is left with Escape, and then starts afresh', async () => {
    stubNetwork({})
    const { user, input } = await openPalette()
    await user.type(input, 'faq')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /Cerca/ }))
    expect(await screen.findByRole('combobox', { name: 'Cerca' })).toHaveValue('')
  })

  it('finds cases by name and opens the one chosen', async () => {
    const calls = stubNetwork({ 'GET /v2/pratiche': () => ({ body: FOUND }) })
    const { user, visited, input } = await openPalette()
    await user.type(input, 'esempio')
    await user.click(await screen.findByText('Esempio Anna'))
    expect(calls.map(({ path }) => path)).toEqual(['/v2/pratiche?q=esempio&limit=8'])
    expect(visited).toEqual(['/admin/reports/pratiche/p7'])
  })

  it('keeps the page whose name is being written before the cases that come later', async () => {
    stubNetwork({ 'GET /v2/pratiche': () => ({ body: FOUND }) })
    const { user, visited, input } = await openPalette()
    await user.type(input, 'agen')
    await screen.findByText('Esempio Anna')
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/admin/site/agencies'])
  })

  it('does not ask for cases on behalf of somebody who may not see them', async () => {
    const calls = stubNetwork({})
    const { user, input } = await openPalette(({ permissions }) => permissions.length === 0)
    await user.type(input, 'esempio')
    expect(await screen.findByText('Nessun risultato.')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})
