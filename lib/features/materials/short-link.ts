import 'server-only'
import { db } from '@/lib/core/db'
import { PRODUCT_PAGES } from '@/lib/words/public-pages'
import type { FlyerData } from './types'

const PAGES = { rata: PRODUCT_PAGES.mutuo, prestito: PRODUCT_PAGES.prestito } as const

/**
 * Where the short link of a flyer leads: to the calculator with the figures that were asked for, and to the agent whose flyer it
 * is as long as they work with us. Null for a code that no flyer has.
 */
export async function shortLinkTarget(codice: string): Promise<string | null> {
  const row = await db().agentMaterial.findUnique({
    where: { codice },
    select: { kind: true, dati: true, agent: { select: { id: true, status: true } } },
  })
  if (!row || row.kind === 'bdv') return null
  const { input, valoreImmobile } = row.dati as Pick<FlyerData, 'input' | 'valoreImmobile'>
  const asked = Object.entries({ ...input, valoreImmobile }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  query.set('utm_source', 'volantino')
  query.set('utm_campaign', codice)
  if (row.agent?.status === 'validated') query.set('agente', row.agent.id)
  return `${PAGES[row.kind]}?${query}`
}
