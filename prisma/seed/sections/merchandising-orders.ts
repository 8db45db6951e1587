import type { Prisma, StatoOrdine } from '@/prisma/generated/client'
import { ANNULLAMENTI, CENTRI_DI_COSTO, CORRIERI, NOTE_ORDINI, SEDI } from '../content/merchandising'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { atWork, daysFrom, earlier, rowsOf, type Seeding } from '../core/context'
import { at } from '../core/random'

/** A variant while the demo is made: `libera` is what nobody has asked for. */
export type Piece = {
  id: string
  merchId: string
  articolo: string
  nome: string
  codice: string
  ordine: number
  prezzo: number
  gestita: boolean
  soglia: number
  libera: number
  riservata: number
  since: Date
  minimo: number
  multiplo: number
  massimo: number | null
  campi: readonly { nome: string }[]
  uscite: { when: Date; quantity: number; orderId: string; codice: string }[]
}

const HOUR = 3_600_000

type Agent = { id: string; nome: string; agencyId: string | null }
type Order = Prisma.MerchandisingOrderCreateManyInput
type Line = Prisma.MerchandisingOrderLineCreateManyInput

/** How far an order of this age has come. */
function stateAt({ rng }: Seeding, age: number): StatoOrdine {
  if (rng.chance(0.08)) return 'annullato'
  if (age <= 3) return 'inviato'
  if (age <= 7) return rng.pick(['inviato', 'approvato', 'approvato', 'preparazione'])
  if (age <= 14) return rng.pick(['approvato', 'preparazione', 'spedito', 'spedito'])
  return age <= 25 ? rng.pick(['spedito', 'consegnato', 'consegnato']) : 'consegnato'
}

function amountOf({ rng }: Seeding, { minimo, multiplo, massimo }: Piece): number {
  const wanted = Math.ceil(minimo / multiplo) * multiplo + multiplo * rng.int(0, 4)
  return massimo === null ? wanted : Math.min(wanted, massimo)
}

/** One variant of each of a few items. */
function linesOf(seeding: Seeding, order: Order, pieces: readonly Piece[]): Line[] {
  const { rng, id } = seeding
  const when = order.createdAt as Date
  const items = [...new Set(pieces.map(({ merchId }) => merchId))]
  return rng.sample(items, rng.int(1, 4)).map((merchId, n) => {
    const piece = rng.pick(pieces.filter((one) => one.merchId === merchId))
    const quantity = amountOf(seeding, piece)
    const sent = isSent(order.stato, n) ? quantity : 0
    const struck = order.stato === 'annullato' ? quantity : 0
    const riservata = piece.gestita ? quantity - sent - struck : 0
    piece.riservata += riservata
    if (sent > 0)
      piece.uscite.push({ when: order.speditoAt as Date, quantity, orderId: order.id, codice: order.codice })
    return {
      id: id(when),
      orderId: order.id,
      merchId,
      varianteId: piece.id,
      nome: piece.articolo,
      testi: piece.campi.slice(0, 1).map(({ nome }) => ({ nome, testo: `Agenzia di ${rng.pick(SEDI)}` })),
      variant: piece.nome,
      quantity,
      prezzo: piece.prezzo,
      spedita: sent,
      annullata: struck,
      riservata,
    }
  })
}

/** While it is being packed, the first parcel of some has gone. */
const isSent = (stato: StatoOrdine | undefined, line: number) =>
  stato === 'spedito' || stato === 'consegnato' || (stato === 'preparazione' && line > 0)

function orderOf(seeding: Seeding, agent: Agent, index: number, age: number): Order {
  const { rng, id, now } = seeding
  const createdAt = earlier(now, atWork(daysFrom(now, -age), rng))
  const stato = stateAt(seeding, age)
  // At work, and never before what came before.
  const after = (when: Date, days: number) => {
    const later = new Date(when.getTime() + days * HOUR)
    const day = atWork(daysFrom(when, days), rng)
    return earlier(now, day > later ? day : later)
  }
  const approved = after(createdAt, 1)
  const shipped = after(approved, rng.int(1, 4))
  const goes = stato !== 'inviato' && stato !== 'annullato'
  const sent = stato === 'spedito' || stato === 'consegnato' || stato === 'preparazione'
  const corriere = rng.pick(CORRIERI)
  const tracking = `${corriere.slice(0, 2).toUpperCase()}${rng.int(100_000_000, 999_999_999)}`
  return {
    id: id(createdAt),
    codice: `M${createdAt.getUTCFullYear() % 100}-${shuffledCode(index)}`,
    role: 'agent',
    userId: agent.id,
    richiedente: agent.nome,
    agencyId: agent.agencyId,
    stato,
    totale: 0,
    pezzi: 0,
    spediti: 0,
    consegna: agent.agencyId ? 'agenzia' : 'altro',
    indirizzo: agent.agencyId ? '' : `Via Roma ${rng.int(1, 90)}, 55100 Lucca LU`,
    note: rng.chance(0.25) ? rng.pick(NOTE_ORDINI) : '',
    centroCosto: rng.chance(0.4) ? rng.pick(CENTRI_DI_COSTO) : '',
    corriere: sent ? corriere : null,
    tracking: sent ? tracking : null,
    motivo: stato === 'annullato' ? rng.pick(ANNULLAMENTI) : null,
    approvatoAt: goes ? approved : null,
    speditoAt: sent ? shipped : null,
    consegnatoAt: stato === 'consegnato' ? after(shipped, rng.int(2, 5)) : null,
    annullatoAt: stato === 'annullato' ? approved : null,
    createdAt,
    updatedAt: createdAt,
  }
}

const sum = (lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

/** A few orders a week for a year and a half; what is open sets its pieces aside. Gives what writes them, after the variants. */
export async function seedMerchandisingOrders(
  seeding: Seeding,
  pieces: readonly Piece[],
): Promise<() => Promise<void>> {
  const { client, rng } = seeding
  const agents = await rowsOf<Agent>(
    client,
    `SELECT id, nome || ' ' || cognome AS nome, agency_id AS "agencyId" FROM agents
     WHERE status = 'validated' ORDER BY email <> 'agente@demo.example', id`,
  )
  const full = seeding.count(180, 6)
  const made = Array.from({ length: full }, (_, index) => {
    // The first agent of the demo has some of their own, old and new.
    const agent = at(agents, index % 12 === 0 ? 0 : rng.int(0, agents.length - 1))
    const age = index % 4 === 0 ? rng.int(1, 20) : rng.int(15, 500)
    const order = orderOf(seeding, agent, index, age)
    const lines = linesOf(seeding, order, pieces)
    order.pezzi = sum(lines, ({ quantity }) => quantity)
    order.spediti = sum(lines, ({ spedita }) => spedita ?? 0)
    order.totale = sum(lines, ({ prezzo, quantity }) => Number(prezzo) * quantity)
    if (order.spediti === 0) Object.assign(order, { speditoAt: null, corriere: null, tracking: null })
    return { order, lines }
  })
  return async () => {
    await bulk(
      client,
      'merchandising_orders',
      made.map(({ order }) => order),
    )
    await bulk(
      client,
      'merchandising_order_lines',
      made.flatMap(({ lines }) => lines),
    )
  }
}
