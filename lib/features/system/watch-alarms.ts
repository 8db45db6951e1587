import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { formatInstant } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { HOST } from '@/lib/core/process-name'
import { counted } from '@/lib/italian/counted'
import { oldestDueSeconds, QUEUE_LATE_S, QUEUE_STOPPED_S } from '@/lib/jobs/due'
import { deliver } from '@/lib/mail/transport'
import { writtenMail } from '@/lib/mail/written'
import { backupFigures } from './backups'
import { cdnFigures } from './cdn/figures'

const LOOK_MS = 60_000
/** So many looks in a row: a job that a killed worker gives back has been due since it began, and is taken at once. */
const LOOKS = 2

/** What a look has found: `wrong` raises the alarm, `fine` ends it, between the two it stays as it is. */
type Found = { state: 'wrong' | 'fine' | 'between'; che: string }

type AlarmRule = { name: string; titolo: string; look(): Promise<Found> }

const QUEUE_ALARM: AlarmRule = {
  name: 'queue',
  titolo: 'La coda dei lavori è ferma',
  look: async () => {
    const seconds = await oldestDueSeconds()
    if (seconds < QUEUE_LATE_S)
      return { state: 'fine', che: 'La coda lavora di nuovo: niente aspetta da più di un minuto.' }
    const minutes = Math.round(seconds / 60)
    return {
      state: seconds >= QUEUE_STOPPED_S ? 'wrong' : 'between',
      che: `Un lavoro aspetta da ${minutes} minuti: e-mail, importazioni e somme dei report sono ferme o in ritardo.`,
    }
  },
}

const BACKUP_ALARM: AlarmRule = {
  name: 'backup',
  titolo: 'La copia di sicurezza manca o è vecchia',
  look: async () => {
    const { endedAt, limitHours, late } = await backupFigures()
    if (!late) return { state: 'fine', che: 'C’è di nuovo una copia recente.' }
    const last = endedAt
      ? `L’ultima copia completa è di ${formatInstant(endedAt)}`
      : 'Non c’è ancora nessuna copia completa'
    return {
      state: 'wrong',
      che: `${last}: ne è prevista una ogni ${limitHours} ore. Controlla perché npm run backup non riesce.`,
    }
  },
}

/** After how many seconds that the CDN could not be told: a failure of a moment is over by then. */
const UNTOLD_S = 300

const CDN_ALARM: AlarmRule = {
  name: 'cdn',
  titolo: 'La CDN non sa che cosa è cambiato',
  look: async () => {
    const told = await cdnFigures()
    if (!told || told.waiting === 0)
      return { state: 'fine', che: 'La CDN sa di nuovo tutto quello che è cambiato.' }
    const { oldestSeconds, error } = told
    const minutes = counted(Math.round(oldestSeconds / 60), 'minuto', 'minuti')
    return {
      state: oldestSeconds >= UNTOLD_S ? 'wrong' : 'between',
      che: `Da ${minutes} chi visita il sito può leggere pagine vecchie. ${error}`.trim(),
    }
  },
}

/** What is watched besides. */
export const ALARMS: readonly AlarmRule[] = [QUEUE_ALARM, BACKUP_ALARM, CDN_ALARM]

/**
 * Looks every minute whether something of the system stands still, and tells whoever manages it: once when it begins, once
 * when it is over, however many servers look. The mails do not pass by the queue, which may be what stands still.
 */
export function watchAlarms(rules = ALARMS, lookMs = LOOK_MS): { close(): void } {
  const wrongs = new Map<string, number>()
  let isLooking = false
  const step = async () => {
    // A look that takes long, because the mail server does, is not joined by the next.
    if (isLooking) return
    isLooking = true
    for (const rule of rules)
      await lookAt(rule, wrongs).catch((err: unknown) =>
        logger().warn({ err, alarm: rule.name }, 'alarm could not be looked at or told'),
      )
    isLooking = false
  }
  const timer = setInterval(() => void step(), lookMs)
  timer.unref()
  return { close: () => clearInterval(timer) }
}

async function lookAt(rule: AlarmRule, wrongs: Map<string, number>): Promise<void> {
  const { state, che } = await rule.look()
  const wrong = state === 'wrong' ? (wrongs.get(rule.name) ?? 0) + 1 : 0
  wrongs.set(rule.name, wrong)
  if (wrong >= LOOKS) await tellAlarm(rule, che, false)
  else if (state === 'fine') await tellAlarm(rule, che, true)
}

/** Tells that it has begun, or is over, unless that is known already; what nobody could be told is told at the next look. */
export async function tellAlarm({ name, titolo }: AlarmRule, che: string, finito: boolean): Promise<void> {
  // Nearly every look ends here.
  if ((await db().alarm.count({ where: { name } })) === (finito ? 0 : 1)) return
  await withTransaction(
    async (tx) => {
      const since = finito ? await end(tx, name) : await begin(tx, name)
      if (!since) return
      logger()[finito ? 'info' : 'error']({ alarm: name, che }, finito ? 'alarm is over' : 'alarm')
      await mailAll(tx, { finito, titolo, che, dal: formatInstant(since), server: HOST })
    },
    undefined,
    { retry: false },
  )
}

/** The second process waits here until the first has told it. */
async function begin(tx: Tx, name: string): Promise<Date | undefined> {
  const rows = await tx.$queryRaw<{ at: Date }[]>`
    INSERT INTO alarms (name) VALUES (${name}) ON CONFLICT DO NOTHING RETURNING raised_at AS at`
  return rows[0]?.at
}

async function end(tx: Tx, name: string): Promise<Date | undefined> {
  const rows = await tx.$queryRaw<
    { at: Date }[]
  >`DELETE FROM alarms WHERE name = ${name} RETURNING raised_at AS at`
  return rows[0]?.at
}

type Words = { finito: boolean; titolo: string; che: string; dal: string; server: string }

async function mailAll(tx: Tx, words: Words): Promise<void> {
  const keepers = await holdersOf(tx, 'settings_manage')
  const url = `${env().SITE_URL}/admin/system/serverinfo`
  const sent = await Promise.allSettled(
    keepers.map(async ({ email, name }) => {
      const { subject, html, text } = await writtenMail('allarme-sistema', { ...words, nome: name, url })
      await deliver({ to: { name, address: email }, subject, html, text })
    }),
  )
  const [failed] = sent.filter((one) => one.status === 'rejected')
  if (failed && sent.every((one) => one.status === 'rejected')) throw failed.reason
}
