import { screen, waitFor, within } from '@testing-library/react'
import { chosenRows } from '@/components/data/list/chosen-rows'
import { type Call, fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import type { ResourceView, VerbReply } from '@/lib/resources/view'
import { VerbDialog } from './verb-dialog'

const verb = { id: 'assign', label: 'Assegna', about: 'Decidono i pesi.', fields: [] }
const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: {
    columns: [{ path: 'nome', label: 'Nome', kind: 'title' }],
    filters: [],
    defaultSort: 'nome',
    search: false,
    orderWithin: null,
    bulk: [],
    verbs: [verb],
  },
  writable: true,
  form: [],
  history: [],
}
const rows = ['Uno', 'Due', 'Tre'].map((nome) => ({ _id: nome, version: 4, nome }))
const reply: VerbReply = {
  done: 2,
  lines: [
    { _id: 'Uno', result: 'Maria Rossi', message: null, cautele: [] },
    { _id: 'Due', result: 'Maria Rossi', message: null, cautele: [] },
    { _id: 'Tre', result: null, message: 'È già di qualcuno.', cautele: [] },
  ],
}
const isDoing = ({ body }: Call) => (body as { preview: boolean }).preview === false

afterEach(restoreApi)

function show(answer: (call: Call) => { status?: number; body?: unknown }, some = rows) {
  const calls = fakeApi(answer)
  const [onDone, onClose] = [jest.fn(), jest.fn()]
  const { user } = renderShell(
    <VerbDialog view={view} verb={verb} rows={some} onDone={onDone} onClose={onClose} />,
  )
  return { user, calls, onDone, onClose }
}

it('shows who gets what before anything is done, and names the rows that stay as they are', async () => {
  const { user, calls, onDone, onClose } = show(() => ({ body: reply }))
  const shares = await screen.findByRole('table', { name: 'Dopo la conferma' })
  expect(within(shares).getByRole('row', { name: 'Maria Rossi 2' })).toBeVisible()
  expect(screen.getByText('È già di qualcuno.', { exact: false })).toBeVisible()
  expect(calls.filter(isDoing)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'CONFERMA' }))
  const refused = [{ _id: 'Tre', title: 'Tre', message: 'È già di qualcuno.' }]
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(refused))
  expect(onClose).toHaveBeenCalled()
  const sent = rows.map(({ _id, version }) => ({ _id, version }))
  expect(calls.filter(isDoing)).toEqual([
    { method: 'POST', path: '/v2/prove/assign', body: { rows: sent, values: {}, preview: false } },
  ])
})

it('offers nothing to confirm where every row refuses', async () => {
  const lines = reply.lines.map(({ _id }) => ({ _id, result: null, message: 'No.', cautele: [] }))
  show(() => ({ body: { done: 0, lines } }))
  expect(await screen.findByText('3 righe restano come sono:')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CONFERMA' })).toBeDisabled()
})

it('asks nothing for more rows than one call takes', () => {
  const many = Array.from({ length: 201 }, (_, n) => ({ _id: String(n), version: 1, nome: String(n) }))
  const { calls } = show(() => ({ body: reply }), many)
  expect(screen.getByRole('alert')).toHaveTextContent('Al massimo 200 righe per volta')
  expect(calls).toEqual([])
})

it('takes the rows along where the verb opens a page for them, and changes nothing', async () => {
  const calls = fakeApi(() => ({ body: reply }))
  const opening = { ...verb, opens: '/admin/prove/add' }
  const { user } = renderShell(
    <VerbDialog view={view} verb={opening} rows={rows} onDone={jest.fn()} onClose={jest.fn()} />,
  )
  const next = await screen.findByRole('link', { name: 'PROSEGUI' })
  expect(next).toHaveAttribute('href', '/admin/prove/add?scelti=2')
  next.addEventListener('click', (event) => event.preventDefault())
  await user.click(next)
  expect(chosenRows()).toEqual(['Uno', 'Due'])
  expect(calls.filter(isDoing)).toEqual([])
})
