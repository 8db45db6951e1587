import 'server-only'
import type { Payload, TaskName } from './payloads'

/** What a job may want to know about its own run. */
export type JobRun = { attempt: number; isLast: boolean }
export type Run<N extends TaskName> = (payload: Payload<N>, run: JobRun) => Promise<void>

type Task<N extends TaskName> = {
  /** The code is loaded when the first job of its kind runs. */
  load: () => Promise<Run<N>>
  /** UTC, crontab notation: the job also runs by the clock, once however many servers there are. */
  cron?: string
}

export const TASKS: { [N in TaskName]: Task<N> } = {
  'mail.send': { load: async () => (await import('@/lib/mail/jobs')).sendQueued },
  'storage.deliver': {
    load: async () => (await import('@/lib/storage/jobs')).deliverFiles,
    cron: '*/10 * * * *',
  },
  'storage.remove': { load: async () => (await import('@/lib/storage/jobs')).removeObject },
  'storage.sweep': {
    load: async () => async () => (await import('@/lib/storage/sweep')).sweepFiles(),
    cron: '45 3 * * *',
  },
  'rates.import': {
    load: async () => (await import('@/lib/features/rates/jobs')).importRates,
    cron: '20 17 * * *',
  },
  'news.publish-due': { load: async () => (await import('@/lib/features/news/jobs')).publishDue },
  'segnalazioni.erase': {
    load: async () => (await import('@/lib/features/segnalazioni/jobs')).eraseUnwilling,
    cron: '15 3 * * *',
  },
  'privacy.retain': {
    load: async () => async () => (await import('@/lib/features/privacy/retain')).retain(),
    cron: '30 3 * * *',
  },
  'jobs.prune': { load: async () => (await import('./prune')).prune, cron: '*/5 * * * *' },
}
