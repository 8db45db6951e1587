import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import type { PrivacyRequest } from '@/prisma/generated/client'
import { TIPI_PRIVACY } from './schema'

/** After so many days without an answer whoever may settle requests is told: about ten are left. */
const DAYS = 20
/** So many at a time; who is behind further than that hears of the rest tomorrow. */
const MOST = 200

/** Tells the office of requests that wait for an answer, each once. Returns how many it told of. */
export async function tellPrivacyDue(): Promise<number> {
  const since = addDays(columnOfDay(todayInRome()), -DAYS)
  const due = await db().privacyRequest.findMany({
    where: { evasaAt: null, avvisataAt: null, ricevutaIl: { lte: since } },
    orderBy: [{ scadeIl: 'asc' }, { id: 'asc' }],
    take: MOST,
    select: { id: true },
  })
  let told = 0
  for (const { id } of due) if (await withTransaction((tx) => tell(tx, id))) told += 1
  return told
}

/** The mark decides: of two servers one finds it unset. */
async function tell(tx: Tx, id: string): Promise<boolean> {
  const [request] = await tx.privacyRequest.updateManyAndReturn({
    where: { id, evasaAt: null, avvisataAt: null },
    data: { avvisataAt: new Date() },
  })
  if (!request) return false
  const admins = await holdersOf(tx, 'clients_erase')
  for (const admin of admins) await tellAdmin(tx, request, admin)
  return true
}

type Told = { id: string; email: string; name: string }

/** Names nobody: who opens the record is asked for the right to. */
async function tellAdmin(tx: Tx, request: PrivacyRequest, { id, email, name }: Told): Promise<void> {
  const tipo = TIPI_PRIVACY[request.tipo]
  const entro = formatDay(dayOfColumn(request.scadeIl))
  const page = `/admin/site/clients/${request.clientId}`
  await queueMail(tx, {
    template: 'privacy-scade',
    to: { email, name },
    data: { nome: name, cosa: tipo, giorno: entro, url: `${env().SITE_URL}${page}` },
    key: `privacy-scade:${request.id}:${id}`,
  })
  await notify(tx, {
    role: 'admin',
    userId: id,
    titolo: `Richiesta privacy: rispondere entro il ${entro}`,
    testo: `${tipo}, ricevuta il ${formatDay(dayOfColumn(request.ricevutaIl))}.`,
    href: page,
  })
}
