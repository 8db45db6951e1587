import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { STATIC_FOLDER } from '../lib/core/next-internals'
import { PACKED, packableFiles } from '../lib/serving/pages/packed-files'

const brotli = promisify(brotliCompress)

export const isPacked = (distDir: string): boolean => existsSync(path.join(distDir, PACKED))

/**
 * Writes beside each script and style of a build its smallest form: once here, instead of for every visitor. It takes as long
 * as a tenth of the whole start, so the first start of a build serves meanwhile.
 */
export async function packFiles(distDir: string): Promise<void> {
  const folder = path.join(distDir, STATIC_FOLDER)
  await Promise.all(
    packableFiles(folder).map(async (name) => {
      const file = path.join(folder, name)
      const content = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await brotli(content, { params }))
    }),
  )
  if (existsSync(distDir)) await writeFile(path.join(distDir, PACKED), '')
}
