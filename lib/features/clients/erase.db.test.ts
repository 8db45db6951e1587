import { db, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { OWN_FILE } from '@/lib/features/privacy/personal-data'
import { recordCommit } from '@/lib/history/record'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import {
  buildContactRequest,
  buildLead,
  buildLeadEvento,
  buildQuote,
  buildSegnalazione,
} from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient, buildConsent } from '@/prisma/seed/factories/people'
import {
  buildDocumento,
  buildEvento,
  buildPersona,
  buildPratica,
  buildPrediction,
} from '@/prisma/seed/factories/pratiche'
import {
  buildMerchandising,
  buildMerchandisingOrder,
  buildTicketCategory,
} from '@/prisma/seed/factories/service'

const MARKER = 'Zoraidemarker'
const PHONE = '+393996661234'
const TAX = 'ZRDMRK80A41H501Z'
/** Where words of a client may stay: proofs that may not be changed, the queue of mails that wait, kept replies. */
const KEPT = ['idempotency_keys', 'graphile_worker._private_jobs']

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('clients_manage', 'clients_erase')
})

/** Tables with a row in which one of these words stands. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool().query(
      `SELECT 1 FROM ${name} t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE t::text ILIKE '%' || w || '%') LIMIT 1`,
      [words],
    )
    if (rowCount) found.push(name.replace(/^public\./, ''))
  }
  return found
}

/** A client whose marker stands wherever they can write, and wherever others write about them. */
async function markedClient() {
  const email = `${MARKER.toLowerCase()}-${newId()}@prova.example`
  const name = { nome: MARKER, cognome: `${MARKER}co` }
  const as = await aClient({
    ...name,
    email,
    telefono: PHONE,
    codiceFiscale: TAX,
    indirizzo: `Via ${MARKER} 1`,
    comune: MARKER,
    referal: MARKER,
    note: MARKER,
    ragioneSociale: MARKER,
    pendingEmail: `x-${email}`,
  })
  const contact = { ...name, email, telefono: PHONE }
  const pratica = await buildPratica({ stato: 'liquidata', clientId: as.id, note: MARKER })
  await db().pratica.update({
    where: { id: pratica.id },
    data: { intestatario: `${MARKER} col vecchio nome` },
  })
  const garantita = await buildPratica({ stato: 'liquidata' })
  await buildPersona({ praticaId: garantita.id, clientId: as.id, ruolo: 'garante', ...name })
  const quote = await buildQuote({ input: { nota: MARKER } })
  const lead = await buildLead({
    clientId: as.id,
    ...contact,
    quoteId: quote.id,
    input: { nome: MARKER },
    note: MARKER,
    stato: 'perso',
    chiusoAt: new Date(),
    motivoPerso: MARKER,
    campaign: { utm_term: MARKER },
  })
  await buildLead({ clientId: null, ...contact })
  for (const tipo of ['nota', 'stato', 'assegnazione'])
    await buildLeadEvento({ leadId: lead.id, testo: MARKER, tipo })
  for (const tipo of ['nota', 'stato', 'assegnazione', 'documento', 'chiamata', 'messaggio'])
    await buildEvento({ praticaId: pratica.id, testo: MARKER, tipo })
  const told = { clientId: as.id, tipo: 'nota', testo: MARKER }
  await db().clientEvento.create({ data: { id: newId(), ...told } })
  const request = await buildContactRequest({
    ...contact,
    messaggio: MARKER,
    dettagli: { a: MARKER },
    note: MARKER,
  })
  const ended = await buildPratica({ stato: 'ritirata' })
  await buildPersona({ praticaId: ended.id, clientId: null, ...contact, invitedAt: new Date() })
  const forecasts = [
    await buildPrediction({ praticaId: pratica.id, cliente: `${MARKER} ${MARKER}co`, note: MARKER }),
    await buildPrediction({ cliente: `${MARKER}CO ${MARKER}`.toUpperCase(), note: MARKER }),
  ]
  await buildSegnalazione({ segnalatoNome: MARKER, segnalatoEmail: email, note: MARKER })
  await buildSegnalazione({
    segnalanteNome: MARKER,
    segnalanteCognome: MARKER,
    segnalanteEmail: email,
    note: MARKER,
  })
  const own = { ownerRole: 'client', ownerId: as.id, name: `${MARKER}.pdf` } as const
  await buildStoredFile(own)
  const paper = await buildStoredFile(own)
  await buildDocumento({ praticaId: pratica.id, nome: 'Busta paga', fileId: paper.id, motivo: MARKER })
  await callAs(as, 'POST', 'tickets/create', {
    body: { category: (await buildTicketCategory()).id, oggetto: MARKER, messaggio: MARKER },
    headers: { 'idempotency-key': newId() },
  })
  const said = {
    richiedente: MARKER,
    indirizzo: MARKER,
    note: MARKER,
    noteUfficio: MARKER,
    motivo: MARKER,
    centroCosto: MARKER,
  }
  const order = await buildMerchandisingOrder({ role: 'client', userId: as.id, ...said })
  await withTransaction((tx) => recordCommit(tx, as, { model: 'Ordini', label: order.codice, after: order }))
  const testi = [{ nome: 'Nome sulla targa', testo: MARKER }]
  await db().merchandisingOrderLine.updateMany({ where: { orderId: order.id }, data: { testi } })
  const { id: merchID } = await buildMerchandising({
    campi: [{ nome: 'Nome sulla targa', lettere: 30, obbligatorio: true }],
  })
  await callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 1, testi } })
  await db().voto.create({
    data: {
      id: newId(),
      clientId: as.id,
      agentId: (await buildAgent()).id,
      stelle: 5,
      commento: MARKER,
      firma: MARKER,
    },
  })
  await db().notification.create({
    data: {
      id: newId(),
      role: 'client',
      userId: as.id,
      titolo: 'Novità',
      testo: MARKER,
      href: '/area-clienti',
    },
  })
  await buildConsent({ clientId: as.id, kind: 'marketing', granted: true })
  await callAs(office, 'POST', 'clients/[id]/privacy', {
    params: { id: as.id },
    body: { tipo: 'cancellazione', ricevutaIl: '2026-11-02', motivo: MARKER },
  })
  await callAs(as, 'PATCH', 'clients/me', { body: { comune: `${MARKER}2`, version: 1 } })
  const row = await db().client.findUniqueOrThrow({ where: { id: as.id } })
  await withTransaction(async (tx) => {
    await recordCommit(tx, office, {
      model: 'Clients',
      label: MARKER,
      before: { ...row, note: '' },
      after: row,
      reason: MARKER,
    })
    await recordCommit(tx, office, {
      model: 'Opportunities',
      label: pratica.codice,
      after: { ...pratica, note: MARKER },
    })
    await recordCommit(tx, office, { model: 'Lead', label: lead.codice, after: lead })
    await recordCommit(tx, office, { model: 'Lead', label: `${MARKER} ${MARKER}co`, after: request })
    for (const one of forecasts)
      await recordCommit(tx, office, { model: 'Predictions', label: one.cliente, after: one, reason: MARKER })
    const persone = [{ ruolo: 'garante', nome: MARKER }]
    const guaranteed = { id: garantita.id, persone }
    await recordCommit(tx, office, { model: 'Opportunities', label: garantita.codice, after: guaranteed })
  })
  return { as, row, pratica, paper }
}

it('an address that nobody has proven opens nothing that was written from it', async () => {
  const client = await buildClient({ emailConfirmedAt: null, passwordHash: null })
  const email = client.email ?? ''
  await buildLead({ clientId: null, email })
  await buildContactRequest({ email })
  await buildSegnalazione({ segnalatoEmail: email })
  const file = async () =>
    (
      await callAs<Record<string, object[]>>(office, 'GET', 'clients/[id]/export', {
        params: { id: client.id },
      })
    ).json
  expect(await file()).toMatchObject({ richieste: [], contatti: [], segnalazioni: { ricevute: [] } })
  await db().client.update({ where: { id: client.id }, data: { emailConfirmedAt: new Date() } })
  expect(await file()).toMatchObject({ richieste: [{ email }], contatti: [{ email }] })
})

const erase = (as: Caller, id: string, version: number) =>
  callAs(as, 'POST', 'clients/[id]/erase', {
    params: { id },
    body: { identita: 'Documento visto', richiestaIl: '2026-11-02', motivo: 'Richiesta scritta', version },
  })

type File = Record<string, object | object[]>

/** Of these tables those of which the copy of the own data has nothing, though they say neither where it is nor why it is not there. */
function missingIn(file: File, tables: readonly string[]): string[] {
  const hasMarker = (name: string) => JSON.stringify(file[name] ?? null).includes(MARKER)
  return tables.filter((table) => {
    const said = OWN_FILE[table]
    return !said || ('parti' in said && !said.parti.some(hasMarker))
  })
}

it('what a client wrote, and what was written of them, is gone from the database but for the kept list', async () => {
  const { as, row, pratica, paper } = await markedClient()
  const before = await tablesWith(MARKER)
  expect(before.length).toBeGreaterThan(15)
  const { json: file } = await callAs<File>(as, 'GET', 'clients/me/export')
  expect((await erase(office, as.id, row.version)).status).toBe(204)
  const left = await tablesWith(MARKER, PHONE, TAX)
  expect(left.filter((name) => !KEPT.includes(name))).toEqual([])
  // Whatever went was theirs to take along.
  const gone = before.filter((name) => !KEPT.includes(name))
  expect(missingIn(file, gone)).toEqual([])
  expect(file).toMatchObject({
    richieste: [{ nome: MARKER }, { nome: MARKER }],
    contatti: [{ messaggio: MARKER }],
    segnalazioni: { ricevute: [{ nome: MARKER }], fatte: [{ nome: MARKER }] },
    ordini: [{ indirizzo: MARKER, motivo: MARKER, righe: [{ testi: [{ testo: MARKER }] }] }],
    voti: [{ commento: MARKER }],
  })
  expect(JSON.stringify(file)).not.toMatch(/noteUfficio|motivoPerso/)
  // The paper of a paid-out case is kept with it, under a name that says nothing.
  expect(await db().storedFile.findUnique({ where: { id: paper.id } })).toMatchObject({
    name: 'documento',
    deletedAt: null,
  })
  expect(await db().pratica.findUnique({ where: { id: pratica.id } })).toMatchObject({
    intestatario: 'Cliente cancellato',
    note: '',
  })
  expect((await callAs(as, 'GET', 'clients/getMe')).status).toBe(401)
  const proofs = await db().privacyRequest.findMany({ where: { clientId: as.id } })
  expect(proofs).toMatchObject([
    { tipo: 'cancellazione', esito: 'accolta', identita: 'Documento visto', motivo: '' },
  ])
  expect(proofs).toHaveLength(1)
  expect((await erase(office, as.id, row.version + 1)).status).toBe(404)
})

it('no verb knows a client who is no more', async () => {
  const { id } = await buildClient({ status: 'deleted' })
  for (const [name, body] of [
    ['block', { motivo: 'Prova' }],
    ['unblock', undefined],
    ['validate', { motivo: 'Prova' }],
    ['sessions', {}],
    ['privacy', { tipo: 'accesso', ricevutaIl: '2026-11-02' }],
  ] as const) {
    const { status } = await callAs(office, 'POST', `clients/[id]/${name}`, { params: { id }, body })
    expect([name, status]).toEqual([name, 404])
  }
  expect((await db().client.findUniqueOrThrow({ where: { id } })).status).toBe('deleted')
})

it('a client without an address takes nobody else along', async () => {
  const other = await buildLead({ email: '', nome: 'Altra' })
  const { id, version } = await buildClient({ email: null })
  expect((await erase(office, id, version)).status).toBe(204)
  expect(await db().lead.findUnique({ where: { id: other.id } })).toMatchObject({ nome: 'Altra' })
})

it('an open case has to end first, and is named', async () => {
  const { id } = await buildClient()
  const pratica = await buildPratica({ stato: 'in_istruttoria', clientId: id })
  const { version } = await db().client.findUniqueOrThrow({ where: { id } })
  const { status, json } = await erase(office, id, version)
  expect([status, json.detail]).toEqual([409, expect.stringContaining(pratica.codice)])
  expect((await erase(office, id, version + 1)).json.code).toBe('stale_version')
})

it('so has one that they were invited to and have not answered: its applicant is not wiped out of it', async () => {
  const { id, email, version } = await buildClient()
  const pratica = await buildPratica({ stato: 'in_istruttoria' })
  const invited = await buildPersona({
    praticaId: pratica.id,
    clientId: null,
    email,
    invitedAt: new Date(),
  })
  const { status, json } = await erase(office, id, version)
  expect([status, json.detail]).toEqual([409, expect.stringContaining(pratica.codice)])
  // Who has said no is not kept by it.
  await db().praticaPersona.update({ where: { id: invited.id }, data: { refusedAt: new Date() } })
  expect((await erase(office, id, version)).status).toBe(204)
})

it('a record that was merged into it goes with it', async () => {
  const [a, b] = [await buildClient(), await buildClient({ nome: 'Secondanome', telefono: '+393991112233' })]
  await callAs(office, 'POST', 'clients/[id]/merge', {
    params: { id: a.id },
    body: { altroId: b.id, campi: {}, versions: { a: a.version, b: b.version } },
  })
  expect((await erase(office, a.id, a.version + 1)).status).toBe(204)
  expect(await tablesWith('Secondanome', '+393991112233')).toEqual([])
  const undo = await callAs(office, 'POST', 'clients/[id]/unmerge', { params: { id: a.id } })
  expect(undo.status).toBe(404)
})
