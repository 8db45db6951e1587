import 'server-only'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { newestFirst } from '@/lib/core/newest-first'
import { tipoDocumento } from '@/lib/features/pratiche/checklist'
import { prossimiStati } from '@/lib/words/case-states'
import { presentSession } from '../accounts/present'
import type { PageQuery } from './schema'

/* What hangs on a client, a page at a time, the newest first. Each asks first whether there is such a client. */

type Page<T> = { items: T[]; nextCursor: string | null }
type Keyed = { id: string }

/** One page of what `find` reads; it gets the cursor as a `where`, the order, and how many. */
export async function pageOf<R extends Keyed, T>(
  clientId: string,
  field: string,
  { limit, cursor }: PageQuery,
  find: (page: { where: object; orderBy: object[]; take: number }) => Promise<R[]>,
  present: (row: R) => T,
): Promise<Page<T>> {
  await existing(clientId)
  const pages = newestFirst(field)
  const { page, nextCursor } = pages.cut(await find(pages.ask({ limit, cursor })), limit)
  return { items: page.map(present), nextCursor }
}

/** 404 for an id that is nobody's. */
export async function existing(id: string): Promise<void> {
  orNotFound(await db().client.findUnique({ where: { id: idOrNotFound(id) }, select: { id: true } }))
}

/** Cases that the client is on, in any role. */
export const casesOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'createdAt',
    query,
    ({ where, ...page }) =>
      db().praticaPersona.findMany({
        ...page,
        where: { AND: [{ clientId }, where] },
        select: {
          id: true,
          ruolo: true,
          createdAt: true,
          pratica: {
            select: {
              id: true,
              codice: true,
              product: true,
              finalita: true,
              stato: true,
              erogazioneDaConfermare: true,
              importoRichiesto: true,
              ultimaAttivita: true,
              createdAt: true,
              statoPrecedente: true,
              agent: { select: { nome: true, cognome: true } },
            },
          },
        },
      }),
    ({ id, ruolo, pratica }) => ({
      _id: id,
      ruolo,
      praticaId: pratica.id,
      codice: pratica.codice,
      prodotto: pratica.product,
      finalita: pratica.finalita,
      stato: pratica.stato,
      erogazioneDaConfermare: pratica.erogazioneDaConfermare,
      agente: pratica.agent,
      // What the office does next; a closed case waits for nothing.
      prossimo: prossimiStati(pratica, false)[0] ?? null,
      importo: toEuro(pratica.importoRichiesto),
      apertaIl: pratica.createdAt.toISOString(),
      ultimaAttivita: pratica.ultimaAttivita.toISOString(),
    }),
  )

/** Documents of the cases in which the client is the richiedente, and those asked of the client alone. */
export const documentsOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'createdAt',
    query,
    ({ where, ...page }) =>
      db().praticaDocumento.findMany({
        ...page,
        where: {
          AND: [
            {
              OR: [
                { persona: { clientId } },
                { personaId: null, pratica: { persone: { some: { clientId, ruolo: 'richiedente' } } } },
              ],
            },
            where,
          ],
        },
        select: {
          id: true,
          tipo: true,
          nome: true,
          stato: true,
          uploadedAt: true,
          createdAt: true,
          pratica: { select: { id: true, codice: true } },
        },
      }),
    ({ id, tipo, nome, stato, uploadedAt, pratica }) => ({
      _id: id,
      tipo,
      gruppo: tipoDocumento(tipo),
      nome,
      stato,
      praticaId: pratica.id,
      codice: pratica.codice,
      caricatoIl: uploadedAt?.toISOString() ?? null,
    }),
  )

/** The ledger: each time a consent was given or taken back, with the text that was shown. */
export const consentsOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'at',
    query,
    ({ where, ...page }) => db().consent.findMany({ ...page, where: { AND: [{ clientId }, where] } }),
    ({ id, kind, granted, textVersion, source, ip, at }) => ({
      _id: id,
      kind,
      granted,
      textVersion,
      source,
      ip,
      at: at.toISOString(),
    }),
  )

/** The devices that the client signed in from. */
export const sessionsOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'lastUsedAt',
    query,
    ({ where, ...page }) =>
      db().session.findMany({ ...page, where: { AND: [{ role: 'client', userId: clientId }, where] } }),
    (row) => presentSession(row, '', null),
  )

/** What the client wrote to the office. */
export const ticketsOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'createdAt',
    query,
    ({ where, ...page }) =>
      db().ticket.findMany({
        ...page,
        where: { AND: [{ clientId }, where] },
        select: { id: true, codice: true, oggetto: true, stato: true, createdAt: true },
      }),
    ({ id, createdAt, ...rest }) => ({ _id: id, ...rest, apertoIl: createdAt.toISOString() }),
  )
