import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { EXPORT_FILE } from '../lib/serving/export-thread'
import { JOBS_FILE } from '../lib/serving/jobs-thread'
import { PAPER_FILE } from '../lib/serving/paper-thread'
import { THREAD_FILE } from '../lib/serving/thread'
import { routeFiles } from '../lib/serving/v2-routes'
import { builtFile } from './built'
import { ROOT } from './migrations/files'

/**
 * The server's threads, each in one file of plain JavaScript with what it loads of ours: a server that compiles
 * nothing carries neither a compiler nor a second copy of its sources. Packages stay where they are.
 */
export const bundleServer = (env: NodeJS.ProcessEnv = process.env): Promise<void> =>
  bundleInto(env, {
    server: 'server.ts',
    [path.parse(THREAD_FILE).name]: 'lib/serving/site-thread.ts',
    [path.parse(EXPORT_FILE).name]: 'lib/serving/export-worker.ts',
    [path.parse(JOBS_FILE).name]: 'lib/serving/jobs-worker.ts',
    [path.parse(PAPER_FILE).name]: 'lib/serving/paper-worker.ts',
  })

/** Files of plain JavaScript in the folder of the build, each from the source that is named beside it. */
export async function bundleInto(
  env: NodeJS.ProcessEnv,
  entryPoints: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<void> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    write: false,
    absWorkingDir: ROOT,
    entryPoints,
    outdir: builtFile(env, '.'),
    outExtension: { '.js': '.cjs' },
    tsconfig: 'tsconfig.node.json',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [routeTable, ...plugins],
  })
  for (const file of outputFiles) {
    writeFileSync(file.path, file.path.endsWith('.cjs') ? inOneByte(retrying(file.text)) : file.contents)
  }
}

/** How the bundler writes the first use of a module, on lines of their own, and what they become. */
const FIRST_USE = [
  ['var __esm = (fn, res, err) =>', 'var __esm = (fn, res, err, own = fn) =>'],
  ['throw err = [e], e;', 'throw fn = own, e;'],
] as const

/**
 * A module whose first use fails (no descriptors are left for a package that it loads, say) is tried again at the next one: the
 * bundler would keep it broken until the process ends. No line is moved, so that the source maps stay true.
 */
export function retrying(bundle: string): string {
  if (!bundle.includes('var __esm =')) return bundle
  return FIRST_USE.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the bundler no longer writes: ${from}`)
    return text.replace(from, to)
  }, bundle)
}

/**
 * The same program in letters of one byte: the bundler leaves others in regular expressions as they are, and V8 keeps a source of five
 * megabytes in two bytes a letter, in each thread, for the sake of a dash.
 */
export const inOneByte = (bundle: string): string =>
  bundle.replace(/(\\*)([\u0080-\uffff])/g, (_found, before: string, letter: string) => {
    // One of its own before a letter that needs none says nothing.
    const kept = before.slice(before.length % 2)
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** The routes of /v2 as a table in the bundle: what lib/serving/v2-routes.ts finds in the folders while developing. */
const routeTable: Plugin = {
  name: 'route table',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]lib[\\/]serving[\\/]v2-routes\.ts$/ }, () => {
      const lines = routeFiles().map(
        ([address, file]) => `${JSON.stringify(address)}: () => import(${JSON.stringify(file)}),`,
      )
      return { contents: `export const ROUTES = {\n${lines.join('\n')}\n}`, loader: 'js', resolveDir: ROOT }
    })
  },
}
