import 'server-only'
import type { AgentScope } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { checkProvince } from '@/lib/places/check-province'
import { isTextOf } from '@/lib/resources/file-fields'
import { writeVerb } from '@/lib/resources/write-verb'
import { checkWords, newTexts } from '@/lib/settings/check-words'
import { setting } from '@/lib/settings/read'
import type { Agent, Prisma } from '@/prisma/generated/client'
import { writeAbsence } from './absence'
import type { AbsenceInput } from './absence-schema'
import { BIO_MIN } from './bio-schema'
import { agentForm } from './fields'
import { type OwnAgent, type OwnAgentInput, PHOTO_LEAST, PHOTO_SMALL } from './own-schema'
import { dropProposal, keepProposal, presentProposal } from './propose-profile'
import { agents } from './resource'
import { profiloConApprovazione } from './settings'

const WHOLE = { sostituto: { select: { id: true, nome: true, cognome: true } }, proposal: true } as const
type Read = Prisma.AgentGetPayload<{ include: typeof WHOLE }>

const dayOrNull = (date: Date | null) => date && dayOfColumn(date)

function presentOwn({ sostituto, proposal, assenteDal, assenteAl, slug, published, ...row }: Read): OwnAgent {
  const { urlPhoto, bio, telefono, whatsapp, lingue, prodotti, provinceOperative, figura, version } = row
  return {
    figura,
    urlPhoto,
    bio,
    telefono,
    whatsapp,
    lingue,
    prodotti,
    provinceOperative,
    version,
    dal: dayOrNull(assenteDal),
    al: dayOrNull(assenteAl),
    sostituto: sostituto && { _id: sostituto.id, nome: sostituto.nome, cognome: sostituto.cognome },
    slug: published ? slug : null,
    proposta: presentProposal(proposal),
  }
}

const readOwn = async (id: string, tx: Tx = db()): Promise<OwnAgent> =>
  presentOwn(orNotFound(await tx.agent.findUnique({ where: { id }, include: WHOLE })))

/** What an agent says of themselves, and when they are away. */
export async function ownAgent({ actor }: AgentScope): Promise<OwnAgent> {
  return readOwn(actor.userId)
}

/**
 * Changes what the agent says of themselves; the pages of the site that show it are made again. Name, role and e-mail are
 * the office's. Where the settings say so, photograph and presentation wait for the office.
 * @throws 409 stale version, 422 on the field
 */
export async function updateOwnAgent(
  ctx: Ctx,
  { version, motivoParole: motivo, ...input }: OwnAgentInput,
): Promise<OwnAgent> {
  const { userId: id } = ctx.actor
  return withTransaction(async (tx) => {
    await lockById(tx, 'agent', id)
    const before = orNotFound(await tx.agent.findUnique({ where: { id } }))
    if (before.version !== version) throw staleVersion()
    const { actor } = ctx
    const texts = newTexts({ bio: before.bio }, { bio: input.bio })
    const reason = await checkWords(tx, { actor, texts, motivo })
    const { urlPhoto, bio, ...rest } = { ...input, ...(await checked(tx, before, input)) }
    const change = { ...rest, ...(await shownOrProposed(tx, before, { urlPhoto, bio })) }
    const files = { actor, isText: isTextOf(agentForm) }
    await writeVerb(agents, { ...ctx, tx }, { before, change, reason, files })
    return readOwn(id, tx)
  }, ctx.tx)
}

/** What is shown at once, and since when something waits. */
async function shownOrProposed(tx: Tx, before: Agent, shown: Pick<OwnAgentInput, 'urlPhoto' | 'bio'>) {
  if (await setting(profiloConApprovazione, tx))
    return { profiloPropostoAt: await keepProposal(tx, before, shown) }
  if (shown.urlPhoto === undefined && shown.bio === undefined) return {}
  await dropProposal(tx, before.id)
  return { ...shown, profiloPropostoAt: null }
}

type Input = Omit<OwnAgentInput, 'version' | 'motivoParole'>

/** What a schema cannot know; telephones come back as they are stored. */
async function checked(tx: Tx, before: Agent, input: Input) {
  const { urlPhoto, bio, provinceOperative = [], telefono, whatsapp } = input
  if (urlPhoto && urlPhoto !== before.urlPhoto) await checkPhoto(tx, before.id, urlPhoto)
  if (bio !== undefined && before.published && bio.length < BIO_MIN)
    throw invalidField(
      'bio',
      `La tua pagina è sul sito: la presentazione deve avere almeno ${BIO_MIN} caratteri.`,
    )
  for (const sigla of provinceOperative) await checkProvince(sigla, 'provinceOperative', tx)
  return {
    telefono: optionalPhone(telefono, 'telefono', before.telefono),
    whatsapp: optionalPhone(whatsapp, 'whatsapp', before.whatsapp),
  }
}

/** An image that the agent has uploaded: only those have been encoded again, and belong to the agent. */
async function checkPhoto(tx: Tx, ownerId: string, url: string): Promise<void> {
  const file = await tx.storedFile.findFirst({ where: { url, ownerRole: 'agent', ownerId, deletedAt: null } })
  if (!file?.mimetype.startsWith('image/'))
    throw invalidField('urlPhoto', 'Carica la fotografia da questa pagina.')
  // Of pictures from before they were measured nobody knows.
  const { larghezza, altezza } = file
  if (larghezza !== null && altezza !== null && Math.min(larghezza, altezza) < PHOTO_LEAST)
    throw invalidField('urlPhoto', PHOTO_SMALL)
}

/** Says when the agent is away, or with three times null that they are back. */
export async function setOwnAbsence(ctx: Ctx, input: AbsenceInput): Promise<OwnAgent> {
  return withTransaction(async (tx) => {
    const { id } = await writeAbsence(tx, ctx, ctx.actor.userId, input)
    return readOwn(id, tx)
  }, ctx.tx)
}
