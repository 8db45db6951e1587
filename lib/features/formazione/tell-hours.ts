import 'server-only'
import { addDays, columnOfDay, type Day, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { setting } from '@/lib/settings/read'
import { hoursOfAgent } from './hours'
import { type HoursDone, type Short, shortOf } from './hours-due'
import { hoursWords } from './labels'
import { oreFormazionePreavviso } from './settings'

const COURSES = '/agents/system/videoFormazione'

/** What an agent is short of, once its day is as near as the settings say. */
export async function shortSoon(hours: HoursDone, today: Day, tx?: Tx): Promise<Short | null> {
  const short = shortOf(hours)
  const from = dayOfColumn(addDays(columnOfDay(today), await setting(oreFormazionePreavviso, tx)))
  return short && short.entro <= from ? short : null
}

/** Tells each agent who is short of hours, once a month from when their day comes near. Returns how many were told. */
export async function tellHoursDue(): Promise<number> {
  const today = todayInRome()
  const agents = await db().agent.findMany({
    where: { status: 'validated' },
    select: { id: true, nome: true, email: true },
    orderBy: { id: 'asc' },
  })
  let told = 0
  for (const agent of agents) if (await withTransaction((tx) => tell(tx, agent, today))) told += 1
  return told
}

type Told = { id: string; nome: string; email: string }

async function tell(tx: Tx, { id, nome, email }: Told, today: Day): Promise<boolean> {
  const short = await shortSoon(await hoursOfAgent(id, tx), today, tx)
  if (!short) return false
  const [mancano, giorno] = [hoursWords(short.mancano), formatDay(short.entro)]
  const isNews = await queueMail(tx, {
    template: 'ore-oam',
    to: { email, name: nome },
    data: { nome, mancano, giorno, url: `${env().SITE_URL}${COURSES}` },
    key: `ore-oam:${id}:${today.slice(0, 7)}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: id }, 'ore'),
  })
  if (!isNews) return false
  await notify(tx, {
    evento: 'ore',
    role: 'agent',
    userId: id,
    titolo: `Aggiornamento OAM: mancano ${mancano}`,
    testo: `Entro il ${giorno}. Se le hai fatte altrove invia alla sede gli attestati.`,
    href: COURSES,
  })
  return true
}
