import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { JobProgress } from './job-progress'
import { useLatestJob } from './use-job'

const AT = '2026-11-22T10:00:00.000Z'
const job = (fields: object) => ({
  _id: 'a',
  kind: 'prova',
  title: 'Importazione di clienti.csv',
  state: 'in_corso',
  done: 1_204,
  total: 8_000,
  cancel: false,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

test('says how far the work is, and stops it', async () => {
  let state: object = {}
  const calls = stubNetwork({
    'GET /v2/jobs/a': () => ({ body: job(state) }),
    'POST /v2/jobs/a/cancel': () => {
      state = { cancel: true }
      return { body: job(state) }
    },
  })
  const { user, container } = renderShell(<JobProgress id="a" parts="righe" />)
  expect(await screen.findByText('1.204 di 8.000 righe')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('15')
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: /ANNULLA/ }))
  expect(await screen.findByText('si ferma al prossimo passo…')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  [{ state: 'completato' }, 'Importazione di clienti.csv: completato.'],
  [{ state: 'annullato' }, 'Importazione di clienti.csv: annullato. 1.204 di 8.000 righe'],
  [
    { state: 'fallito', error: 'Il file è vuoto.' },
    'Importazione di clienti.csv: non riuscito. Il file è vuoto.',
  ],
])('tells its end: %j', async (fields, text) => {
  stubNetwork({ 'GET /v2/jobs/a': () => ({ body: job(fields) }) })
  renderShell(
    <JobProgress id="a" parts="righe">
      {() => <p>Il resoconto</p>}
    </JobProgress>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  expect(screen.getByText('Il resoconto')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [false, 1],
  [true, 0],
])(
  'what has ended before it could be followed is told once, unless the page knew: %s',
  async (hasEnded, times) => {
    stubNetwork({ 'GET /v2/jobs/a': () => ({ body: job({ state: 'completato' }) }) })
    const onEnd = jest.fn()
    renderShell(<JobProgress id="a" hasEnded={hasEnded} onEnd={onEnd} />)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/completato/))
    expect(onEnd).toHaveBeenCalledTimes(times)
  },
)

function Again() {
  const latest = useLatestJob('prova')
  return latest ? <JobProgress id={latest._id} /> : null
}

test('is found again by who comes back to the page', async () => {
  const calls = stubNetwork({
    'GET /v2/jobs': () => ({ body: { items: [job({})], nextCursor: null } }),
    'GET /v2/jobs/a': () => ({ body: job({}) }),
  })
  renderShell(<Again />)
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(calls[0]?.path).toBe('/v2/jobs?kind=prova&limit=1')
})
