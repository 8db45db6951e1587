import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'
import { FAILED, type Outcome, PASSED } from './types'

/** Path of a package's command, without npx and its start-up time. */
export const bin = (name: string): string => path.join(ROOT, 'node_modules', '.bin', name)

/** Runs a tool on this terminal; answers its exit code. */
export function tool(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A step that is one tool: it passes or it does not. */
export async function check(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return (await tool(command, args, env)) === 0 ? PASSED : FAILED
}

/** The report a test runner has written, or nothing if it broke down before. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
