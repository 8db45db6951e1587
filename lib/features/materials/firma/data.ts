import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { isId } from '@/lib/core/ids'
import { VISIBLE_AGENT } from '@/lib/features/agents/data'
import { cardOf } from '@/lib/features/materials/bdv/data'
import { squarePhoto } from '@/lib/features/materials/bdv/photo'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import { companySettings } from '@/lib/settings/company-settings'
import { bannerOn } from './banner'
import { type Signed, signatureHtml, signatureText } from './html'
import type { CopiedSignature, FirmaOptions } from './schema'
import type { Shown } from './types'

const digestOf = (html: string) => createHash('sha256').update(html).digest('hex')

/** What is the same in everybody's. */
export const sharedParts = async () => ({
  company: await companySettings(),
  banner: await bannerOn(new Date()),
  site: env().SITE_URL,
})
type Shared = Awaited<ReturnType<typeof sharedParts>>

// Visitors see the photograph of who is on the site, and of nobody else.
const signedBy = (card: BdvCard, options: FirmaOptions, shared: Shared): Signed => ({
  card,
  options,
  ...shared,
  foto: card.sito !== null && card.urlPhoto !== null,
})

/** By what a signature is known to be another one than it was. */
export const digestFor = (card: BdvCard, options: FirmaOptions, shared: Shared): string =>
  digestOf(signatureHtml(signedBy(card, options, shared)))

/** The agent's own signature, with what it lacks, and whether the one that they use is still the same. */
export async function ownSignature(actor: Actor, options: FirmaOptions) {
  const [card, shared] = await Promise.all([cardOf(actor, actor.userId), sharedParts()])
  const signed = signedBy(card, options, shared)
  const html = signatureHtml(signed)
  return {
    html,
    testo: signatureText(signed),
    peso: Buffer.byteLength(html),
    avvisi: missing(card, options, signed.foto),
    copiata: await copiedBy(card, shared),
  }
}

async function copiedBy(card: BdvCard, shared: Shared): Promise<CopiedSignature | null> {
  const row = await db().agentSignature.findUnique({ where: { agentId: card._id } })
  if (!row) return null
  const opzioni = row.opzioni as FirmaOptions
  const attuale = digestFor(card, opzioni, shared) === row.impronta
  return { il: row.copiataAt.toISOString(), attuale, opzioni }
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

/** The photograph that letters point at; of who has left the mark of the company, so that old letters stay whole. */
export async function signaturePhoto(id: string): Promise<Shown> {
  const agent = isId(id)
    ? await db().agent.findFirst({ where: { id, ...VISIBLE_AGENT }, select: { urlPhoto: true } })
    : null
  const photo = await squarePhoto(agent?.urlPhoto ?? null, PIXELS, { quality: 78, mozjpeg: true })
  if (photo) return { bytes: photo, type: 'image/jpeg' }
  return { bytes: await readFile(path.join(process.cwd(), 'public/icon-192.png')), type: 'image/png' }
}
