import path from 'node:path'
import { runNode } from '../child'
import { generate } from '../generate'
import { migrate } from '../migrate'
import { ROOT } from '../migrations/files'
import { withServices } from '../with-services'

/** The volume of the performance targets, written into the configured database. */
export function run(args: string[]): Promise<void> {
  return withServices('production', async () => {
    generate()
    await migrate(process.env.DATABASE_URL ?? '')
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json') }
    await runNode(['--import', 'tsx', path.join(ROOT, 'prisma', 'seed', 'large.ts'), ...args], env)
  })
}
