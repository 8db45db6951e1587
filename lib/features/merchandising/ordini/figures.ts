import type { Figures } from '@/lib/resources/figures'
import { managesOrders } from './access'

const ROME = "AT TIME ZONE 'Europe/Rome'"

/** The text is the same at each call: it is prepared once. */
const orderFiguresSql = (page: string): string => `
    SELECT a.id, CASE WHEN o.stato IN ('consegnato', 'annullato') THEN NULL
      ELSE (now() ${ROME})::date - (o.created_at ${ROME})::date END AS giorni
    FROM (${page}) AS a (id) JOIN merchandising_orders o ON o.id = a.id`

export const orderFigures: Figures = {
  access: (actor) => managesOrders(actor) !== false,
  sql: orderFiguresSql,
  columns: [
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      after: 'createdAt',
      definition: 'Da quanti giorni è stato inviato, finché non è consegnato o annullato.',
    },
  ],
}
