import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { complaintsAbout } from '../checks/structure'
import { ROOT } from '../migrations/files'
import { KINDS, textsOf, workOf } from './recipes'

const LAST = '20261128250300'
const inProject = (file: string) => {
  const at = path.join(ROOT, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined
}

/** A project as it is after some recipes, in memory: each reads what those before it have written. */
function written(...asked: string[]) {
  const texts: Record<string, string> = {}
  const read = (file: string) => texts[file] ?? inProject(file)
  for (const words of asked) {
    const work = workOf(words.split(' '), { read, lastMigration: LAST })
    Object.assign(texts, textsOf(work, read))
  }
  return texts
}

// Its table is there already, so that the types of its model are.
const ALL = ['resource prove page', 'verb prove riapri', 'report praticheProva', 'page prova']

describe('a recipe', () => {
  it.each([
    ['resource prove prova', 12],
    ['report praticheProva', 6],
    ['page prova', 3],
  ])('%s touches %i files', (asked, count) => {
    expect(Object.keys(written(asked))).toHaveLength(count)
  })

  it('of a verb touches four files', () => {
    const before = Object.keys(written('resource prove prova'))
    const after = Object.keys(written('resource prove prova', 'verb prove riapri'))
    expect(after.length - before.length).toBe(3)
  })

  it('says what is left', () => {
    for (const asked of ['resource prove', 'report prove', 'page prove', 'verb news prova'])
      expect(workOf(asked.split(' '), { read: inProject, lastMigration: LAST }).left.length).toBeGreaterThan(
        3,
      )
  })

  it('puts the table’s migration behind the last one', () => {
    const [file = ''] = Object.keys(written('resource prove')).filter((name) => name.endsWith('.sql'))
    expect((/\d{14}/.exec(file)?.[0] ?? '') > LAST).toBe(true)
  })

  it.each([
    ['resource news', /C’è già/],
    ['report praticheFerme', /C’è già/],
    ['page mutui', /C’è già/],
    ['verb news schedule-publication', /C’è già/],
    ['verb nulla prova', /Non c’è una risorsa/],
    ['page Perché', /lettere senza accenti/],
    ['page ../fuori', /lettere senza accenti/],
    ['resource', /Serve un nome/],
    ['verb news', /Serve un nome/],
    ['nulla prova', /resource\|verb\|report\|page/],
    ['constructor prova', /resource\|verb\|report\|page/],
  ])('is refused where it cannot be: %s', (asked, sentence) => {
    expect(() => written(asked)).toThrow(sentence)
  })

  it('is one of those that the documents begin with', () => {
    const recipes = inProject('docs/recipes.md') ?? ''
    for (const kind of KINDS) expect(recipes).toContain(`npm run new -- ${kind} `)
  })
})

describe('what the recipes write', () => {
  const texts = written(...ALL)
  // The table that stands for the new one wants an address, too.
  const samples = 'lib/testing/contract/samples-content.ts'
  texts[samples] = (texts[samples] ?? '').replace('id: newId(), titolo', "id: newId(), url: 'prova', titolo")
  let folder: string

  /** A copy of what is compiled, with the new files in it. */
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-new-'))
    for (const part of [
      'app/v2',
      'components',
      'lib',
      'prisma',
      'scripts/test',
      'tsconfig.json',
      'biome.json',
      '.gitignore',
    ])
      cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true })
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const sources = Object.keys(texts).filter((file) => /\.tsx?$/.test(file))

  it('stands where the house wants it', () => {
    expect(
      sources.flatMap((name) => complaintsAbout({ name, lines: (texts[name] ?? '').split('\n') })),
    ).toEqual([])
  })

  it('has no fault that the linter finds, once that has formatted it', () => {
    const biome = path.join(ROOT, 'node_modules', '.bin', 'biome')
    const { status, stdout, stderr } = spawnSync(
      biome,
      ['check', '--write', '--error-on-warnings', ...sources],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  })

  it('compiles', () => {
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, plugins: [] },
      include: ['lib/ambient.d.ts'],
      files: sources,
    }
    writeFileSync(path.join(folder, 'tsconfig.new.json'), JSON.stringify(config))
    const tsc = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc')
    const { stdout } = spawnSync(
      process.execPath,
      [tsc, '--noEmit', '-p', 'tsconfig.new.json', '--checkers', '1'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('')
  }, 120_000)
})
