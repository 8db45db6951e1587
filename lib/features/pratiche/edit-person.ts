import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { isSameName } from '@/lib/italian/same-name'
import { lockRow } from '@/lib/resources/lock'
import { discardFiles } from '@/lib/storage/discard'
import { dropUses } from '@/lib/storage/uses'
import type { Client, Pratica, PraticaPersona } from '@/prisma/generated/client'
import { announce } from './announce'
import { addEvent } from './event'
import { sendInvite } from './invite'
import { knownClient } from './known-client'
import { linkState } from './link-state'
import { personColumns, refuseDouble, tellOfApplicant } from './people'
import { renewChecklist } from './renew-checklist'
import { pratiche } from './resource'
import { roleOf, rolesOf, saveParts } from './save-parts'
import type { ModificaPersonaInput, PersonaInput, TogliPersonaInput } from './schema'

type Loaded = { tx: Tx; pratica: Pratica; persona: PraticaPersona }
/** What is told of a change; `before` and `after` are the people in the history's words. */
type Told = { testo: string; before: string; after: string; reason?: string }

/**
 * Loads a case and one of its people for a change, and tells of it in the time line and the history. Both name the role
 * and the fields, never the values: who the people are is kept in one place, from which it can be erased.
 */
async function inPerson<T>(
  ctx: Ctx,
  praticaId: string,
  personaId: string,
  version: number,
  change: (args: Loaded) => Promise<{ result: T; told: Told | null }>,
): Promise<T> {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId, version)
    const where = { id: idOrNotFound(personaId), praticaId }
    const persona = orNotFound(await tx.praticaPersona.findFirst({ where }))
    const { result, told } = await change({ tx, pratica, persona })
    if (told) await tell(tx, ctx, pratica, told)
    return result
  }, ctx.tx)
}

async function tell(tx: Tx, ctx: Ctx, pratica: Pratica, { testo, ...words }: Told): Promise<void> {
  await addEvent(tx, ctx, pratica.id, { tipo: 'persona', testo, pubblico: false })
  await saveParts(tx, ctx, pratica, { field: 'persone', ...words })
}

/** Corrects what was typed of a person; what is not named stays. */
export function editPerson(ctx: Ctx, praticaId: string, personaId: string, input: ModificaPersonaInput) {
  const { version, ...patch } = input
  return inPerson(ctx, praticaId, personaId, version, async ({ tx, pratica, persona: before }) => {
    refuseRole(before, patch)
    refuseContacts(before, patch)
    const telefono = optionalPhone(patch.telefono, 'telefono', before.telefono)
    const typed = { ...typedOf(before), ...patch, ...(telefono !== undefined && { telefono }) }
    const link = await linkOf(tx, ctx, before, typed)
    const { id: _id, ...columns } = personColumns(typed, null)
    const { clientId, invitedAt } = link
    const data = { ...columns, clientId, invitedAt, ...(link.isAskedAnew && { refusedAt: null }) }
    const persona = await tx.praticaPersona.update({ where: { id: before.id }, data })
    if (link.isAskedAnew) await sendInvite(tx, ctx, pratica, persona)
    await rename(tx, pratica, persona, link.client)
    await tellOfAnother(tx, pratica, before, persona)
    await renewChecklist(tx, pratica, before, persona)
    const result = { _id: persona.id, ruolo: persona.ruolo, collegamento: linkState(persona) }
    const fields = changedFields(before, columns).join(', ')
    if (!fields) return { result, told: null }
    const testo = `Modificata una persona: ${roleOf(persona).toLowerCase()} (${fields})`
    return { result, told: { testo, before: roleOf(before), after: `${roleOf(persona)}: ${fields}` } }
  })
}

/** Takes a person off a case, with the documents that were theirs: nobody here has a reason to keep them. */
export function removePerson(ctx: Ctx, praticaId: string, personaId: string, input: TogliPersonaInput) {
  return inPerson(ctx, praticaId, personaId, input.version, async ({ tx, pratica, persona }) => {
    if (persona.ruolo === 'richiedente')
      throw new AppError('conflict', 'Il richiedente non si può togliere: la pratica è sua.')
    // The followers of the case are told too, while they are still on it.
    await announce(tx, pratica)
    const before = await rolesOf(tx, praticaId)
    const docs = await tx.praticaDocumento.findMany({ where: { personaId: persona.id } })
    const docIds = docs.map(({ id }) => id)
    await dropUses(tx, 'praticaDocumento', docIds)
    await tx.praticaPersona.delete({ where: { id: persona.id } })
    const files = docs.flatMap(({ fileId }) => fileId ?? [])
    await discardFiles(tx, { id: { in: files }, uses: { none: {} } })
    const { motivo: reason } = input
    const testo = `Tolta una persona: ${roleOf(persona).toLowerCase()}. Motivo: ${reason}`
    return { result: undefined, told: { testo, before, after: await rolesOf(tx, praticaId), reason } }
  })
}

type Patch = Partial<PersonaInput>
type PersonField = keyof PersonaInput

const conflictIn = (path: PersonField, message: string) =>
  new AppError('conflict', message, { errors: [{ path, message }] })

/** A case has one richiedente from its beginning to its end. */
function refuseRole({ ruolo: before }: PraticaPersona, { ruolo = before }: Patch): void {
  if (before === ruolo) return
  if (before === 'richiedente') throw conflictIn('ruolo', 'Il richiedente della pratica non cambia ruolo.')
  if (ruolo === 'richiedente') throw conflictIn('ruolo', 'La pratica ha già un richiedente.')
}

const CONTACTS = ['nome', 'cognome', 'email', 'telefono'] as const

/** Of who follows the case the page shows the client's own record, which is theirs to change. */
function refuseContacts({ clientId }: PraticaPersona, patch: Patch): void {
  const named = CONTACTS.find((name) => patch[name] !== undefined)
  if (clientId && named)
    throw conflictIn(named, 'Segue già la pratica: nome e recapiti sono quelli della sua scheda cliente.')
}

const typedOf = ({ redditoNetto, ...persona }: PraticaPersona): PersonaInput => ({
  ...persona,
  redditoNetto: redditoNetto === null ? null : toEuro(redditoNetto),
})

type Link = { clientId: string | null; client: Client | null; invitedAt: Date | null; isAskedAnew: boolean }

/** Another address is another question to another reader; who said no is not asked again by way of a new one. */
async function linkOf(tx: Tx, ctx: Ctx, before: PraticaPersona, typed: PersonaInput): Promise<Link> {
  const { clientId, invitedAt, praticaId } = before
  const isSame = before.email?.toLowerCase() === typed.email?.toLowerCase()
  if (clientId || isSame) return { clientId, invitedAt, client: null, isAskedAnew: false }
  // The applicant cannot be taken off and added again: another address is the only way on.
  if (before.refusedAt && before.ruolo !== 'richiedente')
    throw conflictIn(
      'email',
      'Non ha accettato l’invito: se l’indirizzo era sbagliato, togli la persona e aggiungila di nuovo.',
    )
  const client = await knownClient(tx, ctx.actor, typed.email)
  await refuseDouble(tx, praticaId, client, typed, before.id)
  const isAskedAnew = client === null && typed.email !== null
  return { clientId: client?.id ?? null, client, invitedAt: isAskedAnew ? new Date() : null, isAskedAnew }
}

const FIELDS: Record<PersonField, string> = {
  ruolo: 'ruolo',
  nome: 'nome',
  cognome: 'cognome',
  email: 'e-mail',
  telefono: 'telefono',
  tipoLavoro: 'lavoro',
  redditoNetto: 'reddito',
}

function changedFields(before: PraticaPersona, after: Partial<PraticaPersona>): string[] {
  const names = Object.keys(FIELDS) as PersonField[]
  return names.flatMap((name) => (before[name] === after[name] ? [] : FIELDS[name]))
}

/** What was done with whoever asked for the credit before is not done with somebody else. */
async function tellOfAnother(
  tx: Tx,
  pratica: Pratica,
  before: PraticaPersona,
  after: PraticaPersona,
): Promise<void> {
  const named = ({ nome, cognome }: PraticaPersona) => `${nome} ${cognome}`
  // Behind a company stands somebody who is to be found, behind a person nobody.
  const isCompany = ({ tipoLavoro }: PraticaPersona) => tipoLavoro === 'societa'
  const isSame = isSameName(named(before), named(after)) && isCompany(before) === isCompany(after)
  if (!isSame || before.ruolo !== after.ruolo) await tellOfApplicant(tx, pratica, after)
}

/** Lists and history call the case by its richiedente. */
async function rename(
  tx: Tx,
  { id }: Pratica,
  persona: PraticaPersona,
  client: Client | null,
): Promise<void> {
  if (persona.ruolo !== 'richiedente' || (persona.clientId && !client)) return
  const { nome, cognome } = client ?? persona
  await tx.pratica.update({ where: { id }, data: { intestatario: `${nome} ${cognome}` } })
}
