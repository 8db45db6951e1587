import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clockTasks, everyMinutes } from './clock'
import { plainError } from './plain-error'
import { problemsOf } from './problems'
import { samplesOf } from './process-figures'
import { sourceCommit } from './source-commit'

test.each([
  ['*/5 * * * *', 5],
  ['* * * * *', 1],
  ['7 * * * *', 60],
  ['7 */6 * * *', 360],
  ['45 3 * * *', 1_440],
  ['45 3 * * 1', 10_080],
  ['45 3 1 * *', 44_640],
])('%s comes every %i minutes', (cron, minutes) => expect(everyMinutes(cron)).toBe(minutes))

test('every task of the clock has a pause', () => {
  for (const [, cron] of clockTasks()) expect(everyMinutes(cron)).toBeGreaterThan(0)
})

test('an Italian sentence stays as it is', () => {
  expect(plainError('Il file da importare non c’è più.')).toBe('Il file da importare non c’è più.')
  expect(plainError(null)).toBe('')
})

test('figures are read from the text for Prometheus', () => {
  const text = '# HELP a b\na{x="1",y="2"} 3\na{x="2"} 4\nab 5\n'
  expect(samplesOf(text, 'a')).toEqual([
    { labels: 'x="1",y="2"', value: 3 },
    { labels: 'x="2"', value: 4 },
  ])
  expect(samplesOf(text, 'ab')).toEqual([{ labels: '', value: 5 }])
})

const FINE: Parameters<typeof problemsOf>[0] = {
  at: '',
  build: { version: null, id: null, commit: null, node: '', startedAt: '', uptimeSeconds: 0 },
  process: {
    rssBytes: 0,
    heapBytes: 0,
    cpuPercent: 0,
    eventLoopP99Ms: null,
    threads: null,
    sockets: null,
    pool: { busy: 1, idle: 3, limit: 10, waiting: 0 },
  },
  backup: { endedAt: '2026-11-22T02:00:00.000Z', host: 'a', folder: '/b', limitHours: 26, late: false },
  http: null,
  database: {
    version: '17',
    bytes: 0,
    connections: 5,
    maxConnections: 100,
    longestSeconds: 0,
    waitingForLocks: 0,
    tables: [],
  },
  statements: null,
  queue: { ready: 0, running: 0, scheduled: 0, failing: 0, dead: 0, oldestSeconds: 0, tasks: [] },
  clock: [],
  cubes: [{ name: 'delta_fatti', rows: 4, oldestSeconds: 30 }],
  limits: [],
  serving: { secure: false, local: true, demo: true },
  mail: { reachable: true, waiting: 0, failing: 0, lastError: '', lastSentAt: null },
  store: { reachable: true, error: '', waitingBytes: 0 },
  cdn: null,
  disk: { totalBytes: 100, freeBytes: 50 },
}

test('says nothing where everything is in order, and otherwise what is wrong and what to do', () => {
  expect(problemsOf(FINE)).toEqual([])
  const wrong = problemsOf({
    ...FINE,
    database: {
      ...(FINE.database as NonNullable<typeof FINE.database>),
      connections: 95,
      longestSeconds: 600,
    },
    queue: { ...(FINE.queue as NonNullable<typeof FINE.queue>), ready: 3, oldestSeconds: 1_200 },
    mail: { ...FINE.mail, reachable: false },
    store: { ...FINE.store, reachable: false, error: 'Il bucket non esiste.' },
    disk: { totalBytes: 100, freeBytes: 5 },
    cubes: [
      { name: 'delta_fatti', rows: 4_000, oldestSeconds: 1_200 },
      { name: 'delta_lead', rows: 0, oldestSeconds: 0 },
    ],
    cdn: { waiting: 2, oldestSeconds: 90, error: 'La CDN ha un guasto (503): si riprova più tardi.' },
    backup: { endedAt: null, host: '', folder: '', limitHours: 26, late: true },
    process: { ...FINE.process, pool: { busy: 10, idle: 0, limit: 10, waiting: 2 } },
    serving: { secure: false, local: false, demo: true },
  })
  expect(wrong.map(({ what }) => what)).toEqual([
    'Sul disco resta il 5%.',
    'L’archivio dei file non si può scrivere.',
    'Il server della posta non risponde.',
    'Le connessioni al database sono 95 su 100.',
    'Una transazione è aperta da 10 minuti.',
    'La coda è ferma da 20 minuti.',
    'Le somme dei report sono indietro di 20 minuti: 4000 variazioni aspettano.',
    'Non c’è ancora nessuna copia di sicurezza.',
    'La CDN non sa ancora che cosa è cambiato: chi visita il sito può leggere pagine vecchie.',
    '2 richieste aspettano una connessione al database.',
    'L’indirizzo del sito comincia con http.',
    'Sono attivi i dati di prova, con password conosciute.',
  ])
  expect(wrong.every(({ todo }) => todo.endsWith('.'))).toBe(true)
})

test('the commit is read from where the sources’ history is', () => {
  expect(sourceCommit('/nowhere')).toBeNull()
  const root = mkdtempSync(path.join(tmpdir(), 'commit-'))
  const [one, two] = ['1'.repeat(40), '2'.repeat(40)]
  mkdirSync(path.join(root, '.git'))
  writeFileSync(path.join(root, '.git/HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(path.join(root, '.git/packed-refs'), `# pack-refs\n${one} refs/heads/main\n`)
  expect(sourceCommit(root)).toBe(one)
  writeFileSync(path.join(root, '.git/HEAD'), `${two}\n`)
  expect(sourceCommit(root)).toBe(two)
  rmSync(root, { recursive: true })
})
