import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { isLong } from '@/scripts/test/property'
import { complaintsAbout } from '../checks/structure'
import { ROOT } from '../migrations/files'
import { KINDS, textsOf, workOf } from './recipes'

const STAMP = '20261128250301'
const inProject = (file: string) => {
  const at = path.join(ROOT, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined
}

/** A project as it is after some recipes, in memory: each reads what those before it have written. */
function written(...asked: string[]) {
  const texts: Record<string, string> = {}
  const read = (file: string) => texts[file] ?? inProject(file)
  for (const words of asked) {
    const work = workOf(words.split(' '), { read, stamp: STAMP })
    Object.assign(texts, textsOf(work, read))
  }
  return texts
}

// Its table is there already, so that the types of its model are.
const ALL = [
  'resource prove page',
  'verb prove riapri',
  'report praticheProva',
  'summary sommeProva',
  'page prova',
]

describe('a recipe', () => {
  it.each([
    ['resource prove prova', 12],
    ['report praticheProva', 6],
    ['summary sommeProva', 6],
    ['page prova', 3],
  ])('%s touches %i files', (asked, count) => {
    expect(Object.keys(written(asked))).toHaveLength(count)
  })

  it('of a verb touches four files', () => {
    const before = Object.keys(written('resource prove prova'))
    const after = Object.keys(written('resource prove prova', 'verb prove riapri'))
    expect(after.length - before.length).toBe(3)
  })

  it.each([
    ['tickets', "auth: ['admin'],"],
    ['leads', "auth: ['admin', 'agent'],"],
  ])('of a verb admits those who have screens of %s', (feature, auth) => {
    const route = Object.entries(written(`verb ${feature} prova`)).find(([file]) => file.endsWith('route.ts'))
    expect(route?.[1]).toContain(auth)
  })

  it('says what is left', () => {
    for (const asked of ['resource prove', 'report prove', 'summary prove', 'page prove', 'verb news prova'])
      expect(workOf(asked.split(' '), { read: inProject, stamp: STAMP }).left.length).toBeGreaterThan(3)
  })

  it.each([
    ['resource news', /C’è già/],
    ['report praticheFerme', /C’è già/],
    ['summary finalita', /C’è già/],
    ['page mutui', /C’è già/],
    ['verb news schedule-publication', /C’è già/],
    ['verb nulla prova', /Non c’è una risorsa/],
    ['page Perché', /lettere senza accenti/],
    ['page ../fuori', /lettere senza accenti/],
    ['resource', /Serve un nome/],
    ['verb news', /Serve un nome/],
    ['nulla prova', /resource\|verb\|report\|summary\|page/],
    ['constructor prova', /resource\|verb\|report\|summary\|page/],
  ])('is refused where it cannot be: %s', (asked, sentence) => {
    expect(() => written(asked)).toThrow(sentence)
  })

  it('is one of those that the documents begin with', () => {
    const recipes = inProject('docs/recipes.md') ?? ''
    for (const kind of KINDS) expect(recipes).toContain(`npm run new -- ${kind} `)
  })
})

/** The types of a project that has these texts beside its files; the complaints about the texts alone: the rest has a step of its own. */
function typeFaults(texts: Record<string, string>, sources: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )
  const options = { ...config?.options, incremental: false }
  const host = ts.createCompilerHost(options)
  const texted = new Map(Object.entries(texts).map(([file, text]) => [path.join(ROOT, file), text]))
  const folders = new Set([...texted.keys()].map((file) => path.dirname(file)))
  const { getSourceFile, fileExists, readFile, directoryExists } = host
  host.fileExists = (file) => texted.has(file) || fileExists(file)
  host.readFile = (file) => texted.get(file) ?? readFile(file)
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? false)
  host.getSourceFile = (file, language, ...more) => {
    const text = texted.get(file)
    return text === undefined
      ? getSourceFile(file, language, ...more)
      : ts.createSourceFile(file, text, language)
  }
  const roots = sources.map((file) => path.join(ROOT, file))
  const program = ts.createProgram(roots, options, host)
  return roots
    .map((file) => program.getSourceFile(file))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

describe('what the recipes write', () => {
  const texts = written(...ALL)
  // The table that stands for the new one wants an address, too.
  const samples = 'lib/testing/contract/samples-content.ts'
  texts[samples] = (texts[samples] ?? '').replace('id: newId(), titolo', "id: newId(), url: 'prova', titolo")
  const sources = Object.keys(texts).filter((file) => /\.tsx?$/.test(file))

  it('stands where the house wants it', () => {
    const complaints = sources.flatMap((name) =>
      complaintsAbout({ name, lines: (texts[name] ?? '').split('\n') }),
    )
    expect(complaints).toEqual([])
  })

  it('has no fault that the linter finds, once that has formatted it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-new-'))
    for (const file of ['biome.json', '.gitignore']) cpSync(path.join(ROOT, file), path.join(folder, file))
    for (const file of sources) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), texts[file] ?? '')
    }
    const biome = path.join(ROOT, 'node_modules', '.bin', 'biome')
    const { status, stdout, stderr } = spawnSync(
      biome,
      ['check', '--write', '--error-on-warnings', ...sources],
      { cwd: folder, encoding: 'utf8' },
    )
    rmSync(folder, { recursive: true, force: true })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  })

  it('compiles', () => {
    // One that does not, so that a compiler that looked at nothing would be noticed.
    const broken = 'app/v2/prove/[id]/rotto/route.ts'
    // The registries know everything that there is: they are looked at in the long run, and by the types of whoever uses the recipe.
    const added = sources.filter((file) => inProject(file) === undefined && !file.endsWith('.test.ts'))
    const looked = [...(isLong ? sources : added), broken]
    const faults = typeFaults({ ...texts, [broken]: 'export const POST: string = 1' }, looked)
    expect(faults).toEqual([expect.stringContaining(`${broken}: Type 'number' is not assignable`)])
  }, 120_000)
})
