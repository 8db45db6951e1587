import { z } from 'zod'
import { signedCountCell, textCell } from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { MAX_GIACENZA, motivoRettifica } from './article-schema'

/** "1.250" and "+20" are whole numbers, too. */
const pieces = signedCountCell.pipe(
  z.number().min(-MAX_GIACENZA, 'Al massimo 100.000.').max(MAX_GIACENZA, 'Al massimo 100.000.'),
)

export const stockColumns = {
  codice: {
    label: 'Codice variante',
    synonyms: ['codice', 'sku', 'articolo', 'codice articolo'],
    required: true,
    help: 'Il codice che la variante ha nella scheda dell’articolo.',
    parse: textCell(40),
  },
  quantita: {
    label: 'Quantità',
    synonyms: ['giacenza', 'in magazzino', 'contati', 'pezzi'],
    help: 'Quanti ce ne sono, contati.',
    parse: pieces.pipe(z.number().min(0, 'Da 0 in su.')),
  },
  variazione: {
    label: 'Variazione',
    synonyms: ['delta', 'carico', 'differenza', 'entrati'],
    help: 'Quanti in più, o in meno con il segno meno; al posto della quantità.',
    parse: pieces,
  },
  motivo: {
    label: 'Motivo',
    synonyms: ['causale', 'nota'],
    help: 'Resta nel movimento; senza, è il nome del file.',
    parse: z.string().pipe(motivoRettifica),
  },
} as const satisfies ImportColumns
export type StockColumns = typeof stockColumns
