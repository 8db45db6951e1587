import 'server-only'
import type { Actor, ClientScope, Scope } from '@/lib/auth/actor'
import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, isId } from '@/lib/core/ids'
import { formatEuro, formatRate } from '@/lib/core/money'
import type { Part } from '@/lib/duties/types'
import { rowsOfCase, visiblePratiche, worksOnCases } from '@/lib/features/pratiche/access'
import { feeOfQuote } from '@/lib/features/quotes/chosen-offer'
import { ofCase } from '@/lib/features/quotes/of-case'
import type { PublicCtx } from '@/lib/http/context'
import { allowedRows } from '@/lib/resources/access'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import { sendFile } from '@/lib/storage/serve'
import { STATI_APERTI } from '@/lib/words/case-states'
import type { Incarico, Pratica, Prisma } from '@/prisma/generated/client'
import { isWithdrawn, withdrawalEnd } from './close'
import { feeBase } from './fee'
import { RECESSO } from './labels'
import { mandateOf } from './link'
import { mandatePdf } from './pdf'
import { presentMandate } from './present'
import {
  type Compenso,
  type DaFirmare,
  type DocumentoIncarico,
  type IncaricoDetail,
  storedContent,
} from './schema'
import { incaricoRegole, incaricoTesti } from './settings'

const WHOSE = {
  persona: { select: { client: { select: { erasedAt: true } } } },
  pratica: { include: { persone: { where: { ruolo: 'richiedente' }, include: { client: true } } } },
} as const

const OF_CASE = { pratica: { select: { stato: true } } } as const

/** The mandates of a case that somebody may see, the newest first; drafts are the office's alone. */
export async function mandatesOf(actor: Actor, praticaId: string): Promise<IncaricoDetail[]> {
  const pratica = allowedRows(visiblePratiche, actor)
  const own = rowsOfCase<Prisma.IncaricoWhereInput>(actor, (clientId) => ({
    stato: { not: 'bozza' },
    persona: { clientId },
  }))
  const rows = await db().incarico.findMany({
    where: { AND: [{ praticaId: idOrNotFound(praticaId), pratica }, own] },
    include: WHOSE,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const mandates = rows.map(presentMandate)
  if (worksOnCases(actor)) return mandates
  // Why the office has closed one is its own note; that they have withdrawn themselves they know.
  return mandates.map((one) => (one.motivo === RECESSO ? one : { ...one, motivo: null }))
}

/** What a form for a new one begins with, and its bounds: the fee of the quote that the case came from, else the usual one. */
export async function mandateProposal(pratica: Pratica) {
  const rules = await setting(incaricoRegole)
  const { compensoPct, compensoPctMax, compensoMax, durataGiorni, durataGiorniMax } = rules
  const quote = await db().quote.findFirst({
    where: ofCase(pratica.id),
    orderBy: { createdAt: 'desc' },
    select: { result: true, scelte: true },
  })
  const usual: Compenso = { tipo: 'percentuale', valore: pratica.finalita === 'surroga' ? 0 : compensoPct }
  const compenso = (quote && feeOfQuote(quote)) || usual
  const { su } = feeBase(pratica)
  return { compenso, su, compensoPctMax, compensoMax, durataGiorni, durataGiorniMax }
}

/** The mandates of a client that wait for their signature, or that they may still withdraw from. */
export async function clientMandates({ actor }: ClientScope): Promise<DaFirmare[]> {
  // Whose they are is asked for before the day, which no page for everybody has.
  const clientId = actor.userId
  const today = columnOfDay(todayInRome())
  const rows = await db().incarico.findMany({
    where: {
      persona: { clientId },
      OR: [
        // Of a closed case there is nothing to sign any more.
        { stato: 'inviato', scadeIl: { gte: today }, pratica: { stato: { in: [...STATI_APERTI] } } },
        { stato: 'firmato', valeFino: { gte: today } },
      ],
    },
    include: OF_CASE,
    orderBy: { createdAt: 'desc' },
    take: 20,
  })
  return Promise.all(rows.map(presentToSign))
}

/** What the page of a link shows. @throws 404, 410 */
export async function mandateToSign(ctx: Pick<PublicCtx, 'actor'>, key: string): Promise<DaFirmare> {
  const { incarico } = await mandateOf(ctx, key)
  const pratica = await db().pratica.findUniqueOrThrow({
    where: { id: incarico.praticaId },
    select: OF_CASE.pratica.select,
  })
  return presentToSign({ ...incarico, pratica })
}

/** The same for the page itself, which says so where the link has ended. @throws 404 */
export async function mandateByLink(token: string): Promise<DaFirmare | 'finito'> {
  if (isId(token)) throw notFound()
  return mandateToSign({ actor: null }, token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'gone') return 'finito' as const
    throw error
  })
}

async function presentToSign(incarico: Incarico & { pratica: Pick<Pratica, 'stato'> }): Promise<DaFirmare> {
  const { cliente, consulente, pratica, compenso, taeg, testo } = storedContent(incarico.contenuto)
  const inForce = inForceOn(await setting(incaricoTesti), todayInRome())
  return {
    _id: incarico.id,
    stato: incarico.stato,
    codice: incarico.codice,
    nome: cliente.nome,
    chi: consulente,
    prodotto: pratica.prodotto,
    compenso: compenso.importo === 0 ? 'Nessuno' : formatEuro(incarico.compensoImporto),
    taeg: taeg && formatRate(taeg.con),
    durataGiorni: incarico.durataGiorni,
    recessoGiorni: incarico.recessoGiorni,
    scadeIl: incarico.scadeIl ? dayOfColumn(incarico.scadeIl) : '',
    firmatoAt: incarico.firmatoAt?.toISOString() ?? null,
    receduto: isWithdrawn(incarico),
    hash: incarico.hash ?? '',
    testoCambiato: inForce.versione !== testo.versione,
    recessoFino: lastDayToWithdraw(incarico),
  }
}

/** Null where it is over, or where what the mandate was for is done. */
function lastDayToWithdraw(incarico: Incarico & { pratica: Pick<Pratica, 'stato'> }): string | null {
  const last = incarico.pratica.stato === 'liquidata' ? null : withdrawalEnd(incarico)
  return last && last >= todayInRome() ? last : null
}

/** The document: the signed one where there is one, else the one that was given, whose hash is in the proof; or that one in any case. */
export async function mandateFile(
  incarico: Incarico,
  request: Request,
  { documento }: DocumentoIncarico,
): Promise<Response> {
  const id = documento === 'dato' ? incarico.pdfFileId : (incarico.firmatoFileId ?? incarico.pdfFileId)
  const file = id ? await db().storedFile.findFirst({ where: { id, deletedAt: null } }) : null
  if (file) return sendFile(file, request, 'inline')
  if (documento === 'dato') throw notFound('Questo incarico non è stato dato a nessuno.')
  const bytes = await mandatePdf(incarico.codice, storedContent(incarico.contenuto))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="incarico-${incarico.codice}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** One of a case, for whoever sees the case. @throws 404 */
export async function mandateOfCase(actor: Actor, praticaId: string, id: string): Promise<Incarico> {
  const pratica = allowedRows(visiblePratiche, actor)
  const own = rowsOfCase<Prisma.IncaricoWhereInput>(actor, (clientId) => ({
    stato: { not: 'bozza' },
    persona: { clientId },
  }))
  const where = { AND: [{ id: idOrNotFound(id), praticaId: idOrNotFound(praticaId), pratica }, own] }
  return orNotFound(await db().incarico.findFirst({ where }))
}

type MandateDue = {
  praticaId: string
  codice: string
  cliente: string
  agentId: string | null
  perche: 'manca' | 'da_firmare' | 'finisce'
  /** The last day for signing, or on which it holds. */
  entro: string | null
}

/** A mandate that ends in so many days is due. */
const SOON_DAYS = 30

/** The open cases whose mandate is missing or ends soon, of those that a reader may see. */
async function casesDue({ actor }: Scope, today: Date): Promise<Prisma.PraticaWhereInput> {
  const { dal } = await setting(incaricoRegole)
  return {
    AND: [
      allowedRows(visiblePratiche, actor) as Prisma.PraticaWhereInput,
      { stato: { in: [...STATI_APERTI] }, createdAt: { gte: columnOfDay(dal) } },
      { incarichi: { none: { stato: 'firmato', valeFino: { gt: addDays(today, SOON_DAYS) } } } },
    ],
  }
}

/** How many there are. */
export const countMandatesDue = async (scope: Scope): Promise<number> =>
  db().pratica.count({ where: await casesDue(scope, columnOfDay(todayInRome())) })

/** Open cases without a mandate in force, or whose mandate ends soon; those that reader may see, the oldest first. */
export async function mandatesDue(
  scope: Scope,
  { take, skip }: Part = { take: 200, skip: 0 },
): Promise<MandateDue[]> {
  const today = columnOfDay(todayInRome())
  const signed = { stato: 'firmato' as const, valeFino: { gte: today } }
  const rows = await db().pratica.findMany({
    where: await casesDue(scope, today),
    select: {
      id: true,
      codice: true,
      intestatario: true,
      agentId: true,
      incarichi: {
        where: { OR: [{ stato: 'inviato' }, signed] },
        orderBy: { createdAt: 'desc' },
        select: { stato: true, scadeIl: true, valeFino: true },
      },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take,
    skip,
  })
  return rows.map(({ id, codice, intestatario, agentId, incarichi }) => {
    const last = incarichi.find(({ stato }) => stato === 'firmato') ?? incarichi[0]
    const perche = !last ? 'manca' : last.stato === 'firmato' ? 'finisce' : 'da_firmare'
    const until = last?.stato === 'firmato' ? last.valeFino : (last?.scadeIl ?? null)
    return {
      praticaId: id,
      codice,
      cliente: intestatario,
      agentId,
      perche,
      entro: until && dayOfColumn(until),
    }
  })
}
