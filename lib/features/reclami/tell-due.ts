import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { inPortions } from '@/lib/duties/portions'
import { tellEach } from '@/lib/jobs/tell-once'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { setting } from '@/lib/settings/read'
import type { Reclamo } from '@/prisma/generated/client'
import { reclamiPreavviso } from './settings'
import { dueBefore, isLate } from './year'

/** Tells who sees the duties of complaints whose last day comes near, and again of those that it has passed. Returns how many. */
export async function tellComplaintsDue(): Promise<number> {
  const today = todayInRome()
  const entroIl = { lte: dueBefore(today, await setting(reclamiPreavviso)) }
  const portions = inPortions((page) =>
    db().reclamo.findMany({
      where: { rispostoIl: null, entroIl },
      orderBy: [{ entroIl: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  let told = 0
  for await (const due of portions)
    told += await tellEach(due, (tx, one) => tell(tx, one, isLate(one, today)))
  return told
}

async function tell(tx: Tx, { id, codice, entroIl, ticketId }: Reclamo, late: boolean): Promise<boolean> {
  const people = await holdersOf(tx, 'compliance_see')
  const giorno = formatDay(dayOfColumn(entroIl))
  const page = `/admin/compliance/reclami/${id}`
  let isNews = false
  for (const { id: userId, email, name } of people) {
    const isFirst = await queueMail(tx, {
      template: 'reclamo-scade',
      to: { email, name },
      data: { nome: name, codice, giorno, passato: late, url: `${env().SITE_URL}${page}` },
      key: `reclamo-scade:${ticketId}:${dayOfColumn(entroIl)}:${late ? 'dopo' : 'prima'}:${userId}`,
      isMuted: await mutesMail(tx, { role: 'admin', userId }, 'adempimento'),
    })
    if (!isFirst) continue
    isNews = true
    await notify(tx, {
      evento: 'adempimento',
      role: 'admin',
      userId,
      titolo: late
        ? `Reclamo ${codice}: il termine è passato`
        : `Reclamo ${codice}: rispondere entro il ${giorno}`,
      testo: late ? `Andava risposto entro il ${giorno}.` : 'Non ha ancora una risposta nel registro.',
      href: page,
    })
  }
  return isNews
}
