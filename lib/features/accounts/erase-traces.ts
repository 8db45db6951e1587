import 'server-only'
import type { Account } from '@/lib/auth/accounts'
import type { Tx } from '@/lib/core/db'
import { TIPI_ATTIVITA } from '@/lib/features/activity/schema'
import { ERASED_REFERRAL } from '@/lib/features/segnalazioni/jobs'
import { eraseFromHistory } from '@/lib/history/erase'
import { discardFiles } from '@/lib/storage/discard'
import { dropUses } from '@/lib/storage/uses'

/** What somebody is called whose name was erased. */
export const GONE = { nome: 'Cliente', cognome: 'cancellato' }
const WHOLE = `${GONE.nome} ${GONE.cognome}`

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** What is the client's by record or by address: they may have written before they had an account. */
const ownLeads = ({ id, email }: Account) => ({ OR: [{ clientId: id }, { email }] })
const ownCases = ({ id, nome, cognome, email }: Account) => ({
  OR: [
    {
      intestatario: `${cognome} ${nome}`,
      persone: { some: { clientId: id, ruolo: 'richiedente' as const } },
    },
    { persone: { some: { clientId: null, email, ruolo: 'richiedente' as const } } },
  ],
})

/** Takes the values of `fields` out of the history of the client and of the leads, and the name out of the cases'. */
export async function eraseHistory(tx: Tx, account: Account, fields: readonly string[]): Promise<void> {
  const { id: clientId } = account
  const leads = await tx.lead.findMany({ where: ownLeads(account), select: { id: true } })
  const cases = await tx.pratica.findMany({ where: ownCases(account), select: { id: true } })
  const ofLeads = {
    refs: [clientId, ...leads.map(({ id }) => id)],
    fields: [...fields, 'input', 'campaign', 'search'],
  }
  await eraseFromHistory(tx, { clientId, ...ofLeads })
  await eraseFromHistory(tx, {
    clientId,
    refs: cases.map(({ id }) => id),
    fields: ['intestatario', 'search'],
  })
}

/** The name and address wherever else they were written down. */
export async function eraseTraces(tx: Tx, account: Account): Promise<void> {
  const { id: clientId, email } = account
  await eraseNotices(tx, account)
  await eraseFiles(tx, account)
  const nowhere = { email: `${clientId}@cancellato.invalid`, telefono: '', campaign: {}, note: '' }
  const select = { id: true }
  const leads = await tx.lead.updateManyAndReturn({
    where: ownLeads(account),
    data: { ...GONE, ...nowhere, input: {} },
    select,
  })
  const requests = await tx.contactRequest.updateManyAndReturn({
    where: { email },
    data: { ...GONE, ...nowhere, messaggio: '', dettagli: {} },
    select,
  })
  await dropUses(tx, 'Lead', idsOf(leads))
  await eraseActivity(tx, account, idsOf(leads))
  await dropUses(tx, 'contactRequest', idsOf(requests))
  await tx.segnalazione.updateMany({ where: { segnalatoEmail: email }, data: ERASED_REFERRAL })
  await tx.pratica.updateMany({ where: ownCases(account), data: { intestatario: WHOLE } })
  await erasePeople(tx, account)
  const own = { authorRole: 'client', authorId: clientId } as const
  await tx.ticketMessage.updateMany({ where: own, data: { authorName: WHOLE } })
  await tx.oneTimeToken.deleteMany({ where: { role: 'client', userId: clientId } })
}

/** As whom cases name them; an invitation that waits counts as refused. */
async function erasePeople(tx: Tx, { id: clientId, email }: Account): Promise<void> {
  const data = { ...GONE, email: null, telefono: null }
  await tx.praticaPersona.updateMany({ where: { clientId }, data })
  const refusedAt = new Date()
  await tx.praticaPersona.updateMany({ where: { clientId: null, email }, data: { ...data, refusedAt } })
  const events = { actorRole: 'client', actorId: clientId } as const
  await tx.praticaEvento.updateMany({ where: events, data: { actorName: WHOLE } })
}

/** What the staff wrote about them into the time lines: that it was written stays, its words do not. */
async function eraseActivity(tx: Tx, account: Account, leadIds: readonly string[]): Promise<void> {
  const written = { tipo: { in: Object.keys(TIPI_ATTIVITA) } }
  await tx.leadEvento.updateMany({ where: { leadId: { in: [...leadIds] }, ...written }, data: { testo: '' } })
  await tx.praticaEvento.updateMany({
    where: { pratica: ownCases(account), ...written },
    data: { testo: '' },
  })
}

/** The client's own notices, and those that tell the staff who has written. */
async function eraseNotices(tx: Tx, account: Account): Promise<void> {
  const { id: userId, nome, cognome } = account
  const leads = await tx.lead.findMany({ where: ownLeads(account), select: { codice: true } })
  const told = leads.map(({ codice }) => `/agents/richieste?q=${codice}`)
  const about = [{ href: { in: told } }, { testo: { startsWith: `${nome} ${cognome},` } }]
  await tx.notification.deleteMany({ where: { OR: [{ role: 'client', userId }, ...about] } })
}

async function eraseFiles(tx: Tx, { id: ownerId, email }: Account): Promise<void> {
  // What hangs on a case stays with it, as long as the law has us keep the case.
  const isLoose = { purpose: 'generic', uses: { none: {} } }
  const isCv = { contactRequests: { some: { email } } }
  await discardFiles(tx, { OR: [{ ownerRole: 'client', ownerId, ...isLoose }, isCv] })
}
