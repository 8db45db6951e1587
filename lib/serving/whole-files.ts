import { promises as files } from 'node:fs'
import { threadId } from 'node:worker_threads'

/**
 * Next keeps pages in files of the build that all threads read, and writes them by emptying them first: another thread
 * could read half a page and send it. From now on what is written whole below `folder` is there whole or not at all.
 * Next has several copies of the code that writes; `node:fs` is what they share.
 */
export function writeWholeFiles(folder: string): void {
  const write = files.writeFile
  let last = 0
  files.writeFile = async (file, data, options) => {
    if (typeof file !== 'string' || !file.startsWith(folder)) return write(file, data, options)
    last += 1
    const draft = `${file}.${process.pid}-${threadId}-${last}.tmp`
    try {
      await write(draft, data, options)
      await files.rename(draft, file)
    } catch (error) {
      await files.rm(draft, { force: true }).catch(() => undefined)
      throw error
    }
  }
}
