import path from 'node:path'
import { keepingTsconfig } from '../build'
import { generate } from '../generate'
import { ROOT } from '../migrations/files'
import { writeRouteTypes } from '../route-types'
import { bin, check, tool } from './tools'
import { FAILED, type Step } from './types'

const run = path.join(ROOT, 'scripts', 'run.mjs')
const TSC = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc')

/** What can be said about the sources without running them. */
export const STATIC_STEPS: Step[] = [
  { name: 'lint', what: 'formato e regole (biome)', run: (args) => check(bin('biome'), ['ci', ...args]) },
  { name: 'types', what: 'tipi (tsc)', run: checkTypes },
  {
    name: 'imports',
    what: 'chi può importare chi (dependency-cruiser)',
    run: () => check(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...SOURCES]),
  },
  {
    name: 'structure',
    what: 'struttura dei file',
    run: () => check(process.execPath, [run, 'structure']),
  },
  {
    name: 'dead-code',
    what: 'codice morto (knip)',
    run: (args) => {
      // In a fresh clone the client would import what is not there.
      writeRouteTypes()
      return check(bin('knip'), ['--no-progress', ...args])
    },
  },
]

const SOURCES = ['app', 'components', 'lib', 'prisma/seed', 'scripts', 'server.ts', 'middleware.ts']

/** Next writes the types of routes and of style modules; the client's come from the schema. */
async function checkTypes() {
  generate()
  writeRouteTypes()
  const written = await keepingTsconfig(() =>
    tool(bin('next'), ['typegen'], {
      NEXT_DIST_DIR: '.next-test',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  )
  if (written !== 0) return FAILED
  // The native compiler says the same in a quarter of the time.
  return check(process.execPath, [TSC, '--noEmit', '-p', '.'])
}
