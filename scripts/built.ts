import { constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_FILES, STANDALONE_CONFIG } from '../lib/core/next-internals'
import { ROOT } from './migrations/files'
import { may } from './preflight'

type Env = NodeJS.ProcessEnv

/** Something in the folder of the build. */
export const builtFile = ({ NEXT_DIST_DIR }: Env, name: string): string =>
  path.join(ROOT, NEXT_DIST_DIR || '.next', name)

/** The file to run in production; undefined when the build has not made it. */
export function builtServer(env: Env): string | undefined {
  const file = builtFile(env, 'server.cjs')
  return existsSync(file) ? file : undefined
}

/**
 * The configuration as resolved by the build: Next would load its compiler (25 MB) to read next.config.ts again. The
 * name is the one under which Next's own standalone server passes it. Where this user cannot write into the build, Next is
 * told not to keep there what it renders: it would try, and complain, with every page.
 */
export function builtConfig(env: Env): Record<string, string> {
  const text = readFileSync(builtFile(env, SERVER_FILES), 'utf8')
  const { config } = JSON.parse(text) as { config: { experimental: object } }
  const experimental = {
    ...config.experimental,
    isrFlushToDisk: may(builtFile(env, 'server'), constants.W_OK),
  }
  return { [STANDALONE_CONFIG]: JSON.stringify({ ...config, experimental }) }
}
