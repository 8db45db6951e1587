import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { dayOf, formatInstant } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { publish } from '@/lib/realtime/publish'
import type { ImportRun } from '@/prisma/generated/client'
import { isLate, lastGood } from './data'
import { LATE_HOURS } from './schema'

const PAGE = '/admin/reports/eggsyncs'
const AUDIENCE = [{ role: 'admin' as const, permission: 'sync_manage' as const }]
const DAY = 86_400_000

/** The lists of imports that are open somewhere learn of a run that began, went on or ended. */
export async function announceRun(tx: Tx, { id, state }: Pick<ImportRun, 'id' | 'state'>): Promise<void> {
  await publish(tx, { type: 'sync.updated', data: { _id: id, state } }, AUDIENCE)
}

/** Tells who looks after the imports of each run that failed since yesterday, once; and each day that none has gone well. */
export async function tellTroubles(): Promise<void> {
  const now = new Date()
  const good = await lastGood()
  const failed = await db().importRun.findMany({
    where: { kind: 'egg', state: 'fallito', createdAt: { gte: new Date(now.getTime() - DAY) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  for (const { id, errore, startedAt, createdAt } of failed)
    await tell(`egg-fallita:${id}`, good, {
      ritardo: false,
      che: errore,
      href: `${PAGE}/${id}`,
      quando: startedAt ?? createdAt,
    })
  if (!(await isLate(good, now))) return
  await tell(`egg-ritardo:${dayOf(now)}`, good, {
    ritardo: true,
    che: `Nessuna importazione riuscita da più di ${LATE_HOURS} ore.`,
    href: PAGE,
    quando: now,
  })
}

type Trouble = { ritardo: boolean; che: string; quando: Date; href: string }

async function tell(occasion: string, good: ImportRun | null, trouble: Trouble): Promise<void> {
  const { ritardo, che, quando, href } = trouble
  for (const { id, email, name } of await keepers())
    await withTransaction(async (tx) => {
      const isNews = await queueMail(tx, {
        template: 'egg-importazione',
        to: { email, name },
        data: {
          nome: name,
          ritardo,
          che,
          quando: formatInstant(quando),
          ultimaBuona: good?.endedAt ? formatInstant(good.endedAt) : 'nessuna',
          url: `${env().SITE_URL}${href}`,
        },
        key: `${occasion}:${id}`,
      })
      if (!isNews) return
      const titolo = ritardo ? 'L’importazione da EGG è in ritardo' : 'L’importazione da EGG non è riuscita'
      await notify(tx, { role: 'admin', userId: id, titolo, testo: che, href })
    })
}

/** The administrators who keep the exchange running. */
const keepers = () => holdersOf(db(), 'sync_manage')
