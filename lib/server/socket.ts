import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The address of a local socket, in a folder that only this user may enter: whoever writes to it is believed about
 * the visitor's address.
 */
export function newSocket(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\chiaravia-${process.pid}`
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'site.sock')
}
