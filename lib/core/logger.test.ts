import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { VERSION } from './version'

const ROOT = path.resolve(__dirname, '../..')
const SECRET = 'un segreto abbastanza lungo per essere buono'
const env = {
  NODE_ENV: 'production' as const,
  PATH: process.env.PATH,
  APP_ROLE: 'prova',
  LOG_LEVEL: 'debug',
  DATABASE_URL: 'postgresql://a/b',
  AUTH_SECRET: SECRET,
  INTERNAL_TOKEN: SECRET,
  S3_ENDPOINT: 'http://a',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  SMTP_URL: 'smtp://a',
  TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json'),
}
const PROGRAM = `
  const { consoleAsLines } = require('./lib/core/console-lines.ts')
  const { logger } = require('./lib/core/logger.ts')
  const { duringWork } = require('./lib/core/work.ts')
  consoleAsLines()
  console.log('\\u001b[1mDue\\u001b[0m righe\\nin una', { n: 1 })
  console.error('Next dice:', new Error('rotto'))
  process.emitWarning('vecchio', 'DeprecationWarning')
  duringWork({ requestId: 'r-1' }, () => logger().info({ password: 'x' }, 'dentro'))
  duringWork({ requestId: 'r-1', job: '7', task: 'mail.send' }, () => logger().info({ job: '8' }, 'lavoro'))`

it('writes one JSON object a line, whoever writes it, with what it belongs to', () => {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '-e', PROGRAM], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  expect(ran.stderr).toBe('')
  const lines = ran.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const line of lines)
    expect(line).toMatchObject({ host: expect.any(String), pid: ran.pid, role: 'prova', version: VERSION })
  const byWords = (start: string) => lines.find(({ msg }) => String(msg).startsWith(start))
  expect(byWords('Due righe\nin una')).toMatchObject({ level: 30 })
  expect(byWords('Next dice')).toMatchObject({ level: 50, err: { message: 'rotto' } })
  expect(byWords('vecchio')).toMatchObject({ level: 40, warning: 'DeprecationWarning' })
  expect(byWords('dentro')).toMatchObject({ requestId: 'r-1', password: '[omesso]' })
  // What a line says itself is not said twice.
  expect(byWords('lavoro')).toMatchObject({ requestId: 'r-1', job: '8', task: 'mail.send' })
})
