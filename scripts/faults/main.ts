import { EnvError } from '../../lib/core/env'
import { runCommand, signalChildren } from '../child'
import { Failed } from '../exit-codes'
import { choose, type Document, keep, markdown } from '../report/document'
import { ALERTS } from './alerts'
import { BRANDS_APART } from './brands'
import { CDN } from './cdn'
import { DATABASE_RESTARTS } from './database-restarts'
import { FIRST_UPLOAD } from './first-upload'
import { FULL_DISK } from './full-disk'
import { FUZZ } from './fuzz'
import { HALF_OPEN } from './half-open'
import { HANDSHAKES } from './handshakes'
import { INSTALLATION } from './installation'
import { JOB_KILLS } from './job-kills'
import { KILL_WRITES } from './kill-writes'
import { PAGE_RESTART } from './page-restart'
import { REPLICA } from './replica'
import { RESTORE } from './restore'
import { SIGTERM } from './sigterm'
import { SLOW_DATABASE } from './slow-database'
import { SOAK } from './soak'
import { STARVED } from './starved'
import { THREAD_DEATHS } from './thread-deaths'
import type { Fault } from './types'
import { UPGRADE } from './upgrade'

const FAULTS: Fault[] = [
  KILL_WRITES,
  DATABASE_RESTARTS,
  HALF_OPEN,
  SIGTERM,
  JOB_KILLS,
  STARVED,
  FUZZ,
  HANDSHAKES,
  FULL_DISK,
  FIRST_UPLOAD,
  SLOW_DATABASE,
  REPLICA,
  THREAD_DEATHS,
  RESTORE,
  INSTALLATION,
  UPGRADE,
  BRANDS_APART,
  ALERTS,
  CDN,
  PAGE_RESTART,
  SOAK,
]

const RELIABILITY: Document = {
  file: 'reliability.md',
  intro: `# Reliability

Written by \`npm run faults\`, which breaks a product of its own (production build, PostgreSQL, mail and file store in a
temporary folder) and looks at what is left; \`npm run faults -- writes\` repeats one part, and \`--scale 0.1\` runs it with
a tenth of the figures, without writing anything here. \`installation\` is tried on the embedded PostgreSQL and on the one that
\`TEST_DATABASE_ADMIN_URL\` names. The servers' logs are in \`.data/faults\`.
`,
  heads: { measured: 'measured', goal: 'goal' },
}

/** Runs one part or all of them; ends with 1 when a goal is missed. */
export async function faults(args: string[]): Promise<void> {
  const { name, scale } = read(args)
  if (!name) return all(args)
  for (const one of choose(FAULTS, name)) {
    console.log(`\n── ${one.title}`)
    const startedAt = Date.now()
    const result = await one.run({ scale })
    const text = markdown(RELIABILITY, result)
    console.log(`${text}\n\n${Math.round((Date.now() - startedAt) / 1000)} s`)
    if (scale === 1) keep(RELIABILITY, one.title, text)
    if (typeof result !== 'string' && result.some(({ ok }) => ok === false)) process.exitCode = 1
  }
}

/** Each in a process of its own: what one leaves in memory concerns no other. */
async function all(args: string[]): Promise<void> {
  const asked = { stop: false }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      asked.stop = true
      signalChildren(signal)
    })
  }
  for (const { name } of FAULTS) {
    if (asked.stop) return
    await runCommand('faults', [name, ...args]).catch((error: unknown) => {
      if (!(error instanceof Failed)) throw error
      process.exitCode = 1
    })
  }
}

function read(args: string[]): { name: string | undefined; scale: number } {
  const at = args.indexOf('--scale')
  const scale = at < 0 ? 1 : Number(args[at + 1])
  if (!(scale > 0 && scale <= 1)) throw new EnvError('--scale vuole un numero fra 0 e 1, per esempio 0.1.')
  const [name] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  return { name, scale }
}
