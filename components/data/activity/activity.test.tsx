import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Evento } from '@/lib/activity/schema'
import { RecordActivity } from './activity-timeline'

const evento = (part: Partial<Evento>): Evento => ({
  _id: 'e1',
  tipo: 'nota',
  da: null,
  a: null,
  testo: 'Prova',
  esito: null,
  quando: null,
  pubblico: false,
  chi: 'Anna Consulente',
  at: '2026-11-20T09:30:00.000Z',
  origine: null,
  annullabile: false,
  ...part,
})
const stati = [
  { value: 'bozza', label: 'Bozza' },
  { value: 'perizia', label: 'Perizia' },
]

/** What the time line reads through, to say to it what the server's messages say. */
const shown: { queries?: QueryClient } = {}
function Queries() {
  shown.queries = useQueryClient()
  return null
}

type Answers = Parameters<typeof stubNetwork>[0]

/** A time line whose server keeps what is written. */
function open(first: Evento[], { canShare = true, more = {} }: { canShare?: boolean; more?: Answers } = {}) {
  const items = [...first]
  const calls = stubNetwork({
    'GET /v2/pratiche/p1/activity': () => ({ body: { items, nextCursor: null } }),
    'POST /v2/pratiche/p1/activity': ({ body }) => {
      const written = evento({ ...(body as object), _id: `n${items.length}`, annullabile: true })
      items.unshift(written)
      return { status: 201, body: written }
    },
    ...more,
  })
  const rendered = renderShell(
    <>
      <Queries />
      <RecordActivity path="pratiche" id="p1" stati={stati} canWrite canShare={canShare} />
    </>,
    { area: 'agent' },
  )
  return { ...rendered, items, sent: () => calls.filter(({ method }) => method === 'POST') }
}

/** What the network is waited for, and the end of the wait. */
function held() {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}

const form = () => screen.getByRole('form', { name: 'Aggiungi all’attività' })
const entries = () => screen.findAllByRole('listitem')

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

describe('a time line', () => {
  it('tells steps, calls and notes in the words of people', async () => {
    const { container } = open([
      evento({ tipo: 'stato', da: 'bozza', a: 'perizia', testo: '' }),
      evento({ _id: 'e2', tipo: 'chiamata', esito: 'non_risponde', testo: '' }),
      evento({ _id: 'e3', pubblico: true, testo: 'A giovedì' }),
    ])
    const [step, call, note] = (await entries()) as [HTMLElement, HTMLElement, HTMLElement]
    expect(within(step).getByText('Bozza → Perizia')).toBeVisible()
    expect(within(call).getByText('Non risponde')).toBeVisible()
    expect(within(note).getByText('visibile al cliente')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('takes a note by the keyboard alone, for the office unless it is said otherwise', async () => {
    const { user, sent } = open([])
    await screen.findByText('Ancora nessuna attività')
    await user.click(within(form()).getByRole('textbox'))
    await user.keyboard('Ha chiamato il notaio{Control>}{Enter}{/Control}')
    const [note] = await entries()
    expect(note).toHaveTextContent('Ha chiamato il notaio')
    expect(sent().map(({ body }) => body)).toEqual([
      { tipo: 'nota', testo: 'Ha chiamato il notaio', esito: null, pubblico: false },
    ])
    expect(within(form()).getByRole('textbox')).toHaveValue('')
  })

  it('is written once, however often the keys are pressed while its reply arrives', async () => {
    const { user, sent, items } = open([])
    await screen.findByText('Ancora nessuna attività')
    const field = within(form()).getByRole('textbox')
    await user.type(field, 'Ha chiamato il notaio')
    // A press for each moment of the reply, until its entry is on show: none of them finds the text to send again.
    while (items.length === 0 || screen.queryAllByRole('listitem').length === 0) {
      form().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
      )
      await act(() => Promise.resolve())
    }
    await entries()
    expect(sent()).toHaveLength(1)
    expect(await entries()).toHaveLength(1)
  })

  it('stands there once where the server tells of it before its reply arrives', async () => {
    const items: Evento[] = []
    const reply = held()
    const { user } = open([], {
      more: {
        'GET /v2/pratiche/p1/activity': () => ({ body: { items, nextCursor: null } }),
        'POST /v2/pratiche/p1/activity': async ({ body }) => {
          const written = evento({ ...(body as object), _id: 'n1' })
          items.unshift(written)
          await reply.until
          return { status: 201, body: written }
        },
      },
    })
    await screen.findByText('Ancora nessuna attività')
    await user.type(within(form()).getByRole('textbox'), 'Una nota{Control>}{Enter}{/Control}')
    await act(() => shown.queries?.invalidateQueries() ?? Promise.resolve())
    expect(await entries()).toHaveLength(1)
    reply.release()
    await waitFor(() => expect(within(form()).getByRole('textbox')).toHaveValue(''))
    expect(await entries()).toHaveLength(1)
  })

  it('keeps what is written while an entry is sent, without what was sent', async () => {
    const reply = held()
    const { user } = open([], {
      more: {
        'POST /v2/pratiche/p1/activity': async ({ body }) => {
          await reply.until
          return { status: 201, body: evento(body as object) }
        },
      },
    })
    const field = within(form()).getByRole('textbox')
    await user.type(field, 'La prima{Control>}{Enter}{/Control}')
    await user.type(field, ' e la seconda')
    reply.release()
    await waitFor(() => expect(field).toHaveValue('e la seconda'))
  })

  it('asks how a call ended before it is sent', async () => {
    const { user, sent, container } = open([], { canShare: false })
    await user.click(within(form()).getByRole('radio', { name: 'Chiamata' }))
    await user.click(screen.getByRole('button', { name: 'AGGIUNGI' }))
    expect(await screen.findByText('Scegli com’è andata la chiamata.')).toBeVisible()
    expect(sent()).toEqual([])
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Da richiamare' }))
    await user.click(screen.getByRole('button', { name: 'AGGIUNGI' }))
    expect(await screen.findByText('Scrivi quando richiamare.')).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Non risponde' }))
    await user.click(screen.getByRole('button', { name: 'AGGIUNGI' }))
    await entries()
    expect(sent().map(({ body }) => body)).toEqual([{ tipo: 'chiamata', testo: '', esito: 'non_risponde' }])
  })

  it('keeps what was written when it is refused, and says why', async () => {
    const refusal = {
      status: 422,
      body: { status: 422, title: 'No', errors: [{ path: 'testo', message: 'Troppo lungo.' }] },
    }
    const { user } = open([], { more: { 'POST /v2/pratiche/p1/activity': () => refusal } })
    await user.type(within(form()).getByRole('textbox'), 'Una nota')
    await user.click(screen.getByRole('button', { name: 'AGGIUNGI' }))
    expect(await screen.findByText('Troppo lungo.')).toBeVisible()
    expect(within(form()).getByRole('textbox')).toHaveValue('Una nota')
  })

  it('lets its author take an entry away', async () => {
    const gone: string[] = []
    const { user, items } = open([evento({ annullabile: true }), evento({ _id: 'e2', testo: 'Altra' })], {
      more: {
        'DELETE /v2/pratiche/p1/activity/e1': ({ path }) => {
          gone.push(path)
          items.shift()
          return { status: 204 }
        },
      },
    })
    await entries()
    expect(screen.getAllByRole('button', { name: /^Togli/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Togli: Prova' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(gone).toEqual(['/v2/pratiche/p1/activity/e1'])
  })
})
