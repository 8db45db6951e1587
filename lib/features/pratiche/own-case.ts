import 'server-only'
import { db } from '@/lib/core/db'
import { ownRows } from '@/lib/duties/own-rows'
import type { FileOwner } from '@/lib/duties/types'
import { documentsOfClient, eventsOfClient } from './access'

const byTime = [{ at: 'asc' as const }, { id: 'asc' as const }]
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
const CODE = { select: { codice: true } }

/** The papers of their cases that they may see, and what was said of them. */
export async function papersInFile({ id: clientId }: FileOwner) {
  const rows = await db().praticaDocumento.findMany({
    where: { AND: [{ pratica: { persone: { some: { clientId } } } }, documentsOfClient(clientId)] },
    include: { pratica: CODE, file: { select: { name: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ pratica, file, nome, stato, motivo, uploadedAt }) => ({
    pratica: pratica.codice,
    documento: nome,
    stato,
    motivo,
    file: file?.name ?? null,
    caricatoIl: uploadedAt,
  }))
}

/** The course of their cases as they read it in their area: why somebody took a step is not theirs to know. */
export async function courseInFile({ id: clientId }: FileOwner) {
  const rows = await db().praticaEvento.findMany({
    where: { AND: [{ pratica: { persone: { some: { clientId } } } }, eventsOfClient(clientId)] },
    include: { pratica: CODE },
    orderBy: byTime,
  })
  return rows.map(({ pratica, at, tipo, da, a, testo }) => ({
    pratica: pratica.codice,
    quando: at,
    tipo,
    da,
    a,
    testo: a === null ? testo : '',
  }))
}

/** Cases that they were asked to take part in and have not said yes to: what the invitation says, and nothing of the case. */
export async function invitationsInFile(client: FileOwner) {
  const rows = await db().praticaPersona.findMany({
    where: ownRows(client).invitations,
    include: { pratica: { select: { product: true } } },
    orderBy: oldestFirst,
  })
  return rows.map(({ ruolo, nome, cognome, email, invitedAt, refusedAt, pratica }) => ({
    ruolo,
    prodotto: pratica.product,
    nome,
    cognome,
    email,
    invitatoIl: invitedAt,
    rifiutatoIl: refusedAt,
  }))
}
