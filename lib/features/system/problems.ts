import { elided } from '@/lib/italian/elided'
import { QUEUE_LATE_S, QUEUE_STOPPED_S } from '@/lib/jobs/due'
import type { SystemInfo } from './schema'

type Problem = SystemInfo['problems'][number]
type Figures = Omit<SystemInfo, 'problems'>

const MINUTE = 60
const LONG_TRANSACTION = 5 * MINUTE
const FULL = 0.9
const LITTLE_DISK = 0.1
/** In seconds. */
const LATE_PURGE = 30
const LONG_QUEUE = 10 * MINUTE

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const problem = (isThere: boolean, what: string, todo: string): Problem[] => (isThere ? [{ what, todo }] : [])

/** What is wrong, the gravest first, each with what to do about it. */
export function problemsOf(figures: Figures): Problem[] {
  const { database, mail, store, disk } = figures
  const free = disk ? disk.freeBytes / disk.totalBytes : 1
  return [
    ...problem(
      !database,
      'Il database non risponde.',
      'Controlla che PostgreSQL sia acceso e raggiungibile.',
    ),
    ...problem(
      free < LITTLE_DISK,
      `Sul disco resta ${elided('il', `${Math.round(free * 100)}%`)}.`,
      'Libera spazio: senza, il database si ferma.',
    ),
    ...problem(
      !store.reachable,
      'L’archivio dei file non si può scrivere.',
      `I file caricati aspettano nel database. ${store.error}`.trim(),
    ),
    ...problem(
      !mail.reachable,
      'Il server della posta non risponde.',
      'Le e-mail aspettano in coda e partiranno da sole: controlla il servizio.',
    ),
    ...ofDatabase(database),
    ...ofQueue(figures),
    ...ofClock(figures.clock),
    ...ofCubes(figures.cubes),
    ...ofBackup(figures.backup),
    ...ofCdn(figures.cdn),
    ...problem(
      figures.process.pool.waiting > 0,
      `${some(figures.process.pool.waiting, 'richiesta aspetta', 'richieste aspettano')} una connessione al database.`,
      'Se dura, alza DATABASE_POOL o cerca la transazione che non finisce.',
    ),
    ...ofServing(figures.serving),
  ]
}

function ofDatabase(database: SystemInfo['database']): Problem[] {
  if (!database) return []
  const { connections, maxConnections, longestSeconds } = database
  return [
    ...problem(
      connections > FULL * maxConnections,
      `Le connessioni al database sono ${connections} su ${maxConnections}.`,
      'Riduci quelle di ogni server, o alza il limite di PostgreSQL.',
    ),
    ...problem(
      longestSeconds > LONG_TRANSACTION,
      `Una transazione è aperta da ${Math.round(longestSeconds / MINUTE)} minuti.`,
      'Può fermare le altre: cerca chi la tiene aperta.',
    ),
  ]
}

function ofQueue({ queue }: Figures): Problem[] {
  if (!queue) return []
  return [
    ...problem(
      queue.dead > 0,
      `${some(queue.dead, 'lavoro ha', 'lavori hanno')} finito i tentativi.`,
      'Leggi l’errore nella coda, poi riprova o scarta.',
    ),
    ...problem(
      queue.oldestSeconds >= QUEUE_STOPPED_S,
      `La coda è ferma da ${Math.round(queue.oldestSeconds / MINUTE)} minuti.`,
      'Controlla che un processo esegua i lavori, e riavvialo.',
    ),
    ...problem(
      queue.oldestSeconds >= QUEUE_LATE_S && queue.oldestSeconds < QUEUE_STOPPED_S,
      `La coda è in ritardo: un lavoro aspetta da ${Math.round(queue.oldestSeconds)} secondi.`,
      'Se fra qualche minuto non è scesa da sola, controlla che un processo esegua i lavori.',
    ),
  ]
}

function ofClock(clock: SystemInfo['clock']): Problem[] {
  const named = (state: string) =>
    (clock ?? []).filter((task) => task.state === state).map(({ task }) => task)
  const [late, failed] = [named('late'), named('failed')]
  return [
    ...problem(
      late.length > 0,
      `In ritardo: ${late.join(', ')}.`,
      'Controlla che un processo esegua i lavori, poi esegui l’attività a mano.',
    ),
    ...problem(
      failed.length > 0,
      `L’ultima volta non è riuscita: ${failed.join(', ')}.`,
      'Leggi l’errore, poi eseguila di nuovo.',
    ),
  ]
}

/** Sums are added up every minute; what waits is counted in every report all the same, row by row. */
function ofCubes(cubes: SystemInfo['cubes']): Problem[] {
  const waiting = (cubes ?? []).filter(({ rows }) => rows > 0)
  const rows = waiting.reduce((sum, queue) => sum + queue.rows, 0)
  const oldest = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds ?? 0))
  return problem(
    oldest > LONG_QUEUE,
    `Le somme dei report sono indietro di ${Math.round(oldest / MINUTE)} minuti: ${some(rows, 'variazione aspetta', 'variazioni aspettano')}.`,
    'Le cifre restano esatte, ma i report rallentano: esegui l’attività «Somme dei report».',
  )
}

function ofBackup(backup: SystemInfo['backup']): Problem[] {
  return problem(
    backup?.late === true,
    backup?.endedAt
      ? `L’ultima copia di sicurezza ha più di ${backup.limitHours} ore.`
      : 'Non c’è ancora nessuna copia di sicurezza.',
    'Controlla che npm run backup sia eseguito ogni notte, e che riesca.',
  )
}

/** A first try that fails is followed by others within seconds. */
function ofCdn(cdn: SystemInfo['cdn']): Problem[] {
  if (!cdn) return []
  return problem(
    cdn.oldestSeconds > LATE_PURGE,
    'La CDN non sa ancora che cosa è cambiato: chi visita il sito può leggere pagine vecchie.',
    cdn.error || 'Controlla che un processo esegua i lavori.',
  )
}

/** What is as it should be on somebody's own machine, and wrong where others come. */
function ofServing({ secure, local, demo }: SystemInfo['serving']): Problem[] {
  return [
    ...problem(
      !secure && !local,
      'L’indirizzo del sito comincia con http.',
      'Metti un certificato davanti al server e scrivi https in SITE_URL: i cookie e le password passano in chiaro.',
    ),
    ...problem(
      demo && !local,
      'Sono attivi i dati di prova, con password conosciute.',
      'Spegni DEMO e togli gli account di prova.',
    ),
  ]
}
