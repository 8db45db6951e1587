import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { addMonths, yearCode } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import type { Attestato } from '@/prisma/generated/client'
import { isValid } from './course-state'
import { contentHours } from './labels'
import { counting } from './lessons'
import type { CourseOf } from './own-courses'
import type { Certificate, CertificateDocument } from './types'

export const presentCertificate = ({ codice, titolo, ore, emessoAt, scadeAt }: Attestato): Certificate => ({
  codice,
  titolo,
  ore: Number(ore),
  emessoAt: emessoAt.toISOString(),
  scadeAt: scadeAt?.toISOString() ?? null,
})

type Learning = { course: CourseOf; agentId: string; certificates: readonly Attestato[]; now: Date }

/** The certificate of who has done every lesson that the course has today; its code, where this is the moment. */
export async function issueIfDone(
  tx: Tx,
  { course, agentId, certificates, now }: Learning,
): Promise<string | null> {
  const { id: corsoId, lezioni, titolo, oreOam, validitaMesi } = course
  if (lezioni.length === 0 || isValid(certificates[0], now)) return null
  const seen = await tx.formazioneProgresso.findMany({ where: { corsoId, agentId } })
  const current = counting(seen, certificates, now)
  if (!lezioni.every(({ id }) => current.get(id)?.completataAt)) return null
  const scadeAt = validitaMesi === null ? null : addMonths(now, validitaMesi)
  // A course from before may promise more than it holds.
  const ore = Math.min(Number(oreOam), contentHours(lezioni))
  const codice = `A${yearCode()}-${newCode(10)}`
  await tx.attestato.create({
    data: { id: newId(), codice, corsoId, agentId, titolo, ore, emessoAt: now, scadeAt },
  })
  return codice
}

/** What anybody may ask who has been shown a certificate: whose it is, for what, and whether it still holds. */
export async function findCertificate(
  codice: string,
  where: object = {},
): Promise<CertificateDocument | null> {
  const found = await db().attestato.findFirst({
    where: { codice: codice.toUpperCase(), ...where },
    include: { agent: { select: { nome: true, cognome: true } } },
  })
  return found && { ...presentCertificate(found), ...found.agent, valido: isValid(found, new Date()) }
}

const UNKNOWN = 'Nessun attestato ha questo codice.'

/** The same for those who need it. @throws 404 */
export const verifyCertificate = async (codice: string): Promise<CertificateDocument> =>
  orNotFound(await findCertificate(codice), UNKNOWN)

/** For its own document: whoever has earned it, and who manages the courses. */
export async function certificateDocument(actor: Actor, codice: string): Promise<CertificateDocument> {
  const isOffice = actor.role === 'admin' && can(actor, 'content_manage')
  const own = { agentId: actor.userId }
  return orNotFound(await findCertificate(codice, isOffice ? {} : own), UNKNOWN)
}
