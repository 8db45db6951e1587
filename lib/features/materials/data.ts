import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { escapeMarkup } from '@/lib/core/markup'
import { anyCard } from '@/lib/features/materials/bdv/data'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import { parseGiven } from '@/lib/http/validation'
import { allowedRows } from '@/lib/resources/access'
import { setting } from '@/lib/settings/read'
import { contentOf } from '@/lib/storage/data'
import type { AgentMaterial } from '@/prisma/generated/client'
import { visibleMaterials } from './access'
import { drawFlyer, type FlyerFile } from './draw-flyer'
import { findExample, findNearest, flyerData } from './find-example'
import { exampleText, titleOf } from './pdf-parts'
import {
  type Colore,
  type Formato,
  type MaterialInput,
  type MaterialPreview,
  materialSchema,
  type PreviewQuery,
  SCREENS,
  type Volantino,
} from './schema'
import { volantiniGiorni } from './settings'
import type { Flyer, FlyerData } from './types'

/** For whom a flyer is: an agent makes their own, the office anybody's or the company's. */
export async function cardFor(
  { role, userId }: Actor,
  agentId: string | null | undefined,
): Promise<BdvCard | null> {
  if (role === 'agent') {
    if (agentId && agentId !== userId) throw notFound()
    return orNotFound(await anyCard(userId))
  }
  if (!agentId) return null
  const card = await anyCard(agentId)
  if (!card) throw invalidField('agentId', 'Scegli un agente che lavora con noi.')
  return card
}

/** The code of the frame that shows the same example, with the figures of whatever day it is looked at. */
function frameCode({ kind, input }: MaterialInput, agentId: string | undefined): string {
  const query = new URLSearchParams({
    ...(agentId ? { agente: agentId } : {}),
    ...Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)])),
  })
  const src = escapeMarkup(`${env().SITE_URL}/iframes/${SCREENS[kind]}?${query}`)
  return `<iframe src="${src}" title="${escapeMarkup(titleOf(kind, input))}" width="100%" height="720" style="border: 0" loading="lazy"></iframe>`
}

/** What an address asks for, as a body says it. @throws 422 on the field */
function askedOf({ kind, layout, colore, agentId, ...input }: PreviewQuery): MaterialInput {
  return parseGiven(materialSchema, { kind, input, layout, colore, agentId })
}

/** The figures that a flyer would have today; or by bank why there is none, and the nearest ones for which there is. */
export async function previewMaterial(actor: Actor, query: PreviewQuery): Promise<MaterialPreview> {
  const asked = askedOf(query)
  const card = await cardFor(actor, asked.agentId)
  const example = await findExample(asked)
  const data = flyerData(asked, example)
  return {
    titolo: titleOf(asked.kind, asked.input),
    esempio: data && presentExample(asked.kind, data),
    motivi: data
      ? []
      : example.excluded.map(({ bank, product, motivo }) => ({
          banca: bank?.nome ?? 'Finanziaria convenzionata',
          prodotto: product.nome,
          motivo,
        })),
    vicina: data ? null : await findNearest(asked),
    cornice: frameCode(asked, card?._id),
  }
}

function presentExample(kind: Volantino, data: FlyerData): NonNullable<MaterialPreview['esempio']> {
  const { bank, product, rata, tan, taeg, totale } = data.offer
  const prodotto = [bank?.nome, product.nome].filter(Boolean).join(', ')
  return { prodotto, rata, tan, taeg, totale, cifreAl: data.asOf, testo: exampleText(kind, data) }
}

/** The same as a picture, before it is kept. @throws 422 there is no offer */
export async function previewPicture(actor: Actor, query: PreviewQuery): Promise<Buffer> {
  const asked = askedOf(query)
  const card = await cardFor(actor, asked.agentId)
  const data = flyerData(asked, await findExample(asked))
  if (!data) throw noOffer()
  const { kind, layout, colore } = asked
  return drawFlyer({ ...data, kind, layout, colore, card, isExpired: false, codice: null }, 'png')
}

export const noOffer = () =>
  invalidField('importo', 'Oggi nessuna banca fa un’offerta con queste cifre: cambia importo o durata.')

type Made = { bytes: Buffer; name: string }

/**
 * What was printed, once more: a flyer with the figures that it had, the words of today's profile, and a mark across it
 * when it is too old; of an order the very file. @throws 404 not the reader's
 */
export async function materialFile(actor: Actor, id: string, file: FlyerFile): Promise<Made> {
  const where = { AND: [{ id: idOrNotFound(id) }, allowedRows(visibleMaterials, actor)] }
  const row = orNotFound(await db().agentMaterial.findFirst({ where, include: { file: true } }))
  if (row.kind === 'bdv') {
    if (!row.file || row.file.deletedAt || file === 'png') throw notFound('Il file non esiste.')
    return { bytes: await buffer(await contentOf(row.file)), name: 'biglietti-da-visita.pdf' }
  }
  const [days, card] = await Promise.all([
    setting(volantiniGiorni),
    row.agentId ? anyCard(row.agentId) : null,
  ])
  // Who has left hands nothing out any more.
  if (row.agentId && !card) throw notFound('L’agente di questo volantino non lavora più con noi.')
  const bytes = await drawFlyer(flyerOf(row, card, days), file)
  return { bytes, name: `volantino-${row.kind}-${row.layout}.${file}` }
}

/** A kept flyer as it is drawn today; `days`: for how many its figures hold. */
export function flyerOf(row: AgentMaterial, card: BdvCard | null, days: number): Flyer {
  return {
    ...(row.dati as FlyerData),
    kind: row.kind as Volantino,
    layout: row.layout as Formato,
    colore: row.colore as Colore,
    card,
    isExpired: addDays(row.createdAt, days) < new Date(),
    codice: row.codice,
  }
}
