import type { Figures } from '@/lib/resources/figures'
import type { Option } from '@/lib/words/options'
import { managesCatalogue } from './access'

const DAYS = 90

const FORNITURA: readonly Option[] = [
  { value: 'disponibile', label: 'Disponibile', tone: 'ok' },
  { value: 'soglia', label: 'Sotto soglia', tone: 'warn' },
  { value: 'esaurito', label: 'Esaurito', tone: 'bad' },
  { value: 'ordinazione', label: 'Su ordinazione', tone: 'info' },
]

/** Whether it can be sent, in one word; what is not counted is made when it is asked for. */
const SUPPLY = `CASE
  WHEN NOT EXISTS (SELECT 1 FROM merchandising_varianti w WHERE w.merch_id = m.id AND w.attiva AND w.gestita) THEN 'ordinazione'
  WHEN m.disponibili <= 0 THEN 'esaurito' WHEN m.sotto_soglia THEN 'soglia' ELSE 'disponibile' END`

/**
 * Pieces asked for lately, and the first picture. Only the items of the page are read. The text is the same at each call: it is
 * prepared once.
 */
const articleFiguresSql = (page: string): string => `
    SELECT a.id, coalesce(v.n, 0)::int AS "venduti90", nullif(m.immagini -> 0 ->> 'url', '') AS "copertina",
      ${SUPPLY} AS fornitura
    FROM (${page}) AS a (id) JOIN merchandising m ON m.id = a.id
    LEFT JOIN (SELECT l.merch_id, sum(l.quantity - l.annullata) AS n
      FROM merchandising_order_lines l JOIN merchandising_orders o ON o.id = l.order_id
      WHERE l.merch_id IN (${page}) AND o.created_at >= now() - interval '${DAYS} days' AND o.stato <> 'annullato'
      GROUP BY 1) v ON v.merch_id = a.id`

export const articleFigures: Figures = {
  access: (actor) => managesCatalogue(actor) !== false,
  sql: articleFiguresSql,
  columns: [
    {
      path: 'venduti90',
      label: 'Ordinati 90 gg',
      kind: 'number',
      after: 'disponibili',
      definition: 'Pezzi chiesti negli ultimi 90 giorni, senza gli ordini annullati.',
    },
    { path: 'fornitura', label: 'Fornitura', kind: 'badge', options: FORNITURA, after: 'stato' },
    { path: 'copertina', label: 'Immagine', kind: 'image', after: 'venduti90', hidden: true },
  ],
}
