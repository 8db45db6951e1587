import 'server-only'
import { dayOf, dayOfColumn, formatDay, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { numberText } from '@/lib/core/number-text'
import { inPortions } from '@/lib/duties/portions'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { CLASSI, EVENTI_REGISTRO, RUOLI_REGISTRO } from '@/lib/features/aml/labels'
import { csvText } from '@/lib/resources/csv-text'
import type { RegistroIdentificazione } from '@/prisma/generated/client'

const HEADS = [
  'Data',
  'Pratica',
  'Che cosa',
  'Come',
  'Chi',
  'Codice fiscale',
  'Documento',
  'Documento valido fino al',
  'Quota %',
  'Controllo',
  'Politicamente esposta',
  'Scopo',
  'Origine dei fondi',
  'Classe',
  'Punti',
  'Regole in vigore dal',
  'Perché la classe è stata alzata',
  'Vale fino al',
  'Identificato da',
]

const day = (date: Date | null) => (date ? formatDay(dayOfColumn(date)) : '')
const wordOf = <T extends Record<string, string>>(words: T, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? '') : name

const line = (row: RegistroIdentificazione): string[] => [
  formatDay(dayOf(row.createdAt)),
  row.praticaCodice,
  wordOf(EVENTI_REGISTRO, row.evento),
  wordOf(RUOLI_REGISTRO, row.ruolo),
  row.denominazione,
  row.codiceFiscale,
  row.documento,
  day(row.documentoScade),
  row.quota === null ? '' : numberText(Number(row.quota)),
  row.controllo,
  row.pep ? 'Sì' : 'No',
  row.scopo,
  row.origine,
  CLASSI[row.classe],
  String(row.punti),
  day(row.regoleDal),
  row.motivo,
  day(row.scadeIl),
  row.chi,
]

/** So many are read at once. */
/** Who was identified in the period, for who answers for it. */
async function* files(_scope: unknown, { dal, al }: Period): AsyncIterable<PackFile> {
  const lines: string[][] = []
  const where = { createdAt: { gte: startOfDay(dal), lt: startOfDay(nextDay(al)) } }
  const portions = inPortions((page) =>
    db().registroIdentificazione.findMany({
      where,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const rows of portions) lines.push(...rows.map(line))
  yield { name: 'registro.csv', content: csvText([HEADS, ...lines]) }
}

export const registerPart: PackPart = {
  name: 'identificazioni',
  titolo: 'Registro delle identificazioni',
  flag: 'aml_manage',
  files,
}
