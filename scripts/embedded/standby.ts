import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { reachable, serviceUser } from './binaries'
import { type Postgres, startPostgres } from './postgres'

type Options = {
  /** The running server, in a folder of our own. */
  primary: { folder: string; server: Pick<Postgres, 'adminUrl' | 'port'> }
  folder: string
  flags?: string[]
}

/** Each server makes its own. */
const OWN = ['pg_wal', 'pg_replslot', 'postmaster.pid', 'postmaster.opts', 'pg_stat_tmp', 'pg_dynshmem']

/**
 * A hot standby of a PostgreSQL of ours, from a copy that is made while it runs: what `pg_basebackup -R` does, which does not come with the
 * embedded PostgreSQL. Started again, it goes on where it was: `startPostgres` on its folder.
 */
export async function startStandby({ primary, folder, flags = [] }: Options): Promise<Postgres> {
  const [from, to] = [primary.folder, folder].map((one) => reachable(path.resolve(one))) as [string, string]
  const data = path.join(to, 'data')
  mkdirSync(data, { recursive: true, mode: 0o755 })
  copyFileSync(path.join(from, 'password'), path.join(to, 'password'))
  const admin = new pg.Client({ connectionString: primary.server.adminUrl })
  await admin.connect()
  try {
    await admin.query("SELECT pg_backup_start('standby', fast => true)")
    copyTree(path.join(from, 'data'), data)
    const { rows } = await admin.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
    )
    writeFileSync(path.join(data, 'backup_label'), rows[0]?.label ?? '')
  } finally {
    await admin.end()
  }
  const { username, password, hostname } = new URL(primary.server.adminUrl)
  const source = `host=${hostname} port=${primary.server.port} user=${username} password=${password}`
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(path.join(data, 'standby.signal'), '')
  writeFileSync(path.join(to, 'initialised'), 'standby\n')
  hand(to, data)
  return startPostgres({ folder: to, flags })
}

function copyTree(from: string, to: string): void {
  const without = OWN.flatMap((name) => ['--exclude', `./${name}/*`, '--exclude', `./${name}`])
  // What is dropped meanwhile is missing from the copy, as PostgreSQL allows.
  const made = spawnSync('sh', ['-c', 'tar -C "$0" -cf - "$@" . | tar -C "$OUT" -xpf -', from, ...without], {
    env: { ...process.env, OUT: to },
  })
  if (made.status !== 0) throw new Error(`the cluster was not copied: ${made.stderr}`)
  for (const name of [
    'pg_wal',
    'pg_wal/archive_status',
    'pg_wal/summaries',
    'pg_replslot',
    'pg_stat_tmp',
    'pg_dynshmem',
  ])
    mkdirSync(path.join(to, name), { recursive: true, mode: 0o700 })
}

/** To the account that runs PostgreSQL, which takes a folder that nobody else can read. */
function hand(home: string, data: string): void {
  chmodSync(data, 0o700)
  rmSync(path.join(data, 'recovery.signal'), { force: true })
  const user = serviceUser()
  if (!user) return
  chownSync(home, user.uid, user.gid)
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
}
