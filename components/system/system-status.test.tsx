import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { SystemInfo } from '@/lib/features/system/schema'
import { SystemStatus } from './system-status'
import { duration, every, size } from './words'

const INFO: SystemInfo = {
  at: '2026-11-22T10:00:00.000Z',
  problems: [],
  build: {
    version: '0.1.0',
    id: 'abc',
    commit: 'f123fc0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e',
    node: 'v22',
    startedAt: '2026-11-22T09:00:00.000Z',
    uptimeSeconds: 3_600,
  },
  process: {
    rssBytes: 4e8,
    heapBytes: 1e8,
    cpuPercent: 3.2,
    eventLoopP99Ms: 12,
    threads: 1,
    sockets: 3,
    pool: { busy: 2, idle: 5, limit: 10, waiting: 1 },
  },
  backup: {
    endedAt: '2026-11-22T02:00:00.000Z',
    host: 'server-a',
    folder: '/mnt/copie/una',
    limitHours: 26,
    late: false,
  },
  http: { requests: 1_000, fromCache: 950, hitShare: 95, errors: 0, pages: 40 },
  database: {
    version: '17.2',
    bytes: 5e7,
    connections: 12,
    maxConnections: 100,
    longestSeconds: 0,
    waitingForLocks: 0,
    tables: [{ name: 'pratiche', bytes: 1e7, rows: 8_000, dead: 12 }],
  },
  statements: [{ operation: 'SELECT pratiche', calls: 12, totalMs: 900, meanMs: 75, rows: 400 }],
  queue: {
    ready: 0,
    running: 0,
    scheduled: 0,
    failing: 0,
    dead: 1,
    oldestSeconds: 0,
    tasks: [{ task: 'mail.send', ready: 0, running: 0, scheduled: 0, failing: 0, dead: 1, oldestSeconds: 0 }],
  },
  clock: [
    { task: 'jobs.prune', everyMinutes: 5, state: 'never', startedAt: null, durationMs: null, error: '' },
  ],
  cubes: [
    { name: 'delta_fatti', rows: 1_200, oldestSeconds: 40 },
    { name: 'delta_lead', rows: 0, oldestSeconds: 0 },
  ],
  limits: [{ name: 'login', callers: 3, most: 7 }],
  serving: { secure: true, local: false, demo: false },
  mail: { reachable: true, waiting: 1, failing: 1, lastError: 'guasto', lastSentAt: null },
  store: { reachable: true, error: '', waitingBytes: 0 },
  cdn: null,
  disk: { totalBytes: 1e11, freeBytes: 5e10 },
}
const JOB = {
  _id: '7',
  task: 'mail.send',
  state: 'dead',
  attempts: 15,
  maxAttempts: 15,
  error: 'guasto',
  runAt: INFO.at,
  createdAt: INFO.at,
}
const answers = (info: Partial<SystemInfo> = {}) => ({
  'GET /v2/system/info': () => ({ body: { ...INFO, ...info } }),
  'GET /v2/system/jobs': () => ({ body: { items: [JOB] } }),
})

test('says in one sentence that all is well, with the figures under it', async () => {
  stubNetwork(answers())
  const { container } = renderShell(<SystemStatus />)
  expect(await screen.findByText('Tutto in ordine')).toBeTruthy()
  expect(screen.getByText('12 su 100')).toBeTruthy()
  expect(screen.getByText('1.200 in attesa, al più da 40 s')).toBeTruthy()
  expect(screen.getByText('al più 40 s')).toBeTruthy()
  expect(screen.getByText('2 connessioni in uso e 5 libere, 10 al più')).toBeTruthy()
  expect(screen.getByText('8 h')).toBeTruthy()
  expect(screen.getByText('/mnt/copie/una, su server-a')).toBeTruthy()
  expect(screen.getByText('f123fc0a9b8c')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'login 3 7' })).toBeTruthy()
  expect(screen.getByText('mai eseguita')).toBeTruthy()
  expect(await screen.findByText('Invio di e-mail n. 7 · non riusciti')).toBeTruthy()
  expect(await axeViolations(container)).toEqual([])
})

test('says what is wrong and what to do, and shows what is known without the database', async () => {
  const problems = [{ what: 'Il database non risponde.', todo: 'Controlla che sia acceso.' }]
  stubNetwork(answers({ problems, database: null, queue: null, clock: null }))
  renderShell(<SystemStatus />)
  expect(await screen.findByText('C’è un problema da controllare')).toBeTruthy()
  expect(screen.getByText('Il database non risponde.')).toBeTruthy()
  expect(screen.getByText('v22')).toBeTruthy()
})

test.each([
  ['RIPROVA: Invio di e-mail n. 7', 'RIPROVA', 'POST /v2/system/jobs/7/retry'],
  ['SCARTA: Invio di e-mail n. 7', 'SCARTA', 'POST /v2/system/jobs/7/discard'],
  ['ESEGUI ORA: Pulizia di quello che è scaduto', 'ESEGUI', 'POST /v2/system/tasks/jobs.prune/run'],
])('%s asks before it acts', async (button, verb, call) => {
  const calls = stubNetwork({ ...answers(), [call]: () => ({ status: 200, body: {} }) })
  const { user } = renderShell(<SystemStatus />)
  await user.click(await screen.findByRole('button', { name: button }))
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => `POST ${path}`)
  const dialog = await screen.findByRole('dialog')
  expect(sent()).toEqual([])
  expect(dialog.textContent).not.toContain('undefined')
  await user.click(screen.getByRole('button', { name: verb }))
  await waitFor(() => expect(sent()).toEqual([call]))
})

test('words of figures', () => {
  expect([duration(40), duration(200), duration(7_500), duration(400_000)]).toEqual([
    '40 s',
    '3 min',
    '2 h 5 min',
    '4 giorni',
  ])
  expect([every(5), every(60), every(1_440), every(10_080)]).toEqual([
    'ogni 5 min',
    'ogni ora',
    'ogni giorno',
    'ogni 7 giorni',
  ])
  expect([size(512), size(1_536), size(5e9)]).toEqual(['512 B', '1,5 kB', '4,7 GB'])
})
