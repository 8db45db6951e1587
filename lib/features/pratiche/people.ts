import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Client } from '@/prisma/generated/client'
import { announce } from './announce'
import { addEvent } from './event'
import { lockPratica } from './load'
import { type PersonaInput, RUOLI_PERSONA } from './schema'

/** Adds a person to a case: an existing client with that e-mail, or a new one. */
export async function addPerson(ctx: Ctx, praticaId: string, input: PersonaInput) {
  return withTransaction(async (tx) => {
    const pratica = await lockPratica(tx, ctx.actor, praticaId)
    const client = await clientFor(tx, ctx, input)
    await refuseDouble(tx, praticaId, client, input)
    const persona = await tx.praticaPersona.create({
      data: { ...personColumns(input), praticaId, clientId: client.id },
    })
    const testo = `${RUOLI_PERSONA[input.ruolo]}: ${client.nome} ${client.cognome}`
    await addEvent(tx, ctx, praticaId, { tipo: 'persona', testo })
    const after = await tx.pratica.update({
      where: { id: praticaId },
      data: { version: pratica.version + 1, ultimaAttivita: new Date() },
    })
    await announce(tx, after)
    return { _id: persona.id, ruolo: persona.ruolo, clientId: client.id }
  }, ctx.tx)
}

export const personColumns = ({
  ruolo,
  tipoLavoro,
  redditoNetto,
}: Pick<PersonaInput, 'ruolo' | 'tipoLavoro' | 'redditoNetto'>) => ({
  id: newId(),
  ruolo,
  tipoLavoro,
  redditoNetto: redditoNetto === null ? null : BigInt(toCents(redditoNetto)),
})

async function refuseDouble(
  tx: Tx,
  praticaId: string,
  client: Client,
  { ruolo }: PersonaInput,
): Promise<void> {
  const taken = await tx.praticaPersona.findFirst({
    where: { praticaId, OR: [{ clientId: client.id }, ...(ruolo === 'richiedente' ? [{ ruolo }] : [])] },
  })
  if (!taken) return
  const detail =
    taken.clientId === client.id ? 'Questa persona è già nella pratica.' : 'La pratica ha già un richiedente.'
  throw new AppError('conflict', detail, {
    errors: [{ path: taken.clientId === client.id ? 'email' : 'ruolo', message: detail }],
  })
}

type Persona = Pick<PersonaInput, 'nome' | 'cognome' | 'email' | 'telefono'>

/** The client with this e-mail, or a new one, entered by whoever works on the case; recorded in the history. */
export async function clientFor(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'requestId'>,
  { nome, cognome, email, telefono }: Persona,
): Promise<Client> {
  const known = email ? await tx.client.findUnique({ where: { email } }) : null
  if (known) return known
  const agentId = ctx.actor.role === 'agent' ? ctx.actor.userId : null
  const client = await tx.client.create({ data: { id: newId(), nome, cognome, email, telefono, agentId } })
  await recordCommit(tx, ctx, { model: 'Clients', label: `${cognome} ${nome}`, after: client })
  return client
}
