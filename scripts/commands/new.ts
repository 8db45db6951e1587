import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generate } from '../generate'
import { nextStamp, ROOT } from '../migrations/files'
import { textsOf, workOf } from '../new/recipes'
import { writeRouteTypes } from '../route-types'
import { bin, tool } from '../testing/tools'

const read = (file: string) => {
  const at = path.join(ROOT, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined
}

/** `npm run new -- resource|verb|report|summary|page <name>`: the files of the recipe, and what is left to fill in. */
export async function run(words: string[]): Promise<void> {
  const work = workOf(words, { read, stamp: nextStamp() })
  const texts = textsOf(work, read)
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
    writeFileSync(path.join(ROOT, file), text)
  }
  const formatted = Object.keys(texts).filter((file) => /\.tsx?$/.test(file))
  await tool(bin('biome'), ['check', '--write', '--log-level=error', ...formatted])
  generate()
  writeRouteTypes()
  for (const file of Object.keys(work.files)) console.log(`+ ${file}`)
  for (const file of Object.keys(work.edits)) console.log(`~ ${file}`)
  console.log(`\nResta da scrivere:\n${work.left.map((line) => `  · ${line}`).join('\n')}`)
}
