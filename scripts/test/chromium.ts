import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

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

/** The first Chromium there is: named, installed, Playwright's own, or the one that npm brought. */
export async function findChromium(): Promise<Browser> {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  const installed = named || NAMES.map(onPath).find(Boolean)
  if (installed) return { executablePath: installed, args: ARGS }
  const own = playwright.executablePath()
  if (existsSync(own)) return { executablePath: own, args: ARGS }
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter(
    (arg) => !DROPPED.includes(arg.split('=')[0] ?? '') && !arg.startsWith('--headless'),
  )
  return { executablePath: await packed.executablePath(), args: [...new Set([...args, ...ARGS])] }
}
