import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ticket } from '@/prisma/generated/client'
import { openComplaint } from './complaint'
import { findMacro } from './find-macro'
import { addEvent, addMessage } from './messages'
import { openerOf } from './owner'
import { hoursOf } from './policies'
import { type Changes, saveTicket } from './save'
import { fillAnswer } from './schema'
import { isOpen, STATI_TICKET } from './states'
import { personOf, tellFollowers, tellOpener } from './tell'
import { transition } from './transition'

/*
 * What nobody has written is no activity: the time of the last message stays, and so does that an answer is waited for. It is
 * no first answer either.
 */

/** Rules change a ticket without a person and without a request: the history names neither. */
export const BY_ITSELF = { actor: null, requestId: '' }

/** A note for the office. */
export async function writeNote(tx: Tx, before: Ticket, testo: string, reason: string): Promise<Ticket> {
  await addMessage(tx, null, before.id, { testo, interno: true })
  const opener = openerOf(before)?.userId
  const readedFrom = before.readedFrom.filter((id) => id === opener)
  const after = await saveTicket(tx, BY_ITSELF, before, { readedFrom }, reason)
  await tellFollowers(tx, after, 'Nuova nota in un ticket che segui', [])
  return after
}

type Sent = { after: Ticket; nome: string }

/** A ready answer to the opener, with the state that goes with it; a complaint without an outcome stays as it is. */
export async function sendAnswer(tx: Tx, before: Ticket, macroId: string, reason: string): Promise<Sent> {
  const { nome, testo, stato } = await findMacro(tx, before, macroId)
  const mayEnd = !stato || isOpen(stato) || !(await openComplaint(tx, before.id))
  const to = stato && mayEnd ? stato : before.stato
  const moved = to === before.stato ? {} : transition(before, { to, orari: await hoursOf(tx, before) })
  const opener = openerOf(before)
  const person = opener && (await personOf(tx, opener))
  const risposta = fillAnswer(testo, { nome: person?.nome ?? '', codice: before.codice })
  const message = await addMessage(tx, null, before.id, { testo: risposta, firma: 'Risposta automatica' })
  const changes: Changes = {
    ...moved,
    notifyUser: true,
    readedFrom: [],
    ...(waits(to) && { daRispondere: false }),
  }
  const after = await saveTicket(tx, BY_ITSELF, before, changes, reason)
  if (to !== before.stato)
    await addEvent(tx, null, before.id, { testo: STATI_TICKET[to].label, interno: isOpen(to) })
  await tellOpener(tx, after, {
    titolo: to === 'risolto' ? 'Il tuo ticket è risolto' : 'Hai una risposta',
    testo: `${after.codice}: ${after.oggetto}`,
    risposta,
    occasione: message.id,
  })
  await tellFollowers(tx, after, 'Nuova risposta a un ticket che segui', [])
  return { after, nome }
}

/** It is the opener's turn, or nobody's any more. */
const waits = (stato: Ticket['stato']) => stato === 'in_attesa' || !isOpen(stato)
