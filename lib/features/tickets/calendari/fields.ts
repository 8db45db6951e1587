import { adminsWith } from '@/lib/resources/access'
import type { Figures } from '@/lib/resources/figures'
import type { Fields } from '@/lib/resources/model-types'
import type { ticketCalendarSchema } from './schema'

export const ticketCalendarForm: Fields<typeof ticketCalendarSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 8 },
  { name: 'festivi', label: 'Chiuso nelle feste nazionali', kind: 'boolean', width: 4 },
  { name: 'orari', label: 'Orari di lavoro', kind: 'hours' },
  {
    name: 'chiusure',
    label: 'Giorni di chiusura',
    kind: 'rows',
    help: 'Il patrono, un ponte, le ferie: oltre alle feste nazionali.',
    rows: {
      one: 'giorno',
      fields: [
        { name: 'giorno', label: 'Giorno', kind: 'day', required: true, width: 4 },
        { name: 'motivo', label: 'Motivo', kind: 'text', width: 8 },
      ],
      initial: { giorno: null, motivo: '' },
    },
  },
]

/** How much of a week it is, how many days it is closed from today on, and whose times pass in it. */
export const calendarFigures: Figures = {
  access: (actor) => adminsWith('ticketing_access')(actor) === true,
  sql: (page) => `
    SELECT k.id,
      (SELECT round(sum(extract(epoch FROM (o ->> 'alle')::time - (o ->> 'dalle')::time)) / 3600, 1)::float8
        FROM jsonb_array_elements(k.orari) o) AS ore,
      (SELECT count(*)::int FROM ticket_calendari_chiusure g
        WHERE g.calendario_id = k.id AND g.giorno >= (now() AT TIME ZONE 'Europe/Rome')::date) AS chiusi,
      (SELECT string_agg(c.nome, ', ' ORDER BY c.ordine, c.id) FROM ticket_categories c
        WHERE c.calendario_id = k.id OR EXISTS (
          SELECT FROM ticket_categorie_tempi m WHERE m.category_id = c.id AND m.calendario_id = k.id)) AS categorie
    FROM ticket_calendari k WHERE k.id IN (${page})`,
  columns: [
    {
      path: 'ore',
      label: 'Ore a settimana',
      kind: 'number',
      after: 'nome',
      definition: 'Le ore di lavoro di una settimana senza feste.',
    },
    {
      path: 'chiusi',
      label: 'Chiusure in arrivo',
      kind: 'number',
      after: 'ore',
      definition: 'I giorni di chiusura da oggi in poi, senza le feste nazionali.',
    },
    { path: 'categorie', label: 'Categorie', kind: 'text', after: 'chiusi' },
  ],
}
