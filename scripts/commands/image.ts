import path from 'node:path'
import { prepareAndBuildAll } from '../build'
import { wrongUsage } from '../exit-codes'
import { writeTree } from '../image/tree'
import { withServices } from '../with-services'

/** Builds, and writes what a container holds into a new folder: ops/Dockerfile, and whoever wants to try it without one. */
export function run(args: string[]): Promise<void> {
  const [folder] = args
  if (!folder || args.length > 1) throw wrongUsage('Si usa così: npm run image -- <cartella nuova>')
  return withServices('production', async () => {
    await prepareAndBuildAll()
    const bytes = await writeTree(path.resolve(folder))
    console.log(`Scritto in ${folder}: ${Math.round(bytes / 1e6)} MB.`)
  })
}
