import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { formatWholeEuro, toCents } from '@/lib/core/money'
import { createLead } from '@/lib/features/leads/create'
import type { PublicCtx } from '@/lib/http/context'
import { parseGiven } from '@/lib/http/validation'
import type { Payload } from '@/lib/jobs/payloads'
import type { JobRun } from '@/lib/jobs/run'
import { checkProvince } from '@/lib/places/check-province'
import type { PartnerConsegna, PartnerListing, Prisma } from '@/prisma/generated/client'
import { nextAgent } from './next-agent'
import { type Delivery, deliverySchema } from './schema'

type Event<E extends Delivery['evento']> = Extract<Delivery, { evento: E }>
type Done = { listingId?: string | null; leadId?: string | null; corpo?: Prisma.InputJsonObject }

/** What is said of a delivery that a fault of ours stopped: the queue tries again. */
const OURS = 'Un errore nostro ha fermato la consegna.'

/** Does what a delivery says, once: a second run of one that is done changes nothing. */
export async function deliver({ id }: Payload<'partners.deliver'>, { isLast }: JobRun): Promise<void> {
  try {
    await withTransaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM partner_consegne WHERE id = ${id}::uuid FOR UPDATE`
      const row = await tx.partnerConsegna.findUnique({ where: { id } })
      if (!row || row.stato === 'elaborata' || row.stato === 'rifiutata') return
      const done = await apply(tx, row, parseGiven(deliverySchema, row.corpo))
      await tx.partnerConsegna.update({
        where: { id },
        data: {
          ...done,
          stato: 'elaborata',
          errore: '',
          tentativi: { increment: 1 },
          version: { increment: 1 },
        },
      })
    })
  } catch (error) {
    const isTheirs = error instanceof AppError && error.code !== 'unavailable'
    await noteFailure(id, error instanceof AppError ? error.detail : OURS)
    if (!isTheirs && !isLast) throw error
  }
}

async function noteFailure(id: string, errore: string): Promise<void> {
  await withTransaction((tx) =>
    tx.partnerConsegna.update({
      where: { id },
      data: { stato: 'errore', errore, tentativi: { increment: 1 }, version: { increment: 1 } },
    }),
  )
}

function apply(tx: Tx, row: PartnerConsegna, body: Delivery): Promise<Done> {
  switch (body.evento) {
    case 'listing.upserted':
      return upsertListing(tx, row.partner, body)
    case 'listing.removed':
      return removeListing(tx, row.partner, body)
    case 'lead.created':
      return receiveLead(tx, row, body)
  }
}

async function upsertListing(
  tx: Tx,
  partner: string,
  { annuncio }: Event<'listing.upserted'>,
): Promise<Done> {
  const { idEsterno, titolo, comune, provincia, prezzo, mq, classe, url, scadeIl, ...dati } = annuncio
  await checkProvince(provincia, 'annuncio.provincia', tx)
  const values = {
    titolo,
    comune,
    provincia: provincia ?? null,
    prezzo: BigInt(toCents(prezzo)),
    url: url ?? null,
    mq: mq ?? null,
    classe: classe ?? '',
    scadeIl: scadeIl ? columnOfDay(scadeIl) : null,
    attivo: true,
    dati: dati as Prisma.InputJsonObject,
  }
  const { id } = await tx.partnerListing.upsert({
    where: { partner_externalId: { partner, externalId: idEsterno } },
    create: { id: newId(), partner, externalId: idEsterno, ...values },
    update: { ...values, version: { increment: 1 } },
  })
  return { listingId: id }
}

async function removeListing(tx: Tx, partner: string, { annuncio }: Event<'listing.removed'>): Promise<Done> {
  const known = await listingOf(tx, partner, annuncio.idEsterno)
  if (known?.attivo)
    await tx.partnerListing.update({
      where: { id: known.id },
      data: { attivo: false, version: { increment: 1 } },
    })
  return { listingId: known?.id ?? null }
}

const listingOf = (tx: Tx, partner: string, externalId: string): Promise<PartnerListing | null> =>
  tx.partnerListing.findUnique({ where: { partner_externalId: { partner, externalId } } })

/** What the adviser reads of the listing. */
const noteOf = (listing: PartnerListing | null, note = ''): string =>
  [
    listing &&
      `Annuncio ${listing.externalId}: ${listing.titolo}, ${listing.comune}, ${formatWholeEuro(listing.prezzo)}`,
    listing?.url,
    note,
  ]
    .filter(Boolean)
    .join('\n')

/** A request for a mortgage: it goes to the agency that is set, or by the weights, or to whom the same person has already; the contact stays with it alone. */
async function receiveLead(tx: Tx, row: PartnerConsegna, body: Event<'lead.created'>): Promise<Done> {
  const { contatto, consensi, idEsterno, importo, note, evento } = body
  const listing = idEsterno ? await listingOf(tx, row.partner, idEsterno) : null
  const { versione, ...consents } = consensi
  const ctx: PublicCtx = { actor: null, scope: null, ip: '', userAgent: '', requestId: row.id, tx }
  const request = {
    product: 'mutuo',
    contact: contatto,
    consents,
    campaign: { channel: 'luccacase' },
    input: {
      finalita: 'acquisto_prima_casa',
      ...(importo && { importo }),
      ...(listing && { valoreImmobile: Number(listing.prezzo) / 100 }),
      ...(listing?.provincia && { provincia: listing.provincia }),
    },
    note: noteOf(listing, note),
  } as const
  const lead = await createLead(ctx, request, { wanted: await nextAgent(tx) })
  if (listing) await tx.lead.update({ where: { id: lead.id }, data: { listingId: listing.id } })
  return {
    listingId: listing?.id ?? null,
    leadId: lead.id,
    corpo: {
      evento,
      consensi: { ...consents, versione },
      ...(idEsterno && { idEsterno }),
      codice: lead.codice,
    },
  }
}
