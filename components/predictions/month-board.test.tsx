import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { boardMonths, columnOf, SCADUTE } from '@/lib/features/predictions/labels'
import { MonthBoard } from './month-board'
import { monthWords } from './prediction-words'

const [now = '', next = ''] = boardMonths()
const late = addMonthsToDay(`${now}-01`, -1)
const titleOf = (month: string) => new RegExp(`^${monthWords(month)}`, 'i')

const card = (id: string, previstaPer: string, overrides = {}) => ({
  _id: id,
  version: 1,
  stato: 'aperta',
  cliente: `Cliente ${id}`,
  praticaId: null,
  previstaPer,
  daRivedereIl: addMonthsToDay(todayInRome(), 1),
  probabilita: 60,
  importo: 150_000,
  agentId: 'io',
  agent: { nome: 'Ada', cognome: 'Rossi' },
  bank: { nome: 'Banca Alfa' },
  ...overrides,
})
type Card = ReturnType<typeof card>
const CARDS = [
  card('a', `${now}-01`),
  card('b', `${next}-01`, { agentId: 'altri' }),
  card('c', late, { daRivedereIl: `${now}-01`, bank: null }),
]

/** A server that keeps its cards: what is moved is where it was put. */
function serve(refuse?: string) {
  const cards = CARDS.map((one) => ({ ...one }))
  const inColumn = (column: string) => cards.filter(({ previstaPer }) => columnOf(previstaPer) === column)
  const columnAsked = (path: string) => {
    const [, to = ''] = (new URL(path, 'http://x').searchParams.get('filter[previstaPer]') ?? '').split('..')
    return columnOf(to || '2999-01-01')
  }
  return stubNetwork({
    'GET /v2/predictions/months': () => ({
      body: {
        io: 'io',
        colonne: [SCADUTE, ...boardMonths()].flatMap((colonna) => {
          const n = inColumn(colonna).length
          return n ? [{ colonna, n, importo: n * 150_000, ponderato: n * 90_000 }] : []
        }),
      },
    }),
    'GET /v2/predictions': ({ path }) => {
      const items = inColumn(columnAsked(path))
      return {
        body: { items, nextCursor: null, prevCursor: null, total: items.length, totalIsCapped: false },
      }
    },
    'POST /v2/predictions/a/move': ({ body }) => {
      if (refuse) return { status: 409, body: { title: 'No', status: 409, code: 'conflict', detail: refuse } }
      const { anno, mese } = body as { anno: number; mese: number }
      const moved = cards[0] as Card
      moved.previstaPer = `${anno}-${String(mese).padStart(2, '0')}-01`
      moved.version = 2
      return { body: moved }
    },
  })
}

/** A network on which the card is seen to leave before it is sent back. */
function slowly() {
  const { fetch } = globalThis
  globalThis.fetch = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return fetch(...asked)
  }
}

const show = () =>
  renderShell(
    <MonthBoard page="/agents/reports/predictions" query="" canEdit showsAgent={false} onClear={() => {}} />,
    { area: 'agent' },
  )
const column = (name: RegExp) => within(screen.getByRole('region', { name }))

it('has a column for what is late and six for the months, each with what it holds', async () => {
  serve()
  const { container } = show()
  expect(await screen.findByRole('link', { name: 'Cliente a' })).toHaveAttribute(
    'href',
    '/agents/reports/predictions/a',
  )
  expect(screen.getAllByRole('region')).toHaveLength(7)
  expect(column(titleOf(now)).getByText('ponderato 90.000 €')).toBeVisible()
  const overdue = column(/^Scadute 1/)
  expect(overdue.getByText('Da rivedere')).toBeVisible()
  expect(overdue.getByText('Senza banca')).toBeVisible()
  expect(await axeViolations(container)).toEqual([])
})

it('moves one’s own card by its menu, and the keyboard goes on from it', async () => {
  const calls = serve()
  const { user } = show()
  await screen.findByRole('link', { name: 'Cliente b' })
  expect(screen.queryByRole('button', { name: 'Sposta la previsione di Cliente b' })).not.toBeInTheDocument()
  screen.getByRole('button', { name: 'Sposta la previsione di Cliente a' }).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(monthWords(next)) }))
  const there = await column(titleOf(next)).findByRole('link', { name: 'Cliente a' })
  expect(await screen.findByText(/Previsione di Cliente a spostata/)).toBeVisible()
  expect(there).toHaveFocus()
  expect(column(titleOf(next)).getByText('ponderato 180.000 €')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    anno: Number(next.slice(0, 4)),
    mese: Number(next.slice(5)),
    version: 1,
  })
})

it('puts a card back where it was, with the reason', async () => {
  // The refusal is told in the console, too.
  jest.spyOn(console, 'error').mockImplementation()
  serve('La previsione è già chiusa: non cambia più.')
  slowly()
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Sposta la previsione di Cliente a' }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(monthWords(next)) }))
  expect(await screen.findByText('La previsione è già chiusa: non cambia più.')).toBeVisible()
  await waitFor(() => expect(column(titleOf(now)).getByRole('link', { name: 'Cliente a' })).toHaveFocus())
  expect(column(titleOf(next)).queryByRole('link', { name: 'Cliente a' })).not.toBeInTheDocument()
})
