import { addDays } from '@/lib/core/dates'
import type { Figures } from '@/lib/resources/figures'
import { managesCatalogue } from './access'

const DAYS = 90

/** Pieces asked for lately, and the first picture. Only the items of the page are read. */
function articleFiguresSql(page: string): string {
  const since = addDays(new Date(), -DAYS).toISOString()
  return `
    SELECT a.id, coalesce(v.n, 0)::int AS "venduti90", nullif(m.immagini -> 0 ->> 'url', '') AS "copertina"
    FROM (${page}) AS a (id) JOIN merchandising m ON m.id = a.id
    LEFT JOIN (SELECT l.merch_id, sum(l.quantity - l.annullata) AS n
      FROM merchandising_order_lines l JOIN merchandising_orders o ON o.id = l.order_id
      WHERE l.merch_id IN (${page}) AND o.created_at >= '${since}' AND o.stato <> 'annullato'
      GROUP BY 1) v ON v.merch_id = a.id`
}

export const articleFigures: Figures = {
  access: (actor) => managesCatalogue(actor) !== false,
  sql: articleFiguresSql,
  columns: [
    {
      path: 'venduti90',
      label: 'Ordinati 90 gg',
      kind: 'number',
      after: 'riservata',
      definition: 'Pezzi chiesti negli ultimi 90 giorni, senza gli ordini annullati.',
    },
    { path: 'copertina', label: 'Immagine', kind: 'image', after: 'nome' },
  ],
}
