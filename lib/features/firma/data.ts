import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { isId } from '@/lib/core/ids'
import { VISIBLE_AGENT } from '@/lib/features/agents/data'
import { cardOf } from '@/lib/features/bdv/data'
import { squarePhoto } from '@/lib/features/bdv/photo'
import type { BdvCard } from '@/lib/features/bdv/schema'
import { companySettings } from '@/lib/settings/company-settings'
import { signatureHtml, signatureText } from './html'
import type { FirmaOptions } from './schema'

/** The agent's own signature, with what it lacks. */
export async function ownSignature(actor: Actor, options: FirmaOptions) {
  const [card, company] = await Promise.all([cardOf(actor, actor.userId), companySettings()])
  // Visitors see the photograph of who is on the site, and of nobody else.
  const foto = card.sito !== null && card.urlPhoto !== null
  const signed = { card, options, company, site: env().SITE_URL, foto }
  const html = signatureHtml(signed)
  return {
    html,
    testo: signatureText(signed),
    peso: Buffer.byteLength(html),
    avvisi: missing(card, options, foto),
  }
}

function missing(
  card: BdvCard,
  { layout, telefono, whatsapp, sito, indirizzo }: FirmaOptions,
  foto: boolean,
): string[] {
  return [
    ...(layout === 'foto' && !foto
      ? ['Serve una fotografia nel profilo, e la pagina sul sito: intanto c’è il logo.']
      : []),
    ...(telefono && !card.telefono ? ['Nel profilo manca il telefono.'] : []),
    ...(whatsapp && !card.whatsapp ? ['Nel profilo manca il numero di WhatsApp.'] : []),
    ...(sito && !card.sito ? ['La tua pagina non è sul sito.'] : []),
    ...(indirizzo && !card.agenzia ? ['Nel profilo non c’è un’agenzia.'] : []),
    ...(card.oamNumber ? [] : ['Nel profilo manca il numero OAM: resta quello della società.']),
  ]
}

/** Twice as many points as it is shown with. */
const PIXELS = 160

type Shown = { bytes: Buffer; type: 'image/jpeg' | 'image/png' }

/** The photograph that letters point at; of who has left the mark of the company, so that old letters stay whole. */
export async function signaturePhoto(id: string): Promise<Shown> {
  const agent = isId(id)
    ? await db().agent.findFirst({ where: { id, ...VISIBLE_AGENT }, select: { urlPhoto: true } })
    : null
  const photo = await squarePhoto(agent?.urlPhoto ?? null, PIXELS, 78)
  if (photo) return { bytes: photo, type: 'image/jpeg' }
  return { bytes: await readFile(path.join(process.cwd(), 'public/icon-192.png')), type: 'image/png' }
}
