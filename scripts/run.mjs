// Plain Node, no packages: this file must work on a fresh clone, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const lockfile = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules', '.package-lock.json')
const [command = 'start', ...args] = process.argv.slice(2)

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Serve Node 20.19 o successivo; questo è Node ${process.versions.node}.`)
}

/** Only these work with what nobody needs to run the product: test runners, linters, a browser. */
const WITH_TOOLS = new Set(['test', 'test:long', 'bench', 'faults', 'new'])
const withTools = WITH_TOOLS.has(command)

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether every package that this command asks the lockfile for (on this platform) is there in the same version. */
function isInstalled() {
  if (!existsSync(installed)) return false
  const present = packagesOf(installed)
  return Object.entries(packagesOf(lockfile)).every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !withTools) ||
      present[name]?.version === entry.version,
  )
}

/** Whoever has tested keeps the tools at the next start: npm would take away what it is not asked for. */
const hasTools = () =>
  existsSync(installed) && Object.values(packagesOf(installed)).some(({ dev }) => dev === true)

function npm(verb, stdio) {
  const windows = process.platform === 'win32'
  const kinds = withTools || hasTools() ? '--include=dev' : '--omit=dev'
  return spawnSync(windows ? 'npm.cmd' : 'npm', [verb, kinds, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio,
    shell: windows,
  })
}

/**
 * `npm ci` begins with an empty folder, and insists that the lockfile name the binaries of every platform; a registry that
 * lacks some of them makes it refuse. `npm install` takes the same versions, and only what is missing, but may complete the
 * lockfile: it is put back.
 */
function install() {
  console.log(
    withTools
      ? 'Installo i pacchetti, anche quelli dei test (solo la prima volta o quando cambiano)…'
      : 'Installo i pacchetti (solo la prima volta o quando cambiano)…',
  )
  if (!existsSync(installed) && npm('ci', ['ignore', 'inherit', 'ignore']).status === 0) return
  const before = readFileSync(lockfile)
  const { status } = npm('install', 'inherit')
  writeFileSync(lockfile, before)
  if (status !== 0) fail('L’installazione dei pacchetti non è riuscita: controlla la rete e riprova.')
}

process.chdir(root)
if (!isInstalled()) install()

// From here on packages are there: TypeScript is loaded by tsx, in this same process.
process.env.TSX_TSCONFIG_PATH = path.join(root, 'tsconfig.node.json')
await import('tsx')
const { main } = createRequire(import.meta.url)('./main.ts')
await main(command, args)
