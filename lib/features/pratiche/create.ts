import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newCode, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Client, Prisma } from '@/prisma/generated/client'
import { announce } from './announce'
import { checkFinalita } from './check-change'
import { checklist } from './checklist'
import { ACCORDO_STANDARD } from './commissions'
import { addEvent } from './event'
import { clientFor, personColumns } from './people'
import type { NuovaPratica, PersonaInput } from './schema'

/** Opens a case for a person; an agent's case is theirs and their agency's. */
export async function createPratica(ctx: Ctx, input: NuovaPratica) {
  const { product, finalita, importoRichiesto, durataMesi, richiedente } = input
  checkFinalita(product, finalita)
  return withTransaction(async (tx) => {
    const client = await clientFor(tx, ctx, richiedente)
    const mine = ctx.actor.role === 'agent' ? { agentId: ctx.actor.userId, agencyId: ctx.actor.agencyId } : {}
    const data = {
      product,
      finalita,
      importoRichiesto: BigInt(toCents(importoRichiesto)),
      durataMesi,
      ...mine,
    }
    return insertPratica(tx, ctx, data, client, { ruolo: 'richiedente', ...richiedente })
  }, ctx.tx)
}

type Columns = Omit<Prisma.PraticaUncheckedCreateInput, 'id' | 'codice' | 'intestatario'>
type Richiedente = Pick<PersonaInput, 'ruolo' | 'tipoLavoro' | 'redditoNetto'>

/** The rows of a new case: itself, its richiedente, the documents it asks for, its first event and its history. */
export async function insertPratica(
  tx: Tx,
  ctx: Ctx,
  columns: Columns,
  client: Client,
  persona: Richiedente,
) {
  const id = newId()
  const pratica = await tx.pratica.create({
    data: {
      provvigioni: ACCORDO_STANDARD,
      ...columns,
      id,
      codice: `P${new Date().getFullYear() % 100}-${newCode(7)}`,
      intestatario: `${client.cognome} ${client.nome}`,
      persone: { create: { ...personColumns(persona), clientId: client.id } },
      documenti: {
        create: checklist(columns.product, persona.tipoLavoro).map((doc) => ({ id: newId(), ...doc })),
      },
    },
  })
  await addEvent(tx, ctx, id, { tipo: 'stato', a: pratica.stato, testo: 'Pratica aperta' })
  await recordCommit(tx, ctx, { model: 'Opportunities', label: pratica.codice, after: pratica })
  await announce(tx, pratica)
  return pratica
}
