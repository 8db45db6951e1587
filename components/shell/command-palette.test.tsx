import { screen, waitFor } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import { CommandPalette } from './command-palette'
import { adminNavigation } from './navigation/admin'
import type { Screen } from './navigation/types'
import { visibleNavigation } from './navigation/visible'
import { renderShell, stubNetwork } from './test-shell'

const FOUND = {
  groups: [
    {
      kind: 'pratiche',
      label: 'Pratiche',
      items: [
        {
          _id: 'p7',
          title: 'Esempio Anna',
          detail: 'P26-000007 · In istruttoria',
          hrefs: ['/admin/reports/pratiche/p7'],
        },
      ],
    },
    {
      kind: 'nulla',
      label: 'Senza pagina',
      items: [{ _id: 'x', title: 'Esempio senza pagina', detail: '', hrefs: ['/admin/nulla/x'] }],
    },
  ],
}

async function openPalette(may: (screen: Screen) => boolean = () => true) {
  const visited: string[] = []
  const rendered = renderShell(<CommandPalette navigation={visibleNavigation(adminNavigation, may)} />, {
    router: { push: (href) => void visited.push(href) },
  })
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

  it('finds records by name and opens the one chosen; what has no page is not offered', async () => {
    const calls = stubNetwork({ 'GET /v2/search': () => ({ body: FOUND }) })
    const { user, visited, input } = await openPalette()
    await user.type(input, 'esempio')
    await user.click(await screen.findByText('Esempio Anna'))
    expect(screen.queryByText('Esempio senza pagina')).not.toBeInTheDocument()
    expect(calls.map(({ path }) => path)).toEqual(['/v2/search?q=esempio'])
    expect(visited).toEqual(['/admin/reports/pratiche/p7'])
  })

  it('keeps the page whose name is being written before the records that come later', async () => {
    stubNetwork({ 'GET /v2/search': () => ({ body: FOUND }) })
    const { user, visited, input } = await openPalette()
    await user.type(input, 'agenz')
    await screen.findByText('Esempio Anna')
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/admin/site/agencies'])
  })

  it('does not search records on behalf of somebody who may open none', async () => {
    const calls = stubNetwork({})
    const { user, input } = await openPalette(({ permissions }) => permissions.length === 0)
    await user.type(input, 'esempio')
    expect(await screen.findByText('Nessun risultato.')).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('begins a new record and changes the theme by name', async () => {
    stubNetwork({ 'GET /v2/search': () => ({ body: { groups: [] } }) })
    const { user, visited, input } = await openPalette()
    await user.type(input, 'nuova news')
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/admin/site/news/add'])
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Cerca' }), 'cambia tema')
    await user.keyboard('{Enter}')
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})

describe('keys of every page', () => {
  it('are listed by ?, but not while somebody is typing', async () => {
    stubNetwork({})
    const { user, input } = await openPalette()
    await user.type(input, '?')
    expect(input).toHaveValue('?')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('?')
    const panel = await screen.findByRole('dialog', { name: 'Tasti' })
    expect(panel).toHaveTextContent('Ctrl')
    expect(panel).toHaveTextContent('Pratiche')
    expect(await axeViolations(panel)).toEqual([])
  })

  it('go to a place with g and its letter, and with nothing else', async () => {
    stubNetwork({})
    const { user, visited } = await openPalette()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('pgxp')
    expect(visited).toEqual([])
    await user.keyboard('gp')
    expect(visited).toEqual(['/admin/reports/pratiche'])
  })
})
