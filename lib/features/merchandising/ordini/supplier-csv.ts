import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { todayInRome } from '@/lib/core/dates'
import { csvLine } from '@/lib/resources/export-cells'
import { pickList } from './pick-list'

const HEADS = [
  'Ordine',
  'Codice',
  'Articolo',
  'Pezzi',
  'Da scrivere',
  'Fornitura',
  'Per',
  'Indirizzo',
  'Note',
]

/** What has to leave, a line for each article of an order, with what is written on it: for who makes or sends it. */
export async function supplierCsv(scope: Scope): Promise<Response> {
  const { ordini } = await pickList(scope)
  const lines = ordini.flatMap(({ codice: order, richiedente, indirizzo, note, righe }) =>
    righe.map(({ codice, nome, pezzi, testi, isCounted }) => [
      order,
      codice,
      nome,
      String(pezzi),
      testi.join('; '),
      isCounted ? 'magazzino' : 'su ordinazione',
      richiedente,
      indirizzo.filter(Boolean).join(', '),
      note,
    ]),
  )
  return new Response(`\uFEFF${csvLine(HEADS)}${lines.map((line) => csvLine(line)).join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="da-spedire-${todayInRome()}.csv"`,
      'x-total-rows': String(lines.length),
    },
  })
}
