import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { ContentPreview } from '@/components/content/preview'
import { RecordActivity } from '@/components/data/activity/activity-timeline'
import { fakeApi, type Reply, restoreApi } from '@/components/data/list/testing'
import { useRowQuery } from '@/components/data/list/use-row-query'
import { renderShell } from '@/components/shell/test-shell'
import { api } from '@/lib/http/client'
import { QueryProblem } from './query-problem'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

/** What every message of /ws and every return to the window does. */
function Refresh() {
  const queries = useQueryClient()
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Aggiorna
    </button>
  )
}

const broken: Reply = {
  status: 500,
  body: { title: 'No', code: 'internal', status: 500, detail: 'Qualcosa non va.', requestId: 'r-1' },
}

/** A server that answers until it is broken. */
function server(body: unknown) {
  const state = { isBroken: false }
  fakeApi(() => (state.isBroken ? broken : { body }))
  return state
}

function Card() {
  const [typed, setTyped] = useState('')
  const found = useQuery({ queryKey: ['prova'], queryFn: () => api.get('/jobs'), meta: { silent: true } })
  return (
    <>
      <QueryProblem query={found} />
      {found.data && (
        <input aria-label="Nota" value={typed} onChange={(event) => setTyped(event.target.value)} />
      )}
    </>
  )
}

const evento = {
  _id: 'e1',
  tipo: 'nota',
  da: null,
  a: null,
  testo: 'Richiamare lunedì.',
  esito: null,
  quando: null,
  pubblico: false,
  chi: 'Anna Consulente',
  at: '2026-11-20T09:30:00.000Z',
  annullabile: false,
}

/** A record as its page has it: given with the page, and read again whenever something happens. */
function RecordPage() {
  const { row, query } = useRowQuery('pratiche', { _id: 'p-1', codice: 'P26-PROVA' })
  return (
    <>
      <QueryProblem query={query} />
      <h1>{row.codice}</h1>
    </>
  )
}

/** A screen, what the server says for it, and what must stay when it says nothing more. */
const SCREENS = [
  ['a card', <Card key="card" />, {}, () => screen.findByLabelText('Nota')],
  [
    'the preview of a page',
    <ContentPreview key="preview" html="<p>Ciao</p>">
      {(html) => <p>{html}</p>}
    </ContentPreview>,
    { html: 'Il testo', company: {} },
    () => screen.findByText('Il testo'),
  ],
  [
    'the time line of a record',
    <RecordActivity key="activity" path="clients" id="c-1" stati={[]} canWrite />,
    { items: [evento], nextCursor: null },
    () => screen.findByText('Richiamare lunedì.'),
  ],
  [
    'the page of a record',
    <RecordPage key="record" />,
    { _id: 'p-1', codice: 'P26-PROVA' },
    () => screen.findByRole('heading', { name: 'P26-PROVA' }),
  ],
] as const

it.each(SCREENS)('%s stays when a refresh fails, and says so', async (_name, node, body, shown) => {
  const state = server(body)
  const { user } = renderShell(
    <>
      {node}
      <Refresh />
    </>,
  )
  await shown()
  state.isBroken = true
  await user.click(screen.getByRole('button', { name: 'Aggiorna' }))
  expect(await screen.findByText('Non aggiornato')).toBeVisible()
  await shown()
  state.isBroken = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await shown()
})

it('keeps what was typed', async () => {
  const state = server({})
  const { user } = renderShell(
    <>
      <Card />
      <Refresh />
    </>,
  )
  await user.type(await screen.findByLabelText('Nota'), 'domani alle 9')
  state.isBroken = true
  await user.click(screen.getByRole('button', { name: 'Aggiorna' }))
  await screen.findByText('Non aggiornato')
  expect(screen.getByLabelText('Nota')).toHaveValue('domani alle 9')
})

it('is an error where nothing was ever read', async () => {
  server({}).isBroken = true
  renderShell(<Card />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Qualcosa non va.')
})
