import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOf, formatDay } from '@/lib/core/dates'
import { csvLine } from '@/lib/resources/export-cells'
import { findRow } from '@/lib/resources/read'
import { chosenLines, linesOf } from './andamento'
import { STATI_CORSO } from './labels'
import { formazione } from './resource'
import type { AndamentoQuery } from './schema'
import type { AndamentoLine } from './types'

const HEADS = [
  'Agente',
  'Agenzia',
  'Stato',
  'Da fare entro',
  'Lezioni fatte',
  'Lezioni',
  'Minuti visti',
  'Quiz %',
  'Attestato',
  'Ore OAM',
  'Rilasciato il',
  'Valido fino al',
]

const cells = ({
  nome,
  agenzia,
  stato,
  scadeIl,
  fatte,
  lezioni,
  vistoSec,
  quiz,
  attestato,
}: AndamentoLine) => [
  nome,
  agenzia ?? '',
  STATI_CORSO[stato].label,
  scadeIl ? formatDay(scadeIl) : '',
  String(fatte),
  String(lezioni),
  String(Math.round(vistoSec / 60)),
  quiz === null ? '' : String(quiz),
  attestato?.codice ?? '',
  attestato ? String(attestato.ore).replace('.', ',') : '',
  attestato ? formatDay(new Date(attestato.emessoAt)) : '',
  attestato?.scadeAt ? formatDay(new Date(attestato.scadeAt)) : '',
]

/** The same as a file, for whoever inspects: everybody whom the query leaves. */
export async function andamentoCsv(actor: Actor, id: string, query: AndamentoQuery): Promise<Response> {
  await findRow(formazione, formazione.access.read, actor, id)
  const lines = chosenLines(await linesOf(id), query)
  const text = `\uFEFF${csvLine(HEADS)}${lines.map((line) => csvLine(cells(line))).join('')}`
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="andamento-corso-${dayOf(new Date())}.csv"`,
      'x-total-rows': String(lines.length),
    },
  })
}
