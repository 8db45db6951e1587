import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { removeObject } from '@/lib/storage/jobs'
import { ensureBucket, listObjects, stream } from '@/lib/storage/s3'
import { uploadRequest } from '@/lib/storage/testing'
import { uploadGeneric } from '@/lib/storage/upload-generic'
import { aClient, adminWith, type Caller, callAs, routesOf } from '@/lib/testing/test-kit'
import { POSITIONS } from '@/prisma/seed/content/positions'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicketCategory } from '@/prisma/seed/factories/service'

const MARKER = 'Zoraidemarker'
const PAPER = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Title(${MARKER})>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
)

// A bucket of its own: whatever lies in it is of this test.
beforeAll(async () => {
  Object.assign(env(), { S3_BUCKET: `cancellazione-${randomUUID()}` })
  await ensureBucket()
  await migrateJobs(env().DATABASE_URL)
  await db().setting.create({ data: { key: 'posizioni', value: [...POSITIONS] } })
})

/** Objects of the store in which the marker stands, in their bytes or in their names. */
async function marked(): Promise<string[]> {
  const { items } = await listObjects('', undefined, 1000)
  const found = items.map(async ({ key }) => {
    const { body } = await stream(key)
    return `${key}\n${await text(body)}`.includes(MARKER) ? key : []
  })
  return (await Promise.all(found)).flat()
}

/** Does what the erasure has left to the queue. */
async function emptyQueue(): Promise<void> {
  const { rows } = await pool().query<{ key: string }>(
    "SELECT j.payload ->> 'key' AS key FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'storage.remove'",
  )
  for (const { key } of rows) await removeObject({ key })
}

const upload = (as: Caller, name: string) =>
  uploadGeneric(as.actor, uploadRequest(`${MARKER} ${name}`, PAPER))
const keyOf = async ({ url }: { url: string }) =>
  (await db().storedFile.findFirstOrThrow({ where: { url } })).key

/** An application with a CV comes from the public site, signed by nothing but an address. */
async function apply(email: string): Promise<number | undefined> {
  const form = new FormData()
  const contact = { nome: MARKER, cognome: 'Lavora', email, telefono: '351 300 0001' }
  const dettagli = { posizione: 'Consulente del credito' }
  form.append('data', JSON.stringify({ kind: 'candidatura', contact, dettagli, consents: { privacy: true } }))
  form.append('file', new Blob([PAPER]), `${MARKER} cv.pdf`)
  const request = new Request('http://sito.example/v2/requests', { method: 'POST', body: form })
  return (await (await routesOf('requests')).POST?.(request))?.status
}

it('what a client has sent is gone from the store but for the papers of a case that is kept', async () => {
  const as = await aClient({ nome: MARKER })
  const pratica = await buildPratica({ stato: 'in_istruttoria', clientId: as.id })
  const asked = await buildDocumento({ praticaId: pratica.id, nome: 'Busta paga', stato: 'richiesto' })
  const paper = await upload(as, 'busta paga.pdf')
  const attached = await callAs(as, 'POST', 'pratiche/[id]/documenti/[docId]', {
    params: { id: pratica.id, docId: asked.id },
    body: { url: paper.url },
  })
  await upload(as, 'mai usato.pdf')
  const shown = await upload(as, 'schermata.pdf')
  const ticket = await callAs(as, 'POST', 'tickets/create', {
    body: {
      category: (await buildTicketCategory()).id,
      oggetto: 'Aiuto',
      messaggio: 'Vedi il file.',
      allegati: [shown],
    },
    headers: { 'idempotency-key': newId() },
  })
  const applied = await apply(as.actor.email)
  expect([attached.status, ticket.status, applied]).toEqual([200, 201, 201])
  expect(await marked()).toHaveLength(4)

  await db().pratica.update({ where: { id: pratica.id }, data: { stato: 'ritirata' } })
  const office = await adminWith('clients_manage', 'clients_erase')
  const { version } = await db().client.findUniqueOrThrow({ where: { id: as.id } })
  const erased = await callAs(office, 'POST', 'clients/[id]/erase', {
    params: { id: as.id },
    body: { identita: 'Documento visto', richiestaIl: '2026-11-02', motivo: 'Richiesta scritta', version },
  })
  expect(erased.status).toBe(204)
  await emptyQueue()
  expect(await marked()).toEqual([await keyOf(paper)])
})
