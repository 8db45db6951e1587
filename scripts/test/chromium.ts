import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'
import { EnvError } from '../../lib/core/env'

export type Browser = { executablePath: string; args: string[] }

/** Quiet and able to run in a container, where there is neither a sandbox nor a GPU. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/**
 * Of the packed browser's own arguments: what would break isolation between pages, and what takes a fifth more of the processor, a
 * graphics library without a card and processes that do not begin as copies of one.
 */
const DROPPED = [
  '--single-process',
  '--disable-web-security',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl',
  '--use-angle',
  '--enable-unsafe-swiftshader',
  '--no-zygote',
]

const onPath = (name: string): string | undefined =>
  spawnSync('which', [name]).stdout?.toString().trim() || undefined

/** Of Linux on the processor that the packed browser is made for. */
const isPackedFor = process.platform === 'linux' && process.arch === 'x64'

/**
 * The Chromium that is named, or the one that npm brought: of the version that the lock file says, and without a window's parts, for which
 * an installed one takes time. Elsewhere Playwright's own, or an installed one.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return { executablePath: named, args: ARGS }
  if (isPackedFor) return packedBrowser()
  const own = playwright.executablePath()
  const found = existsSync(own) ? own : NAMES.map(onPath).find(Boolean)
  if (!found) throw new EnvError('Non c’è un Chromium: indicalo con PLAYWRIGHT_CHROMIUM.')
  return { executablePath: found, args: ARGS }
}

async function packedBrowser(): Promise<Browser> {
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter(
    (arg) => !DROPPED.includes(arg.split('=')[0] ?? '') && !arg.startsWith('--headless'),
  )
  return { executablePath: await packed.executablePath(), args: [...new Set([...args, ...ARGS])] }
}
