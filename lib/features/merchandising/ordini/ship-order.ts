import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { lockStock, moveStock } from '@/lib/features/merchandising/stock'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { MerchandisingOrder, MerchandisingOrderLine } from '@/prisma/generated/client'
import { type Target, wrongState } from './advance'
import { ordini } from './resource'
import { restOf, type ShipInput } from './schema'
import { tellOrderer } from './tell-orderer'

type Parcel = { line: MerchandisingOrderLine; quantita: number; fromStock: number }

/** Sends all that is left, or so much of each line; what was set aside leaves the shelf. */
export async function shipOrder(
  ctx: Ctx,
  { _id, version }: Target,
  { righe, corriere, tracking }: ShipInput,
): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version)
    if (before.stato !== 'approvato' && before.stato !== 'preparazione')
      throw wrongState(before, 'si spedisce quando è approvato.')
    const lines = await tx.merchandisingOrderLine.findMany({
      where: { orderId: _id },
      orderBy: { id: 'asc' },
    })
    const parcels = parcelsOf(lines, righe)
    await takeFromShelf(tx, ctx, before, parcels)
    const sent = parcels.reduce((sum, { quantita }) => sum + quantita, 0)
    const rest = lines.reduce((sum, line) => sum + restOf(line), 0) - sent
    const change = {
      stato: rest === 0 ? 'spedito' : 'preparazione',
      spediti: before.spediti + sent,
      speditoAt: new Date(),
      corriere: corriere || before.corriere,
      tracking: joined(before.tracking, tracking),
    } as const
    const after = await writeVerb(ordini, { ...ctx, tx }, { before, change })
    await tellOrderer(tx, after, rest === 0 ? 'spedito' : 'parziale')
    return after
  }, ctx.tx)
}

/** A second parcel has a code of its own. */
function joined(before: string | null, now: string | null | undefined): string | null {
  if (!now || before?.split(', ').includes(now)) return before
  return before ? `${before}, ${now}` : now
}

function parcelsOf(lines: MerchandisingOrderLine[], righe: ShipInput['righe']): Parcel[] {
  const asked = new Map(righe?.map(({ lineId, quantita }) => [lineId, quantita]))
  if (asked.size < (righe?.length ?? 0)) throw invalidField('righe', 'Una riga è ripetuta.')
  if ([...asked.keys()].some((id) => !lines.some((line) => line.id === id)))
    throw invalidField('righe', 'Una riga non è di questo ordine.')
  const parcels = lines.flatMap((line) => {
    const quantita = righe ? (asked.get(line.id) ?? 0) : restOf(line)
    if (quantita > restOf(line))
      throw invalidField('righe', `Di «${line.nome}» restano da spedire ${restOf(line)} pezzi.`)
    return quantita > 0 ? [{ line, quantita, fromStock: Math.min(quantita, line.riservata) }] : []
  })
  if (parcels.length === 0) throw new AppError('invalid', 'Scegli che cosa parte.')
  return parcels
}

async function takeFromShelf(
  tx: Tx,
  { actor }: Ctx,
  { id: orderId, codice }: MerchandisingOrder,
  parcels: readonly Parcel[],
): Promise<void> {
  const counted = parcels.filter(({ fromStock }) => fromStock > 0)
  await lockStock(
    tx,
    counted.map(({ line }) => String(line.merchId)),
  )
  const changes = counted.map(({ line, fromStock }) => ({
    varianteId: String(line.varianteId),
    giacenza: -fromStock,
    riservata: -fromStock,
  }))
  const left = await moveStock(tx, changes)
  await tx.merchandisingMovimento.createMany({
    data: counted.map(({ line, fromStock }) => ({
      id: newId(),
      merchId: String(line.merchId),
      varianteId: String(line.varianteId),
      tipo: 'spedizione' as const,
      delta: -fromStock,
      motivo: `Ordine ${codice}`,
      orderId,
      giacenza: left.get(String(line.varianteId)) ?? 0,
      autore: `${actor.nome} ${actor.cognome}`,
    })),
  })
  const [ids, sent, taken] = [
    parcels.map(({ line }) => line.id),
    parcels.map(({ quantita }) => quantita),
    parcels.map(({ fromStock }) => fromStock),
  ]
  await tx.$executeRaw`
    UPDATE merchandising_order_lines l SET spedita = l.spedita + p.n, riservata = l.riservata - p.da_scaffale
    FROM unnest(${ids}::uuid[], ${sent}::int[], ${taken}::int[]) AS p (id, n, da_scaffale) WHERE l.id = p.id`
}
