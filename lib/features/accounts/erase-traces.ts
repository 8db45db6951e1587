import 'server-only'
import type { Account } from '@/lib/auth/accounts'
import type { Tx } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import { ERASED_REFERRAL, ERASED_REFERRER } from '@/lib/features/leads/segnalazioni/jobs'
import { eraseFromHistory } from '@/lib/history/erase'
import { eraseImported } from '@/lib/imports/erase'
import { discardFiles } from '@/lib/storage/discard'
import { dropUses } from '@/lib/storage/uses'

/** What somebody is called whose name was erased. */
export const GONE = { nome: 'Cliente', cognome: 'cancellato' }
const WHOLE = `${GONE.nome} ${GONE.cognome}`

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Takes the values of `fields` out of the history of the client and of the leads, and names and words out of the others'. */
export async function eraseHistory(tx: Tx, account: Account, fields: readonly string[]): Promise<void> {
  const { id: clientId } = account
  const own = ownRows(account)
  const select = { id: true }
  const leads = await tx.lead.findMany({ where: own.leads, select })
  const cases = await tx.pratica.findMany({ where: own.cases, select })
  const tickets = await tx.ticket.findMany({ where: own.tickets, select })
  const ofLeads = {
    refs: [clientId, ...idsOf(leads)],
    fields: [...fields, 'input', 'campaign', 'motivoPerso', 'search'],
  }
  await eraseFromHistory(tx, { clientId, ...ofLeads })
  const ofCases = { refs: idsOf(cases), fields: ['intestatario', 'note', 'search'] }
  await eraseFromHistory(tx, { clientId, ...ofCases })
  const anyCases = await tx.pratica.findMany({ where: own.anyCases, select })
  await eraseFromHistory(tx, { clientId, refs: idsOf(anyCases), fields: ['persone'] })
  const requests = await tx.contactRequest.findMany({ where: own.requests, select })
  const ofRequests = {
    refs: idsOf(requests),
    fields: [...fields, 'messaggio', 'dettagli', 'campaign', 'search'],
  }
  await eraseFromHistory(tx, { clientId, ...ofRequests, named: true })
  const quotes = await tx.quote.findMany({ where: own.quotes, select })
  await eraseFromHistory(tx, { clientId, refs: idsOf(quotes), fields: ['messaggio'] })
  const forecasts = await tx.prediction.findMany({
    where: { OR: [{ praticaId: { in: idsOf(cases) } }, own.forecasts] },
    select,
  })
  const ofForecasts = { refs: idsOf(forecasts), fields: ['cliente', 'note', 'search'] }
  await eraseFromHistory(tx, { clientId, ...ofForecasts, named: true })
  const orders = await tx.merchandisingOrder.findMany({ where: own.orders, select })
  const inOrders = ['richiedente', 'indirizzo', 'note', 'centroCosto', 'noteUfficio', 'motivo', 'search']
  await eraseFromHistory(tx, { clientId, refs: idsOf(orders), fields: inOrders })
  const ofTickets = { refs: idsOf(tickets), fields: ['oggetto', 'messages', 'csatCommento', 'tag', 'search'] }
  await eraseFromHistory(tx, { clientId, ...ofTickets })
}

/** The name and address wherever else they were written down. */
export async function eraseTraces(tx: Tx, account: Account): Promise<void> {
  const { id: clientId, email } = account
  const own = ownRows(account)
  await eraseNotices(tx, account)
  await eraseWords(tx, account)
  await eraseFiles(tx, account)
  const nowhere = { email: `${clientId}@cancellato.invalid`, telefono: '', campaign: {}, note: '' }
  const select = { id: true }
  const leads = await tx.lead.updateManyAndReturn({
    where: own.leads,
    data: { ...GONE, ...nowhere, input: {}, motivoPerso: null },
    select,
  })
  await tx.quote.updateMany({ where: { leads: { some: { id: { in: idsOf(leads) } } } }, data: { input: {} } })
  await tx.quote.updateMany({
    where: own.quotes,
    data: { ...GONE, email: null, telefono: null, titolo: '', input: {} },
  })
  const requests = await tx.contactRequest.updateManyAndReturn({
    where: own.requests,
    data: { ...GONE, ...nowhere, messaggio: '', dettagli: {} },
    select,
  })
  await dropUses(tx, 'Lead', idsOf(leads))
  await eraseActivity(tx, account, idsOf(leads))
  await dropUses(tx, 'contactRequest', idsOf(requests))
  await eraseReferrals(tx, account)
  const cases = await tx.pratica.updateManyAndReturn({
    where: own.cases,
    data: { intestatario: WHOLE, note: '' },
    select,
  })
  await tx.prediction.updateMany({
    where: { praticaId: { in: idsOf(cases) } },
    data: { cliente: WHOLE, note: '' },
  })
  // What was answered stands in the register, which the law keeps for ten years; it is not kept twice.
  await tx.identificazione.updateMany({ where: { praticaId: { in: idsOf(cases) } }, data: { dati: {} } })
  await tx.$executeRaw`
    UPDATE identificazioni SET dati = dati - 'cointestatari' WHERE pratica_id IN (
      SELECT pratica_id FROM pratica_persone WHERE ruolo = 'cointestatario' AND (client_id = ${clientId}::uuid OR email = ${email}::citext))`
  await eraseDuties(tx, account)
  await erasePeople(tx, account)
  await eraseImported(tx, account)
  await tx.oneTimeToken.deleteMany({ where: { role: 'client', userId: clientId } })
}

/** What they wrote to us and about us, and what was written for them. That they did, and the stars, stay. */
async function eraseWords(tx: Tx, account: Account): Promise<void> {
  const { id: clientId } = account
  const rows = ownRows(account)
  const tickets = await tx.ticket.updateManyAndReturn({
    where: rows.tickets,
    data: { oggetto: '[cancellato]', csatCommento: '', tag: [] },
    select: { id: true },
  })
  await tx.ticketDraft.deleteMany({
    where: { OR: [{ ticketId: { in: idsOf(tickets) } }, rows.drafts] },
  })
  const messages = await tx.ticketMessage.updateManyAndReturn({
    where: { ticketId: { in: idsOf(tickets) } },
    data: { testo: '', allegati: [] },
    select: { id: true },
  })
  await dropUses(tx, 'ticketMessage', idsOf(messages))
  const own = { authorRole: 'client', authorId: clientId } as const
  const written = await tx.ticketMessage.updateManyAndReturn({
    where: own,
    data: { authorName: WHOLE, testo: '', allegati: [] },
    select: { id: true },
  })
  await dropUses(tx, 'ticketMessage', idsOf(written))
  const ratings = await tx.voto.updateManyAndReturn({
    where: rows.ratings,
    data: { commento: '', firma: '', risposta: '', rispostaAt: null },
    select: { id: true },
  })
  const refs = idsOf(ratings)
  await eraseFromHistory(tx, { clientId, refs, fields: ['commento', 'firma', 'risposta', 'search'] })
  await tx.privacyRequest.updateMany({
    where: rows.privacyRequests,
    data: { motivo: '', identita: '', esitoMotivo: '' },
  })
  // Agents write names into forecasts that have no case.
  await tx.prediction.updateMany({ where: rows.forecasts, data: { cliente: WHOLE, note: '' } })
  await tx.merchandisingOrder.updateMany({
    where: rows.orders,
    data: { richiedente: WHOLE, indirizzo: '', note: '', centroCosto: '', noteUfficio: '', motivo: null },
  })
  // Names are written on what was ordered, and on what waits in the cart.
  await tx.merchandisingOrderLine.updateMany({
    where: { order: rows.orders },
    data: { testi: [] },
  })
  await tx.cartEntry.deleteMany({ where: rows.cart })
}

/** A referral has two people: the person may be either. */
async function eraseReferrals(tx: Tx, account: Account): Promise<void> {
  const { referralsGot, referralsMade } = ownRows(account)
  await tx.segnalazione.updateMany({ where: referralsGot, data: ERASED_REFERRAL })
  await tx.segnalazione.updateMany({ where: referralsMade, data: { ...ERASED_REFERRER, note: '' } })
}

/**
 * What was never signed goes; a mandate that was stays with its proof for ten years (art. 2220 c.c., D.Lgs. 231/2007), as its case says. Of a
 * review the words go, and of a quote that was given the address.
 */
async function eraseDuties(tx: Tx, { id: clientId, email }: Account): Promise<void> {
  const persona = { OR: [{ clientId }, { clientId: null, email }] }
  const unsigned = { firmatoAt: null, OR: [{ persona }, { inviatoA: email }] }
  const drafts = await tx.incarico.findMany({ where: unsigned, select: { id: true } })
  await dropUses(tx, 'incarico', idsOf(drafts))
  await tx.incarico.deleteMany({ where: unsigned })
  await tx.incarico.updateMany({ where: { persona }, data: { motivo: null } })
  await tx.riesame.updateMany({ where: { persona }, data: { testo: '' } })
  await tx.riesame.updateMany({ where: { persona, rispostoAt: { not: null } }, data: { risposta: '' } })
  await tx.preventivoConsegna.updateMany({
    where: { OR: [{ email }, { quote: { OR: [{ clientId }, { email }] } }] },
    data: { email: null },
  })
}

/** As whom cases name them; an invitation that waits counts as refused. */
async function erasePeople(tx: Tx, account: Account): Promise<void> {
  const data = { ...GONE, email: null, telefono: null }
  const { people, invitations } = ownRows(account)
  await tx.praticaPersona.updateMany({ where: people, data })
  const refusedAt = new Date()
  await tx.praticaPersona.updateMany({ where: invitations, data: { ...data, refusedAt } })
  const events = { actorRole: 'client', actorId: account.id } as const
  await tx.praticaEvento.updateMany({ where: events, data: { actorName: WHOLE } })
}

/**
 * What stands about them in the time lines, also as the reason of a state, of a hand-over or of a document that was
 * refused: that it was written stays, its words do not.
 */
async function eraseActivity(tx: Tx, account: Account, leadIds: readonly string[]): Promise<void> {
  const { cases, anyCases } = ownRows(account)
  await tx.leadEvento.updateMany({ where: { leadId: { in: [...leadIds] } }, data: { testo: '' } })
  await tx.clientEvento.updateMany({ where: { clientId: account.id }, data: { testo: '' } })
  await tx.praticaEvento.updateMany({
    where: {
      OR: [
        { pratica: cases },
        // Who was put on a case, and as whom.
        { pratica: anyCases, tipo: 'persona' },
      ],
    },
    data: { testo: '' },
  })
  await tx.praticaDocumento.updateMany({ where: { pratica: cases }, data: { motivo: null } })
}

/** The client's own notices, and those that tell the staff who has written. */
async function eraseNotices(tx: Tx, account: Account): Promise<void> {
  const { nome, cognome } = account
  const own = ownRows(account)
  const leads = await tx.lead.findMany({ where: own.leads, select: { codice: true } })
  const told = leads.map(({ codice }) => `/agents/richieste?q=${codice}`)
  const about = [{ href: { in: told } }, { testo: { startsWith: `${nome} ${cognome},` } }]
  await tx.notification.deleteMany({ where: { OR: [own.notices, ...about] } })
}

async function eraseFiles(tx: Tx, account: Account): Promise<void> {
  const { files, requests } = ownRows(account)
  // What hangs on a case stays with it, as long as the law has us keep the case. Messages of tickets hold nothing any more.
  const isLoose = { purpose: { in: ['generic', 'ticket'] }, uses: { none: {} } }
  const isCv = { contactRequests: { some: requests } }
  await discardFiles(tx, { OR: [{ ...files, ...isLoose }, isCv] })
  // People call their papers by their own names.
  await tx.storedFile.updateMany({ where: files, data: { name: 'documento' } })
}
