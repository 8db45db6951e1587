import path from 'node:path'
import { keepingTsconfig } from '../build'
import { generate } from '../generate'
import { ROOT } from '../migrations/files'
import { ensureDocument } from '../openapi'
import { writeRouteTypes } from '../route-types'
import { bin, check, tool } from './tools'
import { FAILED, type Outcome, PASSED, type Print, type Step } from './types'

const run = path.join(ROOT, 'scripts', 'run.mjs')
const TSC = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc')

/** What can be said about the sources without running them, the longest first. */
export const STATIC_STEPS: Step[] = [
  { name: 'types', what: 'tipi (tsc)', beside: true, run: checkTypes },
  // Not a check of its own: the tests need it, and here another processor is free to make it.
  {
    name: 'openapi',
    what: 'documento delle API',
    beside: true,
    run: () => ensureDocument().then(() => PASSED),
  },
  {
    name: 'dead-code',
    what: 'codice morto (knip)',
    beside: true,
    run: (args, print) => check(bin('knip'), ['--no-progress', ...args], { print }),
  },
  {
    name: 'imports',
    what: 'chi può importare chi (dependency-cruiser)',
    beside: true,
    run: (_, print) =>
      check(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...SOURCES], { print }),
  },
  {
    name: 'structure',
    what: 'struttura dei file',
    beside: true,
    run: (_, print) => check(process.execPath, [run, 'structure'], { print }),
  },
  {
    name: 'lint',
    what: 'formato e regole (biome)',
    beside: true,
    run: (args, print) => check(bin('biome'), ['ci', ...(print ? ['--colors=off'] : []), ...args], { print }),
  },
]

const SOURCES = ['app', 'components', 'lib', 'prisma/seed', 'scripts', 'server.ts', 'middleware.ts']

/** What a fresh clone lacks: the client comes from the schema, the routes' types from their folders. */
export function generateForChecks(): void {
  generate()
  writeRouteTypes()
}

/** Next writes the types of style modules and of its own routes. */
async function checkTypes(_: string[], print?: Print): Promise<Outcome> {
  const env = { NEXT_DIST_DIR: '.next-test', NEXT_TELEMETRY_DISABLED: '1' }
  const written = await keepingTsconfig(() => tool(bin('next'), ['typegen'], { env, print }))
  if (written !== 0) return FAILED
  // The native compiler says the same in a quarter of the time. Each of its checkers looks at the shared types anew: the
  // four of the default take two and a half times the processor time of one, which other checks need.
  return check(process.execPath, [TSC, '--noEmit', '-p', '.', '--checkers', '1'], { print })
}
