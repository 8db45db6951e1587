import 'server-only'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Payload } from '@/lib/jobs/payloads'
import { queueMail } from '@/lib/mail/queue-mail'
import { recordDrawn } from '@/lib/storage/record-drawn'
import { noteUses } from '@/lib/storage/uses'
import type { Incarico } from '@/prisma/generated/client'
import { signingUrl } from './link'
import { mandatePdf } from './pdf'
import { type Contenuto, storedContent } from './schema'

/** Puts the signed mandate among the documents of its case, with the proof in it, and tells the client. Once, however often it runs. */
export async function archiveMandate({ id }: Payload<'incarichi.archive'>): Promise<void> {
  const incarico = await db().incarico.findUnique({ where: { id } })
  if (!incarico?.firmatoAt || incarico.firmatoFileId) return
  const contenuto = storedContent(incarico.contenuto)
  const bytes = await mandatePdf(incarico.codice, contenuto, {
    nome: incarico.firmaNome ?? '',
    at: incarico.firmatoAt,
    ip: incarico.firmaIp ?? '',
    userAgent: incarico.firmaUserAgent ?? '',
    via: incarico.firmaVia ?? '',
    email: incarico.inviatoA ?? '',
    hash: incarico.hash ?? '',
  })
  await withTransaction((tx) => keep(tx, incarico, contenuto, bytes))
}

async function keep(
  tx: Tx,
  { id, praticaId, personaId, codice }: Incarico,
  contenuto: Contenuto,
  bytes: Buffer,
) {
  await lockById(tx, 'incarico', id)
  const { firmatoFileId, inviatoA, scadeIl } = await tx.incarico.findUniqueOrThrow({ where: { id } })
  if (firmatoFileId) return
  const file = await recordDrawn(tx, { bytes, name: `incarico-${codice}-firmato.pdf`, purpose: 'incarico' })
  await tx.incarico.update({ where: { id }, data: { firmatoFileId: file.id } })
  await noteUses(tx, { model: 'incarico', recordId: id }, null, { firmatoFileId: file.id }, 'product')
  const owner = personaId ? await tx.praticaPersona.findUnique({ where: { id: personaId } }) : null
  const document = await tx.praticaDocumento.create({
    data: {
      id: newId(),
      praticaId,
      // The richiedente's documents name nobody.
      personaId: owner && owner.ruolo !== 'richiedente' ? owner.id : null,
      tipo: 'incarico',
      nome: `Incarico di mediazione ${codice}, firmato`,
      obbligatorio: false,
      stato: 'verificato',
      fileId: file.id,
      uploadedAt: new Date(),
    },
  })
  await noteUses(
    tx,
    { model: 'praticaDocumento', recordId: document.id },
    null,
    { fileId: file.id },
    'product',
  )
  if (!inviatoA || !scadeIl) return
  await queueMail(tx, {
    template: 'incarico-firmato',
    to: { email: inviatoA, name: contenuto.cliente.nome },
    data: {
      nome: contenuto.cliente.nome.split(' ')[0] ?? '',
      codice,
      giorni: contenuto.recessoGiorni,
      url: signingUrl({ id, scadeIl }),
    },
    key: `incarico-firmato:${id}`,
    fileId: file.id,
  })
}
