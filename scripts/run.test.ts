import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const TOOL = 'node_modules/jest'
/** Two packages: one that the product runs on, one that only tests need. */
const PACKAGES = {
  '': { name: 'prova' },
  'node_modules/tsx': { version: '1.0.0' },
  [TOOL]: { version: '1.0.0', dev: true },
}
const NEEDED = ['node_modules/tsx']
const ALL = [...NEEDED, TOOL]

const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-run-'))
const at = (...names: string[]) => path.join(folder, ...names)
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeAll(() => {
  mkdirSync(at('scripts'))
  cpSync(path.join(__dirname, 'run.mjs'), at('scripts', 'run.mjs'))
  // What runs once the packages are there.
  write(at('scripts', 'main.ts'), 'exports.main = async () => {}')
  write(at('node_modules', 'tsx', 'package.json'), JSON.stringify({ main: 'index.js' }))
  write(at('node_modules', 'tsx', 'index.js'), '')
  write(at('package-lock.json'), JSON.stringify({ packages: PACKAGES }))
  write(at('bin', 'npm'), `#!/bin/sh\necho "$@" >> ${at('asked')}\n`)
  chmodSync(at('bin', 'npm'), 0o755)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What a command asks npm for when these packages are there. */
function asked(command: string, present: string[] | null, version = '1.0.0'): string {
  rmSync(at('asked'), { force: true })
  const list = at('node_modules', '.package-lock.json')
  rmSync(list, { force: true })
  const entry = (name: string) => [name, { version, ...(name === TOOL ? { dev: true } : {}) }]
  if (present) write(list, JSON.stringify({ packages: Object.fromEntries(present.map(entry)) }))
  const env = { ...process.env, PATH: `${at('bin')}${path.delimiter}${process.env.PATH}` }
  const { status, stderr } = spawnSync(process.execPath, [at('scripts', 'run.mjs'), command], { env })
  expect([status, String(stderr)]).toEqual([0, ''])
  return existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : ''
}

describe('packages', () => {
  it.each([
    ['a start installs what the product runs on', 'start', null, 'ci --omit=dev'],
    ['tests install all', 'test', null, 'ci --include=dev'],
    ['tests after a start add what is missing', 'test', NEEDED, 'install --include=dev'],
    ['a start leaves what tests have added', 'start', ALL, ''],
    ['nothing is installed twice', 'test', ALL, ''],
    ['nor before a start', 'start', NEEDED, ''],
  ])('%s', (_, command, present, expected) => {
    expect(asked(command, present)).toBe(expected && `${expected} --no-audit --no-fund\n`)
  })

  it.each([
    ['a package of another version is replaced', NEEDED, '--omit=dev'],
    ['and what tests have added is not taken away by it', ALL, '--include=dev'],
  ])('%s', (_, present, kinds) => {
    expect(asked('start', present, '0.9.0')).toBe(`install ${kinds} --no-audit --no-fund\n`)
  })
})
