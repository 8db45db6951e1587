import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import type { Filter, ListView } from '@/lib/resources/view'
import { FilterBar } from './filters-bar'
import { fakeApi, restoreApi } from './testing'

const view: Pick<ListView, 'labels' | 'list'> = {
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: {
    columns: [],
    filters: [
      {
        name: 'stato',
        label: 'Stato',
        kind: 'enum',
        options: [
          { value: 'nuovo', label: 'Nuovo' },
          { value: 'perso', label: 'Perso' },
        ],
      },
      { name: 'attiva', label: 'Attiva', kind: 'boolean' },
      { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
    ],
    defaultSort: 'nome',
    search: false,
  },
}

const referrer: Filter = {
  name: 'segnalatoreId',
  label: 'Segnalatore',
  kind: 'ref',
  resource: 'segnalatori',
  alike: { relation: 'segnalatore', column: 'email' },
}

function Bar({ start, view: shown = view }: { start: string; view?: typeof view }) {
  const [params, setParams] = useState(new URLSearchParams(start))
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(changes))
      if (value) next.set(key, value)
      else next.delete(key)
    setParams(next)
  }
  return (
    <>
      <FilterBar
        view={shown}
        params={params}
        onChange={change}
        onClear={() => setParams(new URLSearchParams())}
      />
      <output>{decodeURIComponent(params.toString())}</output>
    </>
  )
}

const asked = () => document.querySelector('output')?.textContent
const show = (start = '') => renderShell(<Bar start={start} />)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

it('says what is asked in a sentence, the row behind an id by its name', async () => {
  fakeApi(() => ({ body: { _id: 'a-1', nome: 'Maria', cognome: 'Rossi' } }))
  show('filter[stato]=perso,nuovo&filter[attiva]=false&filter[agentId]=a-1')
  expect(screen.getByRole('button', { name: 'Stato è Perso o Nuovo' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Attiva no' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Agente è Maria Rossi' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Filtro' })).not.toBeInTheDocument()
})

it('offers somebody with several rows once, and two people of one name each', async () => {
  const [ida, other] = ['ida@prova.example', 'altra@prova.example']
  const items = [ida, ida, other].map((email, at) => ({
    _id: `s-${at}`,
    nome: 'Ida',
    cognome: 'Prova',
    email,
  }))
  fakeApi(() => ({ body: { items, total: 3 } }))
  const own = { ...view, list: { ...view.list, filters: [...view.list.filters, referrer] } }
  const { user } = renderShell(<Bar start="" view={own} />)
  await user.click(screen.getByRole('button', { name: 'Filtro' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Segnalatore' }))
  const box = await screen.findByRole('dialog', { name: /^Segnalatore/ })
  await user.click(within(box).getByPlaceholderText('Tutti'))
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'Ida Prova' })).toHaveLength(2))
})

it('adds a filter, changes it and takes it away again', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Filtro' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Stato' }))
  const box = await screen.findByRole('dialog', { name: /^Stato/ })
  await user.click(within(box).getByRole('checkbox', { name: 'Perso' }))
  expect(asked()).toBe('filter[stato]=perso')
  await user.click(within(box).getByRole('checkbox', { name: 'Nuovo' }))
  expect(asked()).toBe('filter[stato]=nuovo,perso')
  await user.click(screen.getByRole('button', { name: 'Togli il filtro Stato' }))
  expect(asked()).toBe('')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Stato/ })).not.toBeInTheDocument())
})

it('forgets a filter that was opened and not said', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Filtro' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Attiva' }))
  await screen.findByRole('dialog', { name: /^Attiva/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Attiva/ })).not.toBeInTheDocument())
  expect(asked()).toBe('')
})
