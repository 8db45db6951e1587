import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { phoneWithNote } from '@/lib/italian/phone'
import { strippedPhone } from '@/lib/italian/phone-schema'
import { checkProvince } from '@/lib/places/check-province'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { Client, Prisma } from '@/prisma/generated/client'
import { credentialsChanged } from '../accounts/credentials'
import { renameCases } from './rename-cases'
import type { clientSchema } from './schema'

const UNIQUE = { codiceFiscale: 'Il codice fiscale', email: 'L’indirizzo e-mail' } as const

/** What is checked against the rest of the archive before a client is written. */
export const clientHooks: Hooks<ShapeOf<'client', typeof clientSchema>> = {
  // The extension of a telephone has its place in the notes.
  beforeValidate: (input, before) => {
    const { telefono, note } = input
    if (typeof telefono !== 'string' || telefono === before?.telefono) return input
    if (!strippedPhone(telefono).extension) return input
    return { ...input, ...phoneWithNote(telefono, 'telefono', String(note ?? '')) }
  },
  beforeChange: async ({ before, data, tx }) => {
    if (before?.status === 'deleted')
      throw new AppError(
        'conflict',
        'Di questo cliente non c’è più nulla da cambiare: è stato cancellato o unito.',
      )
    await checkProvince(data.provincia as string | null | undefined, 'provincia', tx)
    if (before && data.email !== undefined && before.passwordHash !== null)
      throw invalidField(
        'email',
        'Accede con questo indirizzo: usa CAMBIA E-MAIL, va confermato dal nuovo indirizzo.',
      )
    const id = before ? String(before.id) : null
    for (const field of ['codiceFiscale', 'email'] as const) {
      const value = data[field]
      if (typeof value === 'string') await refuseTaken(tx, field, value, id)
    }
    return data
  },
  afterChange: async ({ before, after, tx }) => {
    if (before && after) await credentialsChanged(tx, 'client', before as Client, after as Client)
    if (!before || !after || (before.nome === after.nome && before.cognome === after.cognome)) return
    const [id, nome, cognome] = [String(after.id), String(after.nome), String(after.cognome)]
    await renameCases(tx, { id, nome, cognome })
  },
}

/** Says whose it is: only who manages all clients gets this far. */
export async function refuseTaken(
  tx: Tx,
  field: keyof typeof UNIQUE,
  value: string,
  id: string | null,
): Promise<void> {
  const where = { [field]: value } as unknown as Prisma.ClientWhereUniqueInput
  const other = await tx.client.findUnique({ where, select: { id: true, nome: true, cognome: true } })
  if (!other || other.id === id) return
  const who = `${other.nome} ${other.cognome}`.trim()
  const message = `${UNIQUE[field]} è già di ${who}. Se è la stessa persona, apri la sua scheda e unisci le due.`
  const link = { href: `/admin/site/clients/${other.id}`, label: `Apri la scheda di ${who}` }
  throw new AppError('conflict', message, { errors: [{ path: field, message, link }] })
}
