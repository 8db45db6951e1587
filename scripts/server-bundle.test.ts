import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import vm from 'node:vm'
import { EXPORT_FILE } from '../lib/serving/export-thread'
import { JOBS_FILE } from '../lib/serving/jobs-thread'
import { PAPER_FILE } from '../lib/serving/paper-thread'
import { THREAD_FILE } from '../lib/serving/thread'
import { builtConfig, builtServer } from './built'
import { ROOT } from './migrations/files'
import { bundleServer, inOneByte, retrying } from './server-bundle'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
const env = { NODE_ENV: 'production' as const, NEXT_DIST_DIR: path.relative(ROOT, folder) }
afterAll(() => rmSync(folder, { recursive: true }))

describe('the server that the build makes', () => {
  it('is a file for each of its threads, in which only packages are left to load', async () => {
    expect(builtServer(env)).toBeUndefined()
    await bundleServer(env)
    expect(builtServer(env)).toBe(path.join(folder, 'server.cjs'))
    for (const [file, its] of [
      ['server.cjs', 'pino'],
      [THREAD_FILE, 'next'],
      [EXPORT_FILE, 'pg'],
      [JOBS_FILE, 'graphile-worker'],
      [PAPER_FILE, '@react-pdf/renderer'],
    ] as const) {
      const asked = readFileSync(path.join(folder, file), 'utf8').matchAll(
        /\b(?:require|import)\("([^"]+)"\)/g,
      )
      const names = [...asked].map(([, name = '']) => name)
      expect(names).toContain(its)
      expect(names.filter((name) => /^[./]|^@\/|^server-only$/.test(name))).toEqual([])
    }
  })

  it('is written in letters of one byte, and says the same', () => {
    const written = inOneByte('({ found: /^[’‘–]\\·$/.test("–·"), text: "È 😀 € \\\\à" })')
    expect(written).toMatch(/^[\x20-\x7e]+$/)
    expect(vm.runInNewContext(written)).toEqual({ found: true, text: 'È 😀 € \\à' })
  })

  it('tries a module again whose first use has failed', async () => {
    const { build } = await import('esbuild')
    writeFileSync(
      path.join(folder, 'weak.ts'),
      `globalThis.uses = (globalThis.uses ?? 0) + 1
       if (globalThis.uses === 1) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
       export const answer = globalThis.uses`,
    )
    const { outputFiles } = await build({
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      stdin: {
        contents: `exports.ask = () => import('./weak').then(({ answer }) => answer)`,
        resolveDir: folder,
      },
    })
    const file = path.join(folder, 'weak.cjs')
    writeFileSync(file, retrying(outputFiles[0]?.text ?? ''))
    const probe = `const { ask } = require(${JSON.stringify(file)})
      ask().catch(({ code }) => code).then(async (code) => console.log(code, await ask(), await ask()))`
    expect((await run(process.execPath, ['-e', probe])).stdout.trim()).toBe('EMFILE 2 2')
  })

  it('keeps Next out of the thread that sends kept pages', async () => {
    await bundleServer(env)
    // Without settings it says so and would end: long enough to see what it has loaded.
    const probe = `process.exit = () => {}; require(${JSON.stringify(path.join(folder, 'server.cjs'))})`
    const found =
      'Object.keys(require.cache).filter((file) => /node_modules.(?:next|react|@prisma)\\b/.test(file))'
    const { stdout } = await run(process.execPath, ['-e', `${probe}; console.log(${found}.length)`], {
      env: { NODE_ENV: 'production', NODE_PATH: path.join(ROOT, 'node_modules') },
    })
    expect(stdout.trim()).toBe('0')
  })

  it('is told the configuration that the build settled, and to keep pages on the disk only where it may write', () => {
    const config = { distDir: '.next-prova', cacheComponents: true }
    writeFileSync(path.join(folder, 'required-server-files.json'), JSON.stringify({ version: 1, config }))
    const told = builtConfig(env)
    expect(Object.values(told).map((text) => JSON.parse(text))).toEqual([
      { ...config, experimental: { isrFlushToDisk: false } },
    ])
  })
})
