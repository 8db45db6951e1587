import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { calendarFigures, ticketCalendarForm } from './fields'
import { ticketCalendarHooks } from './hooks'
import { ticketCalendarSchema } from './schema'

const edit = adminsWith('ticketing_configure')

/** When the minutes of tickets pass: hours of a week, without holidays and some days more. */
export const ticketCalendari = defineResource({
  path: 'ticketCalendari',
  page: '/admin/tickets/calendari',
  model: 'ticketCalendar',
  audit: 'CalendariTicket',
  labels: { one: 'calendario dei ticket', many: 'calendari dei ticket', article: 'm' },
  title: (row) => String(row.nome),
  schema: ticketCalendarSchema,
  initial: { nome: '', orari: [], festivi: true, chiusure: [] },
  children: {
    chiusure: {
      model: 'ticketCalendarDay',
      parent: 'calendarioId',
      codecs: { giorno: 'day' },
      orderBy: ['giorno'],
      key: ['giorno'],
    },
  },
  permission: 'ticketing_configure',
  access: { read: adminsWith('ticketing_access'), create: edit, update: edit, delete: edit },
  hooks: ticketCalendarHooks,
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
      { path: 'festivi', label: 'Chiuso nelle feste', kind: 'boolean' },
    ],
    filters: [{ name: 'festivi', label: 'Chiuso nelle feste', kind: 'boolean' }],
    sorts: ['nome', 'createdAt'],
    defaultSort: 'nome',
    figures: calendarFigures,
  },
  form: ticketCalendarForm,
})
