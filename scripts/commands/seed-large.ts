import path from 'node:path'
import { directUrl, env } from '../../lib/core/env'
import { runNode, signalChildren } from '../child'
import { generate } from '../generate'
import { migrate } from '../migrate'
import { ROOT } from '../migrations/files'
import { refuseUnlessDemo, refuseUnlessOwnDemo } from '../prepare'
import { withServices } from '../with-services'

/** Rows are short-lived, and collected often; the names of all clients are not. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=1024']

/**
 * The volume of the performance targets, written into the configured database. Interrupted, it stops what it has
 * started as well; the next run goes on from the last table that was finished.
 */
export function run(args: string[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('Interrotto: le tabelle finite restano, le altre ricominciano alla prossima volta.')
      signalChildren(signal)
    })
  }
  return withServices('production', async () => {
    refuseUnlessDemo()
    generate()
    await migrate(directUrl(env()))
    await refuseUnlessOwnDemo(directUrl(env()))
    const given = { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json') }
    await runNode([...HEAP, '--import', 'tsx', path.join(ROOT, 'prisma', 'seed', 'large.ts'), ...args], given)
  })
}
