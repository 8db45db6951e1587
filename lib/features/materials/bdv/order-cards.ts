import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { createTicket } from '@/lib/features/tickets/mutations'
import type { Ctx } from '@/lib/http/context'
import { callOf, withIdempotency } from '@/lib/http/idempotency'
import { type Attempted, recordUpload, tryStore, undoUpload } from '@/lib/storage/mutations'
import { presentFile } from '@/lib/storage/present'
import { newFolder } from '@/lib/storage/temporary'
import { noteUses } from '@/lib/storage/uses'
import { bdvPdf } from './draw-card'
import { type BdvCard, LAYOUT_BDV, type OrdineBdvInput, SCELTE_BDV, type SceltaBdv } from './schema'

/** The category of tickets that the office answers with goods. */
const CATEGORY = 'Materiali'

type Ordered = { _id: string; ticketId: string; codice: string }
type Asked = { id: string; input: OrdineBdvInput }

/**
 * Asks the office for printed cards: a ticket with the PDF as it was approved, which nobody changes any more. Drawn and stored
 * before the transaction, it is taken back where that fails.
 */
export async function orderCards(ctx: Ctx, request: Request, { id, input }: Asked): Promise<Ordered> {
  const folder = await newFolder()
  try {
    const reply = await withIdempotency(callOf(request, ctx.actor.userId, JSON.stringify(input)), {
      prepare: () => drawOrder(ctx, folder, { id, input }),
      work: async (tx, drawn) => ({ status: 201, body: await sendOrder(tx, ctx, drawn, input) }),
      undo: ({ upload }, reason) => undoUpload(upload, reason),
    })
    return reply.body as Ordered
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Drawn = { upload: Attempted; card: BdvCard }

async function drawOrder({ actor }: Ctx, folder: string, { id, input }: Asked): Promise<Drawn> {
  const { layout, cellulare, whatsapp, qr, foto, oam } = input
  const options = { layout, cellulare, whatsapp, qr, foto, oam }
  const { bytes, name, card } = await bdvPdf({ actor, id, options }, 'stampa')
  if (input.consegna === 'agenzia' && !card.agenzia)
    throw invalidField('consegna', 'Nel profilo non c’è un’agenzia: scrivi un indirizzo.')
  const file = path.join(folder, 'content')
  await writeFile(file, bytes)
  const received = { path: file, folder, name, discard: async () => undefined }
  return { card, upload: await tryStore(received, { purpose: 'bdv' }) }
}

async function sendOrder(tx: Tx, ctx: Ctx, { upload, card }: Drawn, input: OrdineBdvInput): Promise<Ordered> {
  const { actor } = ctx
  const file = await recordUpload(tx, upload, actor)
  const ticket = await createTicket(
    { ...ctx, tx },
    {
      category: await categoryId(tx),
      oggetto: `${input.quantita} biglietti da visita per ${card.nome} ${card.cognome}`,
      messaggio: messageOf(card, input),
      allegati: [presentFile(file)],
    },
  )
  const id = newId()
  await tx.agentMaterial.create({
    data: {
      id,
      agentId: card._id,
      kind: 'bdv',
      layout: input.layout,
      titolo: `${input.quantita} biglietti, modello ${LAYOUT_BDV[input.layout].toLowerCase()}`,
      dati: { ...input, indirizzo: addressOf(card, input), codice: ticket.codice },
      fileId: file.id,
      ticketId: ticket._id,
      createdByRole: actor.role,
      createdById: actor.userId,
    },
  })
  await noteUses(tx, { model: 'agentMaterial', recordId: id }, null, { fileId: file.id }, 'product')
  return { _id: id, ticketId: ticket._id, codice: ticket.codice }
}

/** The category of this name, else the first one: an order is never lost. */
async function categoryId(tx: Tx): Promise<string> {
  const named = await tx.ticketCategory.findFirst({
    where: { attiva: true, nome: { equals: CATEGORY, mode: 'insensitive' } },
  })
  const any =
    named ?? (await tx.ticketCategory.findFirst({ where: { attiva: true }, orderBy: { ordine: 'asc' } }))
  if (!any) throw invalidField('category', 'Non c’è ancora una categoria di ticket: chiedi alla sede.')
  return any.id
}

function addressOf({ agenzia }: BdvCard, { consegna, indirizzo }: OrdineBdvInput): string {
  if (consegna === 'altro' || !agenzia) return indirizzo
  return `${agenzia.nome}, ${agenzia.indirizzo}, ${agenzia.cap} ${agenzia.comune} (${agenzia.provincia})`
}

function messageOf(card: BdvCard, input: OrdineBdvInput): string {
  const shown = Object.entries(SCELTE_BDV).filter(([name]) => input[name as SceltaBdv])
  return [
    `Chiedo la stampa di ${input.quantita} biglietti da visita per ${card.nome} ${card.cognome}.`,
    `Modello: ${LAYOUT_BDV[input.layout]}. Con: ${shown.map(([, label]) => label.toLowerCase()).join(', ') || 'solo i dati obbligatori'}.`,
    `Consegna: ${addressOf(card, input)}.`,
    ...(input.note ? [`Note: ${input.note}`] : []),
    'Il PDF per la tipografia è allegato: è quello che ho approvato.',
  ].join('\n')
}
