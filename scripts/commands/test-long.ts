import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'
import { ensureDocument } from '../openapi'
import { E2E_STEP } from '../testing/e2e-step'
import { bin, tool } from '../testing/tools'

const HOURS = 2
const MAX_SEED = 2 ** 31

const PROPERTY = path.join('scripts', 'test', 'property.ts')

/** The tests that try more in the long run: whatever asks, itself or through a helper, how many values it should try. */
async function longTests(): Promise<string[]> {
  const args = ['--listTests', '--findRelatedTests', PROPERTY]
  const { stdout } = await promisify(execFile)(bin('jest'), args, { cwd: ROOT })
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(ROOT, file))
}

function seedOf(args: string[]): number {
  const at = args.indexOf('--seed')
  if (at < 0) return randomInt(MAX_SEED)
  const [, given = ''] = args.splice(at, 2)
  if (!/^-?\d+$/.test(given)) throw new EnvError('--seed vuole un numero intero.')
  return Number(given)
}

/**
 * Of what `npm test` tries a part of, the whole; paths choose some tests. `e2e` first: those of the browser, after which paths choose
 * among them.
 */
export async function run(words: string[]): Promise<void> {
  const args = [...words]
  const seed = seedOf(args)
  if (args[0] === 'e2e') return inBrowser(args.slice(1), seed)
  const files = (await longTests()).filter(
    (file) => args.length === 0 || args.some((part) => file.includes(part)),
  )
  if (files.length === 0) throw new EnvError(`Nessuna prova di proprietà in: ${args.join(', ')}.`)
  const again = `npm run test:long -- ${[...args, '--seed', seed].join(' ')}`
  console.log(`Seme ${seed}; per ripetere: ${again}`)
  await ensureDocument()
  const patience = `--testTimeout=${HOURS * 3_600_000}`
  const code = await tool(bin('jest'), ['--maxWorkers=2', patience, '--runTestsByPath', ...files], {
    env: { NODE_ENV: 'test', TEST_SEED: String(seed) },
  })
  if (code === 0) return
  console.error(`\nSeme ${seed}; per ripetere: ${again}`)
  process.exitCode = 1
}

async function inBrowser(paths: string[], seed: number): Promise<void> {
  process.env.TEST_SEED = String(seed)
  const { failed } = await E2E_STEP.run(paths)
  if (failed > 0) process.exitCode = 1
}
