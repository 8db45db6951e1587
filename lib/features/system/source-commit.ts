import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const SHA = /^[0-9a-f]{40}$/

const read = (file: string): string => {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Where the names of this checkout lie; a work tree has a file that says so. */
function folderOf(root: string): string {
  const [, elsewhere] = /^gitdir: (.+)$/.exec(read(path.join(root, '.git'))) ?? []
  return elsewhere ? path.resolve(root, elsewhere) : path.join(root, '.git')
}

/** The commit that is checked out where the server runs; null where the sources came without their history. */
export function sourceCommit(root = process.cwd()): string | null {
  const folder = folderOf(root)
  const shared = path.resolve(folder, read(path.join(folder, 'commondir')) || '.')
  const head = read(path.join(folder, 'HEAD'))
  const ref = head.replace(/^ref: /, '')
  const packed = () =>
    read(path.join(shared, 'packed-refs'))
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.slice(0, 40)
  const found = [head, read(path.join(/* turbopackIgnore: true */ shared, ref)), packed() ?? ''].find(
    (text) => SHA.test(text),
  )
  return found ?? null
}
