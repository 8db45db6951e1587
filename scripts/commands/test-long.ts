import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'
import { ensureDocument } from '../openapi'
import { bin, tool } from '../testing/tools'

const HOURS = 2
const MAX_SEED = 2 ** 31

/** The test files of the product that have these words. */
export function testsWith(words: string): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    )
  return ['components', 'lib']
    .flatMap(below)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes(words))
}

function seedOf(args: string[]): number {
  const at = args.indexOf('--seed')
  if (at < 0) return randomInt(MAX_SEED)
  const [, given = ''] = args.splice(at, 2)
  if (!/^-?\d+$/.test(given)) throw new EnvError('--seed vuole un numero intero.')
  return Number(given)
}

/** The property tests with many more values than `npm test` tries; paths choose some of them. */
export async function run(words: string[]): Promise<void> {
  const args = [...words]
  const seed = seedOf(args)
  const files = testsWith('/scripts/test/property').filter(
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
