import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { ofCase } from '@/lib/features/quotes/of-case'
import { allowedRows } from '@/lib/resources/access'
import type { Quote } from '@/prisma/generated/client'
import { visibleQuotes } from './access'
import { callBackAbout } from './ask-call-back'

/** More than a case has. */
const MOST = 10

const at = (instant: Date | null) => instant?.toISOString() ?? null

/** A quote that a case came from: what was given of it, and what its client did with it. Instants; amounts in euro. */
export type CaseQuote = {
  _id: string
  codice: string
  stato: Quote['stato']
  banca: string
  importo: number | null
  scadeIl: string | null
  apertoAt: string | null
  accettatoAt: string | null
  rifiutatoAt: string | null
  /** When the client last asked to be called about it. */
  richiamataAt: string | null
  consegne: {
    _id: string
    at: string
    da: string
    a: string | null
    versione: string | null
    url: string | null
  }[]
}

/** The quotes of a case, made for it or for the request that it came from, as far as the reader works on quotes; the last first. */
export async function quotesOfCase(actor: Actor, praticaId: string): Promise<CaseQuote[]> {
  const own = visibleQuotes(actor)
  if (own === false) return []
  const rows = await db().quote.findMany({
    where: {
      AND: [allowedRows(visibleQuotes, actor), ofCase(praticaId)],
    },
    include: { consegne: { include: { file: true }, orderBy: { at: 'desc' }, take: MOST } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const calls = await callsAbout(rows)
  return rows.map((quote) => ({
    _id: quote.id,
    codice: String(quote.codice),
    stato: quote.stato,
    banca: quote.banca,
    importo: quote.importo === null ? null : toEuro(quote.importo),
    scadeIl: quote.scadeIl && dayOfColumn(quote.scadeIl),
    apertoAt: at(quote.apertoAt),
    accettatoAt: at(quote.accettatoAt),
    rifiutatoAt: at(quote.rifiutatoAt),
    richiamataAt: at(calls.get(quote.id) ?? null),
    consegne: quote.consegne.map(({ id, at: given, autoreNome, email, allegato, file }) => ({
      _id: id,
      at: given.toISOString(),
      da: autoreNome,
      a: email,
      versione: allegato,
      url: file?.url ?? null,
    })),
  }))
}

/** Of each quote whose client asked to be called, when they last did. */
async function callsAbout(quotes: readonly Quote[]): Promise<Map<string, Date>> {
  const asked = quotes.filter(({ inviatoAt }) => inviatoAt !== null)
  if (asked.length === 0) return new Map()
  const requests = await db().contactRequest.findMany({
    where: { kind: 'richiamata', OR: asked.map((quote) => callBackAbout(quote)) },
    orderBy: { createdAt: 'asc' },
    select: { messaggio: true, createdAt: true },
  })
  return new Map(
    asked.flatMap((quote) => {
      const { startsWith } = callBackAbout(quote).messaggio
      const last = requests.findLast(({ messaggio }) => messaggio?.startsWith(startsWith))
      return last ? [[quote.id, last.createdAt] as const] : []
    }),
  )
}
