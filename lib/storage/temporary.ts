import 'server-only'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'

/** Folder of an upload on its way; the number is the process that receives it. */
const NAME = /^chiaravia-upload-(?:(\d+)-)?/
/** The server waits five minutes for a request; nothing that is still coming has been silent for this long. */
const SILENT_MS = 60 * 60_000

/** The disk is full, or what this user may fill of it is. */
const FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT'])
/** What libvips says of the same, without a code. */
const FULL_TEXT = /No space left on device|Disk quota exceeded/

function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && FULL_CODES.has(error.code)) return true
  return 'message' in error && FULL_TEXT.test(String(error.message))
}

/** The failure that stands for a full disk; undefined for any other. */
export function asFull(cause: unknown): AppError | undefined {
  if (!isFull(cause)) return undefined
  const detail = 'In questo momento non c’è spazio per ricevere file: riprova più tardi.'
  return new AppError('insufficient_storage', detail, { retryAfter: 300, cause })
}

/** A folder for one upload; whoever asked for it removes it. */
export async function newFolder(): Promise<string> {
  try {
    return await mkdtemp(path.join(tmpdir(), `chiaravia-upload-${process.pid}-`))
  } catch (error) {
    throw asFull(error) ?? error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isLeft(folder: string, pid: string | undefined): Promise<boolean> {
  if (pid && !isAlive(Number(pid))) return true
  // In containers every server has the same number: then time tells.
  const touched = await Promise.all(
    [folder, path.join(folder, 'content')].map((name) =>
      stat(/* turbopackIgnore: true */ name).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Date.now() - Math.max(...touched) > SILENT_MS
}

/** Removes what uploads have left behind in a process that was killed. */
export async function sweepUploads(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names) {
    const upload = NAME.exec(name)
    const folder = path.join(tmpdir(), name)
    if (!upload || !(await isLeft(folder, upload[1]))) continue
    await rm(folder, { recursive: true, force: true }).catch((err: unknown) =>
      logger().warn({ err, folder }, 'the folder of an upload could not be removed'),
    )
  }
}
