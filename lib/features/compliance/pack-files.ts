import 'server-only'
import { type AdminScope, can } from '@/lib/auth/actor'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { escapeMarkup } from '@/lib/core/markup'
import { slugify } from '@/lib/core/text'
import type { PackFile, Period, TextVersion } from '@/lib/duties/types'
import { PARTS, TEXTS } from '@/lib/registry/compliance'
import { csvText } from '@/lib/resources/csv-text'

/** Of a text its body alone is HTML, which was cleaned when it was saved; its name is what people wrote. */
function page({ testo, dal, corpo }: TextVersion): string {
  const name = escapeMarkup(testo)
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>${name}</title><h1>${name}</h1><p>Testo dal ${formatDay(dal)}</p>${corpo}</html>`
}

/** Every text that was in force on some day of the period, as it was, and a list of them. */
async function* texts(period: Period): AsyncIterable<PackFile> {
  const list: string[][] = [['Testo', 'In vigore dal', 'File']]
  for (const { name: source, versions } of TEXTS)
    for (const [at, version] of (await versions(period)).entries()) {
      const name = `testi/${source}/${slugify(version.testo)}-${version.dal}-${at + 1}.${version.formato}`
      list.push([version.testo, formatDay(version.dal), name])
      yield { name, content: version.formato === 'html' ? page(version) : version.corpo }
    }
  yield { name: 'testi/elenco.csv', content: csvText(list) }
}

/** All of a pack, one file after the other; what its author may not see is named, and not in it. */
export async function* packFiles(scope: AdminScope, period: Period, now: Date): AsyncIterable<PackFile> {
  const { actor } = scope
  const left = PARTS.filter(({ flag }) => flag && !can(actor, flag))
  yield {
    name: 'leggimi.txt',
    content: [
      `Fascicolo per ispezione: dal ${formatDay(period.dal)} al ${formatDay(period.al)}.`,
      `Chiesto da ${actor.nome} ${actor.cognome}, preparato il ${formatInstant(now)}.`,
      ...(left.length > 0
        ? [
            `Non compresi, perché chi l’ha chiesto non li vede: ${left.map(({ titolo }) => titolo).join(', ')}.`,
          ]
        : []),
      'Nelle pagine del sito le parole fra doppie parentesi quadre, come [[societa]] o [[soglie]], stanno per un valore delle impostazioni o una tabella del giorno: il sito li scrive al loro posto.',
      '',
    ].join('\r\n'),
  }
  yield* texts(period)
  for (const part of PARTS) {
    if (left.includes(part)) continue
    for await (const { name, content } of part.files(scope, period))
      yield { name: `${part.name}/${name}`, content }
  }
}
