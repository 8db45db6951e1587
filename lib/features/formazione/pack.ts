import 'server-only'
import { columnOfDay, dayOf, dayOfColumn, formatDay, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { slugify } from '@/lib/core/text'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { csvText } from '@/lib/resources/csv-text'
import { contentOf } from '@/lib/storage/data'

const HEADS = ['Persona', 'Corso', 'Ore', 'Data', 'Codice o ente', 'Documento']
const PERSON = { select: { nome: true, cognome: true } } as const
const hours = (ore: unknown) => String(Number(ore)).replace('.', ',')

/** Who has learnt what in the period, with the papers of what was learnt elsewhere. */
async function* files(_scope: unknown, { dal, al }: Period): AsyncIterable<PackFile> {
  const own = await db().attestato.findMany({
    where: { emessoAt: { gte: startOfDay(dal), lt: startOfDay(nextDay(al)) } },
    include: { agent: PERSON },
    orderBy: [{ emessoAt: 'asc' }, { id: 'asc' }],
  })
  const external = await db().attestatoEsterno.findMany({
    where: { conseguitoIl: { gte: columnOfDay(dal), lte: columnOfDay(al) } },
    include: { agent: PERSON, file: true },
    orderBy: [{ conseguitoIl: 'asc' }, { id: 'asc' }],
  })
  const papers = external.map(({ file, agent, conseguitoIl, titolo }, at) => {
    const person = slugify(`${agent.cognome} ${agent.nome}`)
    return (
      file &&
      `attestati/${person}-${dayOfColumn(conseguitoIl)}-${slugify(titolo)}-${at + 1}.${extensionOf(file.name)}`
    )
  })
  yield {
    name: 'ore.csv',
    content: csvText([
      HEADS,
      ...own.map(({ agent, titolo, ore, emessoAt, codice }) => [
        `${agent.cognome} ${agent.nome}`,
        titolo,
        hours(ore),
        formatDay(dayOf(emessoAt)),
        codice,
        '',
      ]),
      ...external.map(({ agent, titolo, ore, conseguitoIl, ente }, at) => [
        `${agent.cognome} ${agent.nome}`,
        titolo,
        hours(ore),
        formatDay(dayOfColumn(conseguitoIl)),
        ente,
        papers[at] ?? 'manca',
      ]),
    ]),
  }
  for (const [at, { file }] of external.entries()) {
    const name = papers[at]
    if (file && name) yield { name, content: () => contentOf(file) }
  }
}

const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? 'pdf'

export const trainingPart: PackPart = { name: 'formazione', titolo: 'Ore e attestati di formazione', files }
