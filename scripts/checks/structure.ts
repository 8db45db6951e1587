import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'
import { buttonsAgainst, wordsAgainst } from './words'

const FOLDERS = ['app', 'components', 'lib', 'prisma/seed', 'scripts', 'e2e']
const ROOT_FILES = ['server.ts', 'middleware.ts', 'next.config.ts']
const MAX_ENTRY_LINES = 60

/** A feature's vocabulary; besides these only verbs, one file each (`change-state.ts`), and pages that no script follows. */
const FEATURE_FILES =
  /^(?:schema|resource|data|mutations|present|jobs|types|labels)\.ts$|^(?:columns|form|pdf-parts|(?:[a-z]+-)*pdf|(?:[a-z]+-)+(?:page|step))\.tsx$/
const VERB_FILE = /^[a-z]+(?:-[a-z]+)+\.ts$/
const SINGLE_VERB = /^[a-z]+\.ts$/
const TEST_FILE = /(?:\.test|\/?(?:test-kit|testing))\.tsx?$/

/** What these parse we have written ourselves, or it is text that their schema cannot refuse. */
const OF_OUR_OWN = new Set([
  'lib/features/agents/jobs.ts',
  'lib/features/frames/schema.ts',
  'lib/features/incarichi/schema.ts',
])

type SourceFile = { name: string; lines: string[] }

function filesBelow(folder: string): string[] {
  let entries: import('node:fs').Dirent[] = []
  try {
    entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}

const read = (name: string): SourceFile => ({
  name,
  lines: readFileSync(path.join(ROOT, name), 'utf8').trimEnd().split('\n'),
})

/** One sentence for each file that is not where, or not as long as, the architecture says. */
export function checkStructure(): string[] {
  const sources = [...ROOT_FILES, ...FOLDERS.flatMap(filesBelow)].filter((name) => /\.[cm]?tsx?$/.test(name))
  const rooms = new Set(sources.map(roomOfComponents).filter(Boolean))
  const crowd = rooms.size > MAX_ROOMS ? [`components: ${rooms.size} cartelle, al massimo ${MAX_ROOMS}`] : []
  return [...crowd, ...sources.flatMap((name) => complaintsAbout(read(name)))]
}

/** What all screens are made of; every other folder of `components` has the name of its feature. */
const STOREYS = new Set(['ui', 'data', 'shell', 'site', 'markup', 'frames'])
const MAX_ROOMS = 45

const roomOfComponents = (name: string) => /^components\/([^/]+)\//.exec(name)?.[1]

function isRoom(name: string): boolean {
  const room = roomOfComponents(name)
  return !room || STOREYS.has(room) || existsSync(path.join(ROOT, 'lib/features', room))
}

export function complaintsAbout({ name, lines }: SourceFile): string[] {
  const base = path.posix.basename(name)
  const complaints: string[] = []
  const complain = (what: string) => complaints.push(`${name}: ${what}`)
  if (/^(?:page\.tsx|route\.ts)$/.test(base) && name.startsWith('app/') && lines.length > MAX_ENTRY_LINES) {
    complain(`${lines.length} righe, una pagina o una rotta al massimo ${MAX_ENTRY_LINES}`)
  }
  if (/^index\.tsx?$/.test(base)) complain('niente file indice: si importa il file che serve')
  if (!isRoom(name)) complain('una cartella di components si chiama come la sua funzionalità in lib/features')
  if (!isFeatureName(name)) complain('nome fuori dal vocabolario delle funzionalità')
  if (readsEnvironment(name, lines)) complain('process.env si legge solo in lib/core/env.ts')
  if (hasOwnCalendar(name, lines)) complain('che giorno è in Italia lo dice lib/core/dates')
  if (formatsItself(name, lines))
    complain('un numero lo scrive numberText o amountText di lib/core/number-text')
  if (readsItself(name, lines))
    complain(
      'un numero o un giorno scritto lo legge readNumber o readDay: in un indirizzo figureInQuery o dayInQuery',
    )
  if (trusts(name, lines)) complain('un valore da fuori passa da parseSafely o parseGiven, non da .parse')
  if (knowsNext(name, lines)) complain('i nomi privati di Next stanno in lib/core/next-internals.ts')
  if (forgetsData(name, lines))
    complain('isError è vero anche dopo un aggiornamento fallito: QueryProblem, o isLoadingError')
  if (keepsForGood(name, lines)) complain('quello che si tiene in memoria ha un limite: BoundedCache')
  if (keepsForAnUnknownTime(name, lines)) complain('«use cache» dice per quanto: cacheLife nella riga dopo')
  if (packs(name, lines))
    complain('quello che è scritto lì si apre: una voce per volta, senza ...{ } e senza ...([ ])')
  if (branchesInTwo(name, lines))
    complain('i rami per ruolo sono tutti (byRole, rowsByRole): un ruolo che nessuno conosce non ha niente')
  if (hasState(name, lines)) complain('niente hook né script: la disegna anche una rotta, come testo')
  for (const words of wordsAgainst(name, lines)) complain(words)
  for (const words of buttonsAgainst(name, lines.join('\n'))) complain(words)
  return complaints
}

/** A literal that is spread at once only saves lines, and hides from the compiler a property that does not belong there. */
function packs(name: string, lines: string[]): boolean {
  if (name.startsWith('scripts/checks/')) return false
  return lines.some((line) => line.includes('...{') || /\.\.\.\(\[.*\] as const\),?$/.test(line))
}

/**
 * One role against all others: what a later role may do would be whatever the other branch gives. To give a role alone something
 * more is no branch, and neither is to refuse everybody but one.
 */
const TWO_BRANCHES = [
  /\brole [!=]== '\w+'\)?\s*\?(?![.?])/,
  /\brole === 'client'\) (?:throw|return)\b/,
  /\brole !== 'client'(?!\) (?:throw|return (?:false|null))\b)/,
]

function branchesInTwo(name: string, lines: string[]): boolean {
  if (
    !/^(?:app\/v2|lib\/(?:features|imports|notifications|registry|reports|resources))\//.test(name) ||
    TEST_FILE.test(name)
  )
    return false
  const text = lines.join('\n')
  return TWO_BRANCHES.some((branch) => branch.test(text))
}

/** A background refresh that fails leaves the data that were read: what is on the screen, and what was typed there, stays. */
function forgetsData(name: string, lines: string[]): boolean {
  if (!/^(?:components|app)\//.test(name) || TEST_FILE.test(name)) return false
  return lines.some((line) => /\bisError\b|\bstatus === 'error'/.test(line))
}

/** Of these there are as many as the sources have purposes, models, limits or lists; or as much as goes on at the same time. */
const FEW = new Set([
  'components/site/og.tsx',
  'lib/auth/keys.ts',
  'lib/http/rate-limit.ts',
  'lib/jobs/running.ts',
  'lib/resources/cached-totals.ts',
  'lib/resources/sql-model.ts',
])
/** In the browser, where a page ends. */
const OF_A_BROWSER = /^lib\/(?:http\/client|realtime\/use-realtime)\.ts$/

/** A map of a module that begins empty grows for as long as the process lives. */
function keepsForGood(name: string, lines: string[]): boolean {
  const isServer = /^(?:lib|app|components\/site)\//.test(name) && !TEST_FILE.test(name)
  if (!isServer || name.startsWith('lib/testing/') || FEW.has(name) || OF_A_BROWSER.test(name)) return false
  return lines.some((line) => /^(?:export )?(?:const|let) \w+(?:: .+)? = new Map(?:<.*>)?\(\)/.test(line))
}

/** Next's default is a quarter of an hour, and a page is no older than the shortest-lived thing that it shows. */
function keepsForAnUnknownTime(name: string, lines: string[]): boolean {
  if (!/^(?:app|components|lib)\//.test(name)) return false
  return lines.some(
    (line, index) => /^\s*'use cache'$/.test(line) && !/^\s*cacheLife\(/.test(lines[index + 1] ?? ''),
  )
}

/** What frames draw is rendered to text in a route handler: neither hooks nor files for the browser work there. */
function hasState(name: string, lines: string[]): boolean {
  if (!/^components\/(?:markup|frames)\//.test(name) || TEST_FILE.test(name)) return false
  return lines.some((line) =>
    /^['"]use client['"]|^import (?!type\b).* from '(?:react|react-dom|next)(?:\/|')/.test(line),
  )
}

/** Any release of Next may change these; the test beside the one file that has them compares them with the installed one. */
const PRIVATE_NAMES =
  /next-router-|['"]next-(?:action|url)['"]|__next_f|['"]_rsc['"]|NEXT_(?:HTTP_ERROR|REDIRECT)|x-nextjs-|['"]next\/dist\//

/** The names, and the one class of Next's that is extended: whoever reads a name does not load it. */
const ABOUT_NEXT = ['lib/core/next-internals.ts', 'lib/serving/readable-pages.ts']

/** Tests say them again, so that a slip in that file does not pass. */
function knowsNext(name: string, lines: string[]): boolean {
  const isTest = TEST_FILE.test(name) || /^(?:e2e|scripts)\/|\/test-shell\.tsx$/.test(name)
  return !isTest && !ABOUT_NEXT.includes(name) && hasLine(lines, PRIVATE_NAMES)
}

const COMMENT = /^\s*(?:\/\/|\*|\/\*)/
const hasLine = (lines: string[], what: RegExp) =>
  lines.some((line) => what.test(line) && !COMMENT.test(line))

/**
 * The machine's own day, or that of Greenwich, is not Italy's between midnight and two: no day is cut from an instant, nor from
 * the text of one. `dayOf` makes it of an instant, `dayOfText` of a text, `dayOfColumn` of a column of days.
 */
function hasOwnCalendar(name: string, lines: string[]): boolean {
  const isShown = /^(?:lib|components|app)\//.test(name)
  if (!isShown || name.startsWith('lib/core/dates') || TEST_FILE.test(name)) return false
  if (
    hasLine(
      lines,
      /\.toISOString\(\)\.(?:slice|split|substr)|\.(?:slice|substring)\(0, ?10\)|\bcurrent_date\b/i,
    )
  )
    return true
  return name.startsWith('lib/') && hasLine(lines, /\.get(?:FullYear|Month|Date)\(/)
}

/** Intl leaves the point out of a number of four digits unless it is told, and its first use holds a phone up. */
function formatsItself(name: string, lines: string[]): boolean {
  if (!/^(?:lib|components|app)\//.test(name) || name.startsWith('lib/testing/') || TEST_FILE.test(name))
    return false
  return hasLine(lines, /\bIntl\.NumberFormat\b|\.toLocaleString\(/)
}

/**
 * JavaScript reads "15.000" as fifteen, "1/3/80" as the third of January and an empty text as zero. What people write has one reader for
 * each kind; the settings of the environment are written by programs, and a style is the browser's own.
 */
function readsItself(name: string, lines: string[]): boolean {
  if (!/^(?:lib|components|app)\//.test(name) || name === 'lib/core/env.ts' || TEST_FILE.test(name))
    return false
  return hasLine(lines, /\bz\.coerce\.(?:number|bigint|date)\b|\bparseFloat\((?!getComputedStyle)/)
}

/** A schema may throw at a value that was made to: where values from outside arrive its `parse` is not called. */
function trusts(name: string, lines: string[]): boolean {
  const isEntry =
    /^(?:app\/v2|lib\/http|lib\/auth|lib\/imports|lib\/features|lib\/activity|lib\/notifications)\//.test(
      name,
    )
  if (!isEntry || TEST_FILE.test(name) || OF_OUR_OWN.has(name)) return false
  return hasLine(lines, /(?<!\b(?:JSON|Date|path))\.parse\(/)
}

function isFeatureName(name: string): boolean {
  const [, file] = name.match(/^lib\/features\/[^/]+\/(?:[a-z-]+\/)?([^/]+|.+\/.+)$/) ?? []
  if (!file || TEST_FILE.test(file)) return true
  // A feature may have rooms, each of them flat: its rows' own parts, not features that others ask.
  return FEATURE_FILES.test(file) || VERB_FILE.test(file) || SINGLE_VERB.test(file)
}

function readsEnvironment(name: string, lines: string[]): boolean {
  const allowed = name === 'lib/core/env.ts' || name === 'next.config.ts' || /^(?:scripts|e2e)\//.test(name)
  if (allowed || TEST_FILE.test(name)) return false
  return lines.some((line) => /\bprocess\.env\b/.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
}
