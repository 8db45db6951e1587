import { screen } from '@testing-library/react'
import { z } from 'zod'
import { renderShell } from '@/components/shell/test-shell'
import type { Field, ResourceView } from '@/lib/resources/view'
import { recordForm } from './record-form'
import { fakeApi, restoreApi } from './testing'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}))

const FORM: Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true },
  { name: 'cap', label: 'Tetto', kind: 'number', when: { field: 'nome', in: ['capped'] } },
  { name: 'orari', label: 'Orari', kind: 'text' },
]
const PLACE: Field = { name: 'lat', label: 'Posizione', kind: 'position' }
const list = { columns: [], filters: [], defaultSort: 'nome', search: false, orderWithin: null, bulk: [] }
const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list,
  writable: true,
  form: FORM,
  history: [],
}
const schema = z.object({ nome: z.string(), cap: z.number('Indica il tetto.'), orari: z.string().nullable() })
const Form = recordForm(schema)

afterEach(restoreApi)

it('says aloud what is wrong with a field that is not on the form', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const { user } = renderShell(<Form view={view} initial={{ nome: 'x', cap: null, orari: null }} />)
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  expect(await screen.findByText('Indica il tetto.')).toBeVisible()
})

it('shows the server’s message about a part of a field beside the field, and keeps what was typed', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const problem = {
    title: 'Dati non validi',
    detail: 'Controlla i dati.',
    code: 'invalid',
    errors: [{ path: 'orari.0.dalle', message: 'L’ora non è valida.' }],
  }
  fakeApi(() => ({ status: 422, body: problem }))
  const { user } = renderShell(<Form view={view} initial={{ nome: 'x', cap: 1, orari: null }} />)
  await user.type(screen.getByRole('textbox', { name: /Orari/ }), 'tardi')
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  await user.click((await screen.findAllByRole('button', { name: 'CREA' })).at(-1) ?? document.body)
  expect(await screen.findByText('Riga 1: L’ora non è valida.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Orari/ })).toHaveValue('tardi')
})

it('marks the field whose value is already used', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const problem = {
    title: 'Conflitto',
    detail: 'Esiste già un elemento con questi dati.',
    code: 'conflict',
    errors: [{ path: 'nome', message: 'Questo valore è già usato.' }],
  }
  fakeApi(() => ({ status: 409, body: problem }))
  const { user } = renderShell(<Form view={view} initial={{ nome: 'x', cap: 1, orari: null }} />)
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  await user.click((await screen.findAllByRole('button', { name: 'CREA' })).at(-1) ?? document.body)
  expect(await screen.findByText('Questo valore è già usato.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Nome/ })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /Orari/ })).toBeValid()
})

it('marks the half of a position that is missing', async () => {
  const Place = recordForm(z.object({ lat: z.number().nullable(), lng: z.number('Manca.') }))
  const { user } = renderShell(<Place view={{ ...view, form: [PLACE] }} initial={{ lat: 45, lng: null }} />)
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  expect(await screen.findByText('Manca.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Longitudine' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Latitudine' })).toBeValid()
})
