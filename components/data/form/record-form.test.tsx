import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { z } from 'zod'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import type { Field, ResourceView } from '@/lib/resources/view'
import { recordForm } from './record-form'

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

it('names words of advertising that were refused, and sends why they stay', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const trovata = {
    espressione: 'facile',
    scritta: 'facile',
    gravita: 'rischiosa',
    motivo: 'lascia intendere',
  }
  const problem = {
    title: 'Dati non validi',
    detail: 'Nel testo ci sono parole da non usare.',
    code: 'invalid',
    errors: [{ path: 'orari', message: '«facile» (rischiosa): lascia intendere.' }],
    parole: { trovate: [trovata], siPossonoTenere: true },
  }
  const sent: unknown[] = []
  fakeApi(({ body }) => {
    sent.push(body)
    return sent.length === 1
      ? { status: 422, body: problem }
      : { status: 201, body: { _id: 'p1', version: 1 } }
  })
  const { user } = renderShell(<Form view={view} initial={{ nome: 'x', cap: 1, orari: null }} />)
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'CREA' }))
    await user.click((await screen.findAllByRole('button', { name: 'CREA' })).at(-1) ?? document.body)
  }
  await user.type(screen.getByRole('textbox', { name: /Orari/ }), 'facile')
  await press()
  const notice = await screen.findByRole('region', { name: 'Parole da non usare' })
  expect(notice).toHaveTextContent('«facile» (rischiosa): lascia intendere.')
  await user.type(within(notice).getByRole('textbox'), 'Lo dice un libro che citiamo.')
  await press()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ orari: 'facile', motivoParole: 'Lo dice un libro che citiamo.' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Parole da non usare' })).toBeNull())
})

it('marks the half of a position that is missing', async () => {
  const Place = recordForm(z.object({ lat: z.number().nullable(), lng: z.number('Manca.') }))
  const { user } = renderShell(<Place view={{ ...view, form: [PLACE] }} initial={{ lat: 45, lng: null }} />)
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  expect(await screen.findByText('Manca.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Longitudine' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Latitudine' })).toBeValid()
})

it('leaves a position as it is typed or pasted', async () => {
  const Place = recordForm(z.object({ lat: z.number().nullable(), lng: z.number().nullable() }))
  const { user } = renderShell(<Place view={{ ...view, form: [PLACE] }} initial={{ lat: null, lng: null }} />)
  const latitude = screen.getByRole('textbox', { name: 'Latitudine' })
  await user.type(latitude, '43,8430123')
  expect(latitude).toHaveValue('43,8430123')
  await user.tab()
  expect(latitude).toHaveValue('43,8430123')
})

const Preview = ({ values }: { values: Record<string, unknown> }) => <h2>Pagina: {String(values.nome)}</h2>

describe('the bar of a form', () => {
  const row = { _id: 'p1', version: 1, nome: 'Prima', cap: 1, orari: null }

  it('answers Ctrl S with what changes, and Enter confirms', async () => {
    const calls = fakeApi(({ body }) => ({ body: { ...row, ...(body as object), version: 2 } }))
    const { user } = renderShell(<Form view={view} row={row} />)
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const name = screen.getByRole('textbox', { name: /Nome/ })
    await user.clear(name)
    await user.type(name, 'Dopo{Control>}s{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Confermi la modifica?' })
    expect(dialog).toHaveTextContent('Cambia un campo:NomePrima → Dopo')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'MODIFICA' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { nome: 'Dopo', version: 1 },
    ])
  })

  it('shows the page of what is written without saving, and what is wrong beside its field', async () => {
    const calls = fakeApi(() => ({ body: row }))
    const Shown = recordForm(schema, undefined, { Preview })
    const { user } = renderShell(<Shown view={view} row={row} />)
    const name = screen.getByRole('textbox', { name: /Nome/ })
    await user.type(name, ' e dopo')
    await user.click(screen.getByRole('button', { name: 'Anteprima' }))
    expect(screen.getByRole('heading', { name: 'Pagina: Prima e dopo' })).toBeVisible()
    expect(name).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Torna al modulo' }))
    expect(name).toHaveValue('Prima e dopo')
    expect(calls).toEqual([])
  })
})

const row = (version: number, orari: string) => ({ _id: 'uno', nome: 'x', cap: 1, orari, version })

/** A record beside which a verb changes what the form does not show. */
function Page() {
  const [now, setNow] = useState(row(1, 'prima'))
  return (
    <>
      <button type="button" onClick={() => setNow(row(now.version + 1, 'dopo'))}>
        Verbo
      </button>
      <Form view={view} row={now} />
    </>
  )
}

it('goes on from what a verb elsewhere on the page has changed, and keeps what is being typed', async () => {
  const { user } = renderShell(<Page />)
  const orari = screen.getByRole('textbox', { name: /Orari/ })
  await user.click(screen.getByRole('button', { name: 'Verbo' }))
  expect(orari).toHaveValue('dopo')
  await user.type(orari, ' ancora')
  await user.click(screen.getByRole('button', { name: 'Verbo' }))
  expect(orari).toHaveValue('dopo ancora')
})
