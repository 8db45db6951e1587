import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { dayOf, dayOfColumn, formatDay, formatInstant, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import { csvText } from '@/lib/resources/csv-text'

const HEADS = [
  'Chiesto il',
  'Pratica',
  'Cliente',
  'Che cosa dice il cliente',
  'Risposta entro',
  'Risposto il',
  'Risposto da',
  'Risposta',
]

/** The reviews by a person that were asked for in the period, as they are now. */
async function* files({ actor }: AdminScope, { dal, al }: Period): AsyncIterable<PackFile> {
  const rows = await db().riesame.findMany({
    where: {
      createdAt: { gte: startOfDay(dal), lt: startOfDay(nextDay(al)) },
      pratica: allowedRows(visiblePratiche, actor),
    },
    include: { pratica: { select: { codice: true, intestatario: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const lines = rows.map(({ createdAt, pratica, testo, scadeIl, risposta, rispostoAt, rispostoDa }) => [
    formatDay(dayOf(createdAt)),
    pratica.codice,
    pratica.intestatario,
    testo,
    formatDay(dayOfColumn(scadeIl)),
    rispostoAt ? formatInstant(rispostoAt) : '',
    rispostoDa ?? '',
    risposta ?? '',
  ])
  yield { name: 'elenco.csv', content: csvText([HEADS, ...lines]) }
}

export const reviewPart: PackPart = {
  name: 'riesami',
  titolo: 'Riesami chiesti dai clienti',
  flag: 'pratiche_manage',
  files,
}
