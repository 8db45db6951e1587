import { formatDay } from '@/lib/core/dates'
import { checklist } from '@/lib/features/pratiche/labels'
import { TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { need } from '@/lib/finance/error'
import { addWorkingDays, holidaysOf, isWorkingDay, workingDaysBetween } from '@/lib/italian/working-days'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { textOf, wholeOf } from './read-values'
import type { Tool } from './tool-types'

const half = { width: 6 } as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

const WEEKDAYS = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' })
const weekday = (day: string) => `${formatDay(day)}, ${WEEKDAYS.format(new Date(`${day}T00:00:00Z`))}`

const calendarTool: Tool = {
  id: 'calendario',
  title: 'Calendario bancario',
  about: 'Giorni lavorativi fra due date, scadenze, festività.',
  start: { conto: 'aggiungi', giorni: 10 },
  fields: [
    {
      name: 'conto',
      label: 'Che cosa ti serve',
      kind: 'select',
      required: true,
      options: [
        { value: 'aggiungi', label: 'Una scadenza in giorni lavorativi' },
        { value: 'conta', label: 'I giorni fra due date' },
      ],
    },
    { name: 'dal', label: 'Dal', kind: 'day', ...half, help: 'Vuoto: da oggi.' },
    {
      name: 'al',
      label: 'Al',
      kind: 'day',
      required: true,
      ...half,
      when: { field: 'conto', in: ['conta'] },
    },
    {
      name: 'giorni',
      label: 'Giorni lavorativi',
      kind: 'number',
      required: true,
      min: 1,
      max: 500,
      ...half,
      when: { field: 'conto', in: ['aggiungi'] },
    },
  ],
  compute(values, { today }) {
    const dal = textOf(values, 'dal') || today
    need(DAY.test(dal), 'dal', 'Scrivi una data.')
    const year = Number(dal.slice(0, 4))
    const shared = {
      formula:
        'Dal lunedì al venerdì, senza le festività nazionali (anche il lunedì di Pasqua e, dal 2026, San Francesco). Il primo giorno non si conta, l’ultimo sì.',
      table: {
        heads: [`Festività del ${year}`, 'Giorno'],
        rows: holidaysOf(year).map((day) => [formatDay(day), WEEKDAYS.format(new Date(`${day}T00:00:00Z`))]),
      },
      note: 'Il santo patrono cambia da città a città e non è contato.',
    }
    if (values.conto === 'conta') {
      const al = textOf(values, 'al')
      if (!al) return { ...shared, figures: [['Dal', weekday(dal)]] }
      need(DAY.test(al), 'al', 'Scrivi una data.')
      need(al >= dal, 'al', 'Viene prima dell’inizio.')
      const calendar = Math.round((Date.parse(al) - Date.parse(dal)) / 86_400_000)
      need(calendar <= 3_660, 'al', 'Al massimo dieci anni.')
      return {
        ...shared,
        figures: [
          ['Giorni lavorativi', String(workingDaysBetween(dal, al))],
          ['Giorni di calendario', String(calendar)],
          ['L’ultimo giorno', `${weekday(al)}${isWorkingDay(al) ? '' : ' (non lavorativo)'}`],
        ],
      }
    }
    const giorni = wholeOf(values, 'giorni', 'Scrivi quanti giorni.', 1, 500)
    return { ...shared, figures: [['Scadenza', weekday(addWorkingDays(dal, giorni))]] }
  },
}

const checklistTool: Tool = {
  id: 'documenti',
  title: 'Documenti da chiedere',
  about: 'La lista per prodotto e lavoro, da copiare.',
  start: { prodotto: 'mutuo', lavoro: 'dipendente_privato' },
  fields: [
    {
      name: 'prodotto',
      label: 'Prodotto',
      kind: 'select',
      required: true,
      ...half,
      options: optionsOf(PRODOTTI),
    },
    {
      name: 'lavoro',
      label: 'Lavoro',
      kind: 'select',
      required: true,
      ...half,
      options: optionsOf(TIPI_LAVORO),
      when: { field: 'prodotto', in: ['mutuo', 'prestito'] },
    },
  ],
  compute(values) {
    const lavoro = Object.keys(TIPI_LAVORO).find((one) => one === values.lavoro) as
      | keyof typeof TIPI_LAVORO
      | undefined
    const docs = checklist(textOf(values, 'prodotto'), lavoro ?? null)
    const required = docs.filter(({ obbligatorio }) => obbligatorio)
    return {
      figures: [
        ['Documenti', String(docs.length)],
        ['Obbligatori', String(required.length)],
      ],
      formula:
        'La stessa lista che una pratica chiede quando si apre: prima chi è la persona, poi il suo reddito, poi la casa.',
      table: {
        heads: ['Documento', 'Serve'],
        rows: docs.map(({ nome, obbligatorio }) => [nome, obbligatorio ? 'Sempre' : 'Se c’è']),
      },
      note: 'La banca può chiederne altri.',
    }
  },
}

export const OFFICE_TOOLS: readonly Tool[] = [calendarTool, checklistTool]
