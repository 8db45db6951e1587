import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AreaProvider } from '@/components/data/page/area'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { ApiError, type Area } from '@/lib/http/client'
import type { Commit } from './history-entry'
import { HistoryPanel } from './history-panel'

const commits: Commit[] = [
  {
    _id: 'c1',
    action: 'edit',
    model: 'Opportunities',
    info: 'Stato',
    admin: { name: 'Ada', surname: 'Prova' },
    ref: { IDEGG: 'EGG-42' },
    createdAt: '2026-11-21T08:30:00.000Z',
  },
]
const inArea = (panel: ReactNode, area: Area = 'admin') => <AreaProvider area={area}>{panel}</AreaProvider>
const title = () => screen.getByRole('button', { name: 'MODIFICHE' })

test('loads at the first opening, and only then', async () => {
  const load = jest.fn(async () => commits)
  const { user, container } = renderUi(inArea(<HistoryPanel id="p1" canSee load={load} />))
  expect(load).not.toHaveBeenCalled()
  await user.click(title())
  const link = await screen.findByRole('link', { name: /MODIFICA.*Pratica: EGG-42.*Ada Prova/ })
  expect(link).toHaveAttribute('href', '/admin/feeds/commits/c1')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(title())
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith('p1')
  expect(await axeViolations(container)).toEqual([])
})

test('loads again when the object has been saved', async () => {
  const load = jest.fn(async () => commits)
  const { user, rerender } = renderUi(inArea(<HistoryPanel id="p1" version={1} canSee load={load} />))
  await user.click(title())
  await screen.findByRole('link')
  rerender(inArea(<HistoryPanel id="p1" version={2} canSee load={load} />))
  await screen.findByRole('link')
  expect(load).toHaveBeenCalledTimes(2)
})

test('an object without history says NESSUNA', async () => {
  const { user } = renderUi(inArea(<HistoryPanel id="p1" canSee load={async () => []} />))
  await user.click(title())
  expect(await screen.findByText('NESSUNA')).toBeInTheDocument()
})

test('a failure is told and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest
    .fn(async () => commits)
    .mockRejectedValueOnce(new ApiError({ detail: 'Archivio non raggiungibile' }))
  const { user } = renderUi(inArea(<HistoryPanel id="p1" canSee load={load} />))
  await user.click(title())
  expect(await screen.findByText('Archivio non raggiungibile')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'RIPROVA' }))
  expect(await screen.findByRole('link')).toBeInTheDocument()
})

test('what was saved in one go is one line that opens the rest', async () => {
  const part = (_id: string, label: string) => ({ _id, action: 'edit' as const, model: 'FAQ', label })
  const parts = [part('c1', 'Prima?'), part('c2', 'Seconda?'), part('c3', 'Terza?')]
  const commit = { ...(commits[0] as Commit), model: 'FAQ', ref: { label: 'Prima?' }, parts }
  const { user, container } = renderUi(inArea(<HistoryPanel id="p1" canSee load={async () => [commit]} />))
  await user.click(title())
  const rest = await screen.findByRole('group')
  expect(rest).not.toHaveAttribute('open')
  await user.click(screen.getByText('Altre 2 modifiche dello stesso salvataggio'))
  expect(rest).toHaveAttribute('open')
  expect(screen.getByRole('link', { name: 'FAQ: Terza?' })).toHaveAttribute('href', '/admin/feeds/commits/c3')
  expect(await axeViolations(container)).toEqual([])
})

test('without the permission there is no panel', () => {
  renderUi(inArea(<HistoryPanel id="p1" canSee={false} load={async () => commits} />))
  expect(screen.queryByText('MODIFICHE')).not.toBeInTheDocument()
})

test('outside the office a change has no page to open', async () => {
  const { user } = renderUi(inArea(<HistoryPanel id="p1" canSee load={async () => commits} />, 'agent'))
  await user.click(title())
  expect(await screen.findByText('Pratica: EGG-42')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
