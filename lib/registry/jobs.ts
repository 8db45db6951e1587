import 'server-only'
import { NIGHT_CRON } from '@/lib/features/syncs/night'
import type { TaskName } from '@/lib/jobs/payloads'
import type { Run } from '@/lib/jobs/run'
import { BACKFILLS } from './backfills'

type Task<N extends TaskName> = {
  /** The code is loaded when the first job of its kind runs. */
  load: () => Promise<Run<N>>
  /** UTC, crontab notation: the job also runs by the clock, once however many servers there are. */
  cron?: string
}

export const TASKS: { [N in TaskName]: Task<N> } = {
  'mail.send': { load: async () => (await import('@/lib/mail/jobs')).sendQueued },
  'mail.wake': { load: async () => (await import('@/lib/mail/wake')).wakeMails, cron: '* * * * *' },
  'storage.deliver': {
    load: async () => (await import('@/lib/storage/jobs')).deliverFiles,
    cron: '*/10 * * * *',
  },
  'storage.remove': { load: async () => (await import('@/lib/storage/jobs')).removeObject },
  'storage.sweep': {
    load: async () => async () => (await import('@/lib/storage/sweep')).sweepFiles(),
    cron: '45 3 * * *',
  },
  'storage.survey': { load: async () => (await import('@/lib/features/files/storage/survey')).survey },
  'rates.import': {
    load: async () => (await import('@/lib/features/rates/jobs')).importRates,
    cron: '20 17 * * *',
  },
  'leads.tell': { load: async () => (await import('@/lib/features/leads/jobs')).tellOwner },
  'partners.deliver': { load: async () => (await import('@/lib/features/partners/deliver')).deliver },
  'agents.offboard': { load: async () => (await import('@/lib/features/agents/jobs')).offboard },
  'agents.reinstate': { load: async () => (await import('@/lib/features/agents/give-back')).giveBack },
  'provvigioni.estratti': {
    load: async () => (await import('@/lib/features/provvigioni/estratti/prepare-month')).prepareMonth,
  },
  'provvigioni.pdf': {
    load: async () => (await import('@/lib/features/provvigioni/estratti/store-pdf')).storePdf,
  },
  'agents.papers-due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/agents/papers-due')).tellPapersDue()),
    cron: '40 4 * * *',
  },
  'formazione.remind': {
    load: async () => (await import('@/lib/features/formazione/tell-missing')).remindAll,
  },
  'formazione.due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/formazione/tell-missing')).tellDue()),
    cron: '55 4 * * *',
  },
  'formazione.hours-due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/formazione/tell-hours')).tellHoursDue()),
    cron: '10 5 * * *',
  },
  'whistleblowing.due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/whistleblowing/tell-due')).tellReportsDue()),
    cron: '15 5 * * *',
  },
  'reclami.due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/reclami/tell-due')).tellComplaintsDue()),
    cron: '5 5 * * *',
  },
  'riesami.due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/pratiche/riesami/tell-due')).tellReviewsDue()),
    cron: '20 5 * * *',
  },
  'compliance.pack': { load: async () => (await import('@/lib/features/compliance/make-pack')).makePack },
  'firma.check': {
    load: async () => async () =>
      (await import('@/lib/features/materials/firma/tell-outdated')).tellOutdated(),
    cron: '25 4 * * *',
  },
  'materials.batch': { load: async () => (await import('@/lib/features/materials/draw-batch')).drawBatch },
  'materials.check': {
    load: async () => async () => (await import('@/lib/features/materials/jobs')).checkMaterials(),
    cron: '15 4 * * *',
  },
  'pratiche.stalled': {
    load: async () => async () =>
      void (await (await import('@/lib/features/pratiche/tell-stalled')).tellStalled()),
    cron: '50 4 * * *',
  },
  'identification.care': {
    load: async () => async () =>
      (await import('@/lib/features/aml/identification/jobs')).careForIdentifications(),
    cron: '5 4 * * *',
  },
  'incarichi.archive': {
    load: async () => (await import('@/lib/features/incarichi/archive')).archiveMandate,
  },
  'incarichi.expire': {
    load: async () => (await import('@/lib/features/incarichi/jobs')).expireMandates,
    cron: '15 22,23 * * *',
  },
  'quotes.withdrawal': {
    load: async () => async () =>
      void (await (await import('@/lib/features/saved-quotes/remind-withdrawal')).remindWithdrawal()),
    cron: '0 8 * * *',
  },
  'imports.work': { load: async () => (await import('@/lib/imports/jobs')).work },
  'imports.watch': {
    load: async () => (await import('@/lib/imports/jobs')).watchImports,
    cron: '*/5 * * * *',
  },
  'syncs.night': {
    load: async () => (await import('@/lib/features/syncs/jobs')).nightly,
    cron: NIGHT_CRON,
  },
  'syncs.watch': {
    load: async () => (await import('@/lib/features/syncs/jobs')).watchSyncs,
    cron: '*/10 * * * *',
  },
  // Shortly after midnight in Italy, in summer and in winter.
  'quotes.expire': {
    load: async () => (await import('@/lib/features/saved-quotes/jobs')).expireQuotes,
    cron: '10 22,23 * * *',
  },
  'price-tables.close': {
    load: async () => (await import('@/lib/features/price-tables/jobs')).closeEnded,
    cron: '5 22,23 * * *',
  },
  'predictions.photograph': {
    load: async () => (await import('@/lib/features/predictions/jobs')).photograph,
    cron: '20 2 * * *',
  },
  'tickets.clock': {
    load: async () => (await import('@/lib/features/tickets/jobs')).clock,
    cron: '*/2 * * * *',
  },
  'tickets.recount': { load: async () => (await import('@/lib/features/tickets/jobs')).recount },
  'news.publish-due': { load: async () => (await import('@/lib/features/news/jobs')).publishDue },
  'comunicazioni.publish': {
    load: async () => (await import('@/lib/features/comunicazioni/jobs')).publishDue,
  },
  'comunicazioni.watch': {
    load: async () => (await import('@/lib/features/comunicazioni/jobs')).watchAnnouncements,
    cron: '*/5 * * * *',
  },
  'comunicazioni.newcomers': {
    load: async () => (await import('@/lib/features/comunicazioni/newcomers')).reachNewcomers,
    cron: '*/10 * * * *',
  },
  'reports.send-due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/report-schedules/jobs')).sendDue()),
    cron: '*/10 * * * *',
  },
  'reports.mail': { load: async () => (await import('@/lib/features/report-schedules/jobs')).mailReport },
  'segnalazioni.erase': {
    load: async () => (await import('@/lib/features/leads/segnalazioni/jobs')).eraseUnwilling,
    cron: '15 3 * * *',
  },
  'privacy.retain': {
    load: async () => async () => (await import('@/lib/features/privacy/retain')).retain(),
    cron: '30 3 * * *',
  },
  'backfills.work': {
    load: async () => async () => (await import('@/lib/jobs/backfill')).workBackfills(BACKFILLS),
    cron: '* * * * *',
  },
  'cdn.purge': {
    load: async () => async () => (await import('@/lib/features/system/cdn/purge')).purgeCdn(),
    cron: '* * * * *',
  },
  'cubes.fold': { load: async () => (await import('@/lib/cubes/jobs')).foldCubes, cron: '* * * * *' },
  'cubes.verify': { load: async () => (await import('@/lib/cubes/jobs')).verifyCubes, cron: '10 4 * * *' },
  'clients.forget-merged': {
    load: async () => (await import('@/lib/features/clients/jobs')).forgetMerged,
    cron: '40 3 * * *',
  },
  'clients.privacy-due': {
    load: async () => async () =>
      void (await (await import('@/lib/features/clients/privacy-due')).tellPrivacyDue()),
    cron: '35 4 * * *',
  },
  'voti.invite': {
    load: async () => (await import('@/lib/features/ratings/jobs')).inviteDue,
    cron: '30 7 * * *',
  },
  'jobs.prune': {
    load: async () => (await import('@/lib/features/privacy/prune')).prune,
    cron: '*/5 * * * *',
  },
}
