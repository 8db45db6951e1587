import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { formatInstant, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { inPortions } from '@/lib/duties/portions'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { STATI_PREVENTIVO } from '@/lib/features/quotes/labels'
import { allowedRows } from '@/lib/resources/access'
import { csvText } from '@/lib/resources/csv-text'
import { contentOf } from '@/lib/storage/data'
import { quoteProduct } from '@/lib/words/quote-product'
import type { PreventivoConsegna, Quote, StoredFile } from '@/prisma/generated/client'
import { visibleQuotes } from './access'

const HEADS = [
  'Preventivo',
  'Prodotto',
  'Cliente',
  'Consegnato il',
  'Come',
  'Inviato a',
  'Consegnato da',
  'Versione dell’allegato',
  'Impronta SHA-256 del documento',
  'Promemoria del recesso il',
  'Stato del preventivo',
  'Aperto il',
  'Accettato il',
  'Rifiutato il',
  'Documento',
]

const CANALI: Readonly<Record<string, string>> = { email: 'E-mail', link: 'Link' }

type Row = PreventivoConsegna & { quote: Quote; file: StoredFile | null }

const instant = (date: Date | null) => (date ? formatInstant(date) : '')

const line = ({ quote, ...given }: Row, paper: string): string[] => [
  quote.codice ?? '',
  quoteProduct(quote),
  `${quote.nome} ${quote.cognome}`.trim(),
  formatInstant(given.at),
  CANALI[given.canale] ?? given.canale,
  given.email ?? '',
  given.autoreNome,
  given.allegato ?? '',
  given.hash,
  instant(given.promemoriaAt),
  STATI_PREVENTIVO[quote.stato].label,
  instant(quote.apertoAt),
  instant(quote.accettatoAt),
  instant(quote.rifiutatoAt),
  paper,
]

/** What was given with quotes in the period, each time anew, with the document that was given; how the quote stands is as it is now. */
async function* files({ actor }: AdminScope, { dal, al }: Period): AsyncIterable<PackFile> {
  const where = {
    at: { gte: startOfDay(dal), lt: startOfDay(nextDay(al)) },
    quote: allowedRows(visibleQuotes, actor),
  }
  const lines: string[][] = []
  const portions = inPortions<Row>((page) =>
    db().preventivoConsegna.findMany({
      where,
      include: { quote: true, file: true },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const rows of portions)
    for (const row of rows) {
      const { quote, file } = row
      // The same quote is given more than once: the place in the list tells its documents apart.
      const paper = file ? `${quote.codice}-${lines.length + 1}.pdf` : ''
      lines.push(line(row, paper))
      if (file) yield { name: paper, content: () => contentOf(file) }
    }
  yield { name: 'elenco.csv', content: csvText([HEADS, ...lines]) }
}

export const quotePart: PackPart = {
  name: 'preventivi',
  titolo: 'Preventivi consegnati',
  flag: 'pratiche_manage',
  files,
}
