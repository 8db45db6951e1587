import type { SystemInfo } from '@/lib/features/system/schema'

const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })
const tenth = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' })

export const count = (value: number) => whole.format(value)
export const percent = (value: number) => `${tenth.format(value)}%`

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** By 1024, as file managers count. */
export function size(bytes: number): string {
  const power = bytes < 1_024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${tenth.format(bytes / 1_024 ** power)} ${UNITS[power]}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "40 s", "3 min", "2 h 5 min", "4 giorni". */
export function duration(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`
  if (seconds < 2 * DAY) {
    const minutes = Math.floor((seconds % HOUR) / MINUTE)
    return `${Math.floor(seconds / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ''}`
  }
  return `${Math.floor(seconds / DAY)} giorni`
}

export const milliseconds = (value: number) =>
  value < 10_000 ? `${count(value)} ms` : duration(value / 1_000)

/** "ogni 5 min", "ogni giorno". */
export function every(minutes: number): string {
  if (minutes === 24 * 60) return 'ogni giorno'
  return `ogni ${duration(minutes * MINUTE).replace(/^1 h$/, 'ora')}`
}

/** What people call the kinds of jobs. */
const TASKS: Record<string, string> = {
  'mail.send': 'Invio di e-mail',
  'mail.wake': 'Ripresa delle e-mail dopo un’interruzione',
  'storage.deliver': 'File da portare nell’archivio',
  'storage.remove': 'File da togliere dall’archivio',
  'storage.sweep': 'Pulizia dei file senza uso',
  'segnalazioni.erase': 'Cancellazione delle segnalazioni senza consenso',
  'privacy.retain': 'Cancellazione dei dati scaduti',
  'agents.reinstate': 'Rientro di un agente',
  'clients.privacy-due': 'Avviso delle richieste privacy senza risposta',
  'jobs.prune': 'Pulizia di quello che è scaduto',
  'cubes.fold': 'Somme dei report',
  'cubes.verify': 'Verifica delle cifre dei report',
  'agents.offboard': 'Consegne di chi lascia la rete',
  'agents.papers-due': 'Avvisi dei documenti che scadono',
  'pratiche.stalled': 'Avvisi delle pratiche ferme',
  'clients.forget-merged': 'Cancellazione dei clienti uniti',
  'rates.import': 'Importazione dei tassi',
  'imports.work': 'Importazioni di file',
  'imports.watch': 'Importazioni ferme da dare per non riuscite',
  'syncs.night': 'Importazione notturna da EGG',
  'syncs.watch': 'Controllo delle importazioni da EGG',
  'news.publish-due': 'Pubblicazione delle news',
  'voti.invite': 'Inviti a votare dopo l’erogazione',
  'predictions.photograph': 'Previsioni della settimana, da conservare',
  'provvigioni.estratti': 'Preparazione degli estratti conto',
  'provvigioni.pdf': 'PDF degli estratti conto',
  'reports.send-due': 'Report da inviare',
  'reports.mail': 'Invio di report per e-mail',
}
export const taskName = (task: string) => TASKS[task] ?? task

/** What people call the queues of the sums. */
const CODE: Record<string, string> = {
  delta_fatti: 'Pratiche',
  delta_lead: 'Richieste',
  delta_stock: 'Stati delle pratiche',
  delta_voti: 'Voti',
  delta_provvigioni: 'Provvigioni',
  delta_incassi: 'Incassi dalle banche',
  delta_previsioni: 'Previsioni',
  delta_foto: 'Previsioni della settimana',
  delta_richieste: 'Richieste di ogni agente',
}
export const queueName = (queue: string) => CODE[queue] ?? queue

export function verdict({ problems }: Pick<SystemInfo, 'problems'>): string {
  if (problems.length === 0) return 'Tutto in ordine'
  return problems.length === 1
    ? 'C’è un problema da controllare'
    : `Ci sono ${problems.length} problemi da controllare`
}
