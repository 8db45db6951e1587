import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder } from '../environment'
import { EXIT, wrongUsage } from '../exit-codes'
import { interruptible } from '../interruptible'
import { ROOT } from '../migrations/files'
import { withServices } from '../with-services'

const USAGE = 'Si usa così: npm run backup -- [cartella] [--keep 14]'

function argumentsOf(args: string[]): { folder?: string; keep?: number } {
  try {
    const options = { keep: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const isSane = keep === undefined || (Number.isInteger(keep) && keep > 0)
    if (positionals.length <= 1 && isSane) return { folder: positionals[0], keep }
  } catch {
    // An unknown option: the same answer as a wrong number.
  }
  throw wrongUsage(USAGE)
}

const version = (): string => JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version

/** An archive of database and store, also while the server runs. */
export function run(args: string[]): Promise<void> {
  const { folder, keep } = argumentsOf(args)
  return withServices('production', async () => {
    const [{ backup }, { readManifest }] = await Promise.all([
      import('../backup/backup'),
      import('../backup/manifest'),
    ])
    const parent = path.resolve(
      ROOT,
      folder ?? (process.env.BACKUP_DIR || path.join(dataFolder(), 'backups')),
    )
    const done = await interruptible('Interrotto: la copia cominciata è stata tolta.', (signal) =>
      backup({ parent, product: version(), keep, watch: { say: console.log, signal } }),
    )
    const { missing } = readManifest(done).store
    console.log(`\nCopia completa: ${done}`)
    if (missing > 0) process.exitCode = EXIT.incomplete
    console.log('I segreti non ci sono: conserva a parte AUTH_SECRET, senza il quale il ripristino si ferma.')
  })
}
