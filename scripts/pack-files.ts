import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { STATIC_FOLDER } from '../lib/core/next-internals'
import { packableFiles } from '../lib/page-cache/packed-files'

const brotli = promisify(brotliCompress)

/** Writes beside each script and style of a build its smallest form: once here, instead of for every visitor. */
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
}
