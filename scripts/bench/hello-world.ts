import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runNode } from '../child'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'

/** Below the project, where the same Next is found; git does not see this folder. */
const FOLDER = path.join(ROOT, '.data', 'hello-world')
const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')

const FILES: Record<string, string> = {
  'package.json': '{ "name": "hello-world", "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } }`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="it"><body>{children}</body></html> }',
  'app/page.jsx': 'export default function Page() { return <p>Hello, world</p> }',
}

/** Builds and serves the smallest page there is, and takes it away again. */
export async function withHelloWorld<T>(work: (url: string) => Promise<T>): Promise<T> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(path.join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(FOLDER, name), `${text}\n`)
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  await runNode([NEXT, 'build', FOLDER], env)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(process.execPath, [NEXT, 'start', FOLDER, '-p', String(port)], {
    env,
    stdio: 'ignore',
  })
  try {
    await untilReachable(url)
    return await work(url)
  } finally {
    server.kill('SIGTERM')
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

/** Asks until somebody answers with a page. */
export async function untilReachable(url: string, seconds = 300): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(50)) {
    const reply = await fetch(url).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply?.ok) return
  }
  throw new Error(`${url} does not answer.`)
}
