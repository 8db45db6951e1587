import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { isGood, type Reply, send } from './http-call'
import { Observer } from './observer'
import { Session } from './session'
import { type System, withSystem } from './system'
import type { Fault } from './types'

const DISK_MB = 12
const LEFT_KB = 300
const FILE_MB = 3
const UPLOADS = 10

/** The disk where uploads arrive is full. */
export const FULL_DISK: Fault = {
  name: 'disk',
  title: 'Full disk where uploads arrive',
  run: () => withSystem(run),
}

async function run(system: System): Promise<Row[]> {
  const disk = path.join(system.folder, 'small-disk')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).status === 0
  if (!mounted) return [{ what: 'not measured', measured: 'only who may mount a small disk can' }]
  system.atEnd(() => spawnSync('umount', ['-l', disk]))
  return measure(system, disk)
}

async function measure({ database, serve }: System, disk: string): Promise<Row[]> {
  const server = await serve('disk', { TMPDIR: disk })
  const observer = new Observer(database.url)
  const session = new Session(server.site, 'agents', 'agente@demo.example')
  const upload = async () => send(server.site, await uploadCall(session))
  const before = [await upload()]
  const rows = await files(observer)
  fill(disk)
  const full = await Promise.all(Array.from({ length: UPLOADS }, upload))
  const meanwhile = await send(server.site, { path: '/v2/news?limit=1' })
  const page = await send(server.site, { path: '/' })
  const more = (await files(observer)) - rows
  const left = readdirSync(disk).filter((name) => name.includes('upload'))
  rmSync(path.join(disk, 'filler'))
  const after = await Promise.all([upload(), upload()])
  const accepted = full.filter(isGood).length
  return [
    none('uploads refused before it was full', wrong(before, isGood)),
    none(
      `uploads of ${FILE_MB} MB on a full disk (${UPLOADS}) that were neither stored nor 507 or 503`,
      wrong(full, (one) => isGood(one) || one.status === 507 || one.status === 503),
    ),
    { what: 'of these 507', measured: String(full.filter(({ status }) => status === 507).length) },
    none('rows of files that were not acknowledged', more === accepted ? [] : [`${more} for ${accepted}`]),
    none('folders of uploads left behind', left),
    none('calls and pages meanwhile that were not 200', wrong([meanwhile, page], isGood)),
    none('uploads refused when there was room again', wrong(after, isGood)),
    none('ends of the server', server.deaths > 0 ? ['the server ended by itself'] : []),
  ]
}

/** Leaves room for less than one upload. */
function fill(disk: string): void {
  const filler = path.join(disk, 'filler')
  for (let kilobytes = DISK_MB * 1_024; kilobytes > 0; kilobytes -= LEFT_KB / 2) {
    try {
      writeFileSync(filler, Buffer.alloc((kilobytes - LEFT_KB) * 1_024))
      return
    } catch {
      // Something else is on the disk too: a little less, then.
    }
  }
}

const wrong = (replies: Reply[], isRight: (one: Reply) => boolean) =>
  replies
    .filter((one) => !isRight(one))
    .map(({ status, error, text }) => `${error || status} ${text.slice(0, 60)}`)

async function uploadCall(session: Session) {
  const head =
    '--prova\r\nContent-Disposition: form-data; name="file"; filename="prova.pdf"\r\n\r\n%PDF-1.4\n'
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(FILE_MB * 1_024 * 1_024, 'x'),
    Buffer.from('\n%%EOF\n\r\n--prova--\r\n'),
  ])
  const headers = { ...(await session.headers()), 'content-type': 'multipart/form-data; boundary=prova' }
  return { method: 'POST', path: '/v2/storage/genericUpload', headers, body }
}

async function files(observer: Observer): Promise<number> {
  const rows = await observer.read<{ count: number }>('SELECT count(*)::int FROM stored_files')
  return rows[0]?.count ?? 0
}
