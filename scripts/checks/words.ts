/* How the product does not speak (docs/words.md): each way of it with what is said instead. */

const ARTICLE = String.raw`\b(?:[Ii]l|[Aa]l|[Dd]al|[Dd]el|[Nn]el|[Ss]ul)`
const COUNT = String.raw`(?:\d[\d.]*|\$\{[^}]*\})`

const NOT_SAID: readonly [RegExp, string][] = [
  [
    new RegExp(String.raw`${ARTICLE} \$?\{[^}]*\}(?:%|º)`),
    'un articolo davanti a una cifra lo scrive elided: l’83%, il 75%',
  ],
  [
    new RegExp(String.raw`\b(?:al massimo|almeno) ${COUNT} lettere(?!,| e cifre)`, 'i'),
    'la lunghezza di un testo si conta in caratteri',
  ],
  [/\.max\(.*['`][^'`]*tropp[oaie] \p{L}+\.['`]/u, 'un valore rifiutato dice il suo limite: «Al massimo …»'],
  [/\b(?:manda|mandami|mandiamo|mandare)\b/i, 'si dice inviare'],
  [/\b(?:l|un|dell|all|dall|nell|sull|c|d|quell)'[aeiouhàèéìòù]/i, 'l’apostrofo dei testi è ’'],
  [/(?<!\p{L})(?:E|PERCHE|POICHE|CITTA|ATTIVITA|QUALITA)'(?= |\p{L})/u, 'le maiuscole hanno l’accento: È'],
  [/\b(?:La preghiamo|Le (?:scriviamo|inviamo|ricordiamo)|[Cc]i scriva)\b/, 'a tutti si dà del tu'],
]

/** What people read is written there; addresses of places are as their registers write them. */
const SPOKEN = /^(?:app|components|lib|prisma\/seed\/content)\//
/** What clients say of us, words that are looked for, and what people type, are theirs. */
const THEIRS =
  /(?:\.test|testing|test-kit)\.tsx?$|^prisma\/seed\/content\/(?:ratings|names)\.ts$|^lib\/italian\/|^lib\/openapi\//
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/

/** A framed button with its own words; one that an expression fills is not seen. */
const FRAMED = /<Button\b((?:=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>{])*)>([^<{]*)<\/Button>/g
/** Screens of the three areas: the site has buttons of its own, and the page of widgets tries out words. */
const AREAS =
  /^(?:components\/(?!site\/)|app\/(?:admin|agents|area-clienti)\/)(?!.*\/settings\/widgets\/).*\.tsx$/

/** Buttons of the areas that have a frame and no capitals; quiet ones begin as sentences do. */
export function buttonsAgainst(name: string, text: string): string[] {
  if (!AREAS.test(name) || THEIRS.test(name)) return []
  return [...text.matchAll(FRAMED)].flatMap(([, attributes = '', words = '']) =>
    /look="quiet"/.test(attributes) || words === words.toUpperCase()
      ? []
      : [`«${words.trim()}»: nelle aree un pulsante con la cornice è in maiuscole`],
  )
}

/** One sentence for each way of speaking that a file should not have, with its line. */
export function wordsAgainst(name: string, lines: readonly string[]): string[] {
  if (!SPOKEN.test(name) || THEIRS.test(name)) return []
  return lines.flatMap((line, at) =>
    COMMENT.test(line)
      ? []
      : NOT_SAID.filter(([way]) => way.test(line)).map(([, instead]) => `riga ${at + 1}: ${instead}`),
  )
}
