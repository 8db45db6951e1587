import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Pratica, PraticaDocumento, PraticaPersona } from '@/prisma/generated/client'
import { announce } from './announce'
import { tipoDocumento } from './checklist'
import { RUOLI_PERSONA } from './schema'

/** A part of a case in the history's words: roles, kinds and states, never who the people are. */
export type PartChange = {
  field: 'persone' | 'documenti' | 'incarico' | 'riesame' | 'identificazione'
  before: string
  after: string
  reason?: string
}

/** A change of its people or documents is one of the case: its version rises, the history tells of it, and so do its readers hear. */
export async function saveParts(
  tx: Tx,
  author: { actor: Actor | null; requestId?: string },
  before: Pratica,
  { field, reason, ...words }: PartChange,
): Promise<Pratica> {
  const data = { version: before.version + 1, ultimaAttivita: new Date() }
  const after = await tx.pratica.update({ where: { id: before.id }, data })
  await recordCommit(tx, author, {
    model: 'Opportunities',
    label: after.idegg ?? after.codice,
    before: { ...before, [field]: words.before },
    after: { ...after, [field]: words.after },
    ...(reason && { reason }),
  })
  await announce(tx, after)
  return after
}

export const roleOf = ({ ruolo }: Pick<PraticaPersona, 'ruolo'>) => RUOLI_PERSONA[ruolo]

export async function rolesOf(tx: Tx, praticaId: string): Promise<string> {
  const people = await tx.praticaPersona.findMany({
    where: { praticaId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return people.map(roleOf).join(', ')
}

const STATI: Record<PraticaDocumento['stato'], string> = {
  richiesto: 'richiesto',
  caricato: 'caricato',
  verificato: 'verificato',
  respinto: 'da rifare',
}

/** By its kind: what somebody has named may bear a person's name. */
export const documentWords = ({ tipo, stato }: PraticaDocumento) => `${tipoDocumento(tipo)}: ${STATI[stato]}`
