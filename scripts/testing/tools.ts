import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'
import { FAILED, type Outcome, PASSED, type Print } from './types'

/** Path of a package's command, without npx and its start-up time. */
export const bin = (name: string): string => path.join(ROOT, 'node_modules', '.bin', name)

type Options = { env?: Record<string, string>; print?: Print }

/** Runs a tool on this terminal, or where `print` puts it; answers its exit code. */
export function tool(command: string, args: string[], { env = {}, print }: Options = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    if (print)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print)
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** A step that is one tool: it passes or it does not. */
export async function check(command: string, args: string[], options: Options = {}): Promise<Outcome> {
  return (await tool(command, args, options)) === 0 ? PASSED : FAILED
}

/** The report a test runner has written, or nothing if it broke down before. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
