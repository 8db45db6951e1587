import 'server-only'
import { type Company, unsaidCompany } from '@/lib/core/company'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'
import { companySettings } from '@/lib/settings/company-settings'
import { setting } from '@/lib/settings/read'
import { frameOrigins } from './settings'

export type FrameSettings = { origins: readonly string[]; company: Company }

export type FrameAgent = {
  id: string
  nome: string
  cognome: string
  email: string
  telefono: string | null
  whatsapp: string | null
  urlPhoto: string | null
  oamNumber: string | null
  agency: { nome: string; comune: string } | null
}

/** An origin taken out of the settings may frame us for so long at most, in each server process. */
const KEEP_MS = 1_000

let kept: FrameSettings = { origins: [], company: unsaidCompany }
let readAt = 0

async function readSettings(): Promise<FrameSettings> {
  const [origins, company] = await Promise.all([setting(frameOrigins), companySettings()])
  return { origins, company }
}

/** Who may frame us, and who we are. Without the database what was read last still counts. */
export async function frameSettings(now = Date.now()): Promise<FrameSettings> {
  if (now - readAt < KEEP_MS) return kept
  try {
    kept = await readSettings()
    readAt = now
  } catch (err) {
    logger().error({ err }, 'frame settings not read')
  }
  return kept
}

const AGENT = {
  id: true,
  nome: true,
  cognome: true,
  email: true,
  telefono: true,
  whatsapp: true,
  urlPhoto: true,
  oamNumber: true,
  agency: { select: { nome: true, comune: true } },
} as const

/** The published agent of this id or slug. */
export async function frameAgent(key: string | undefined): Promise<FrameAgent | null> {
  if (!key) return null
  return db().agent.findFirst({
    where: { ...(isId(key) ? { id: key } : { slug: key }), published: true, status: 'validated' },
    select: AGENT,
  })
}

/** What the steps after a request show of it; nothing about the person. */
export async function frameLead(id: string) {
  return db().lead.findUnique({
    where: { id },
    select: { id: true, codice: true, quoteId: true, offerta: true, input: true, agent: { select: AGENT } },
  })
}
