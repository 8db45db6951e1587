import { addDays } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import { adminWith, type Caller } from '@/lib/testing/test-kit'
import type { Prisma } from '@/prisma/generated/client'
import {
  buildContactRequest,
  buildLead,
  buildLeadEvento,
  buildPreventivo,
  buildQuote,
  buildSegnalazione,
} from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { retain } from './retain'

const NOW = new Date('2026-11-21T03:30:00Z')
const before = (months: number) => new Date(Date.UTC(2026, 10 - months, 20))

let office: Caller
beforeAll(async () => {
  office = await adminWith('leads_manage')
})

type Found = Record<string, number>

/** In how many rows of each table one of these words stands. */
async function rowsWith(...words: string[]): Promise<Found> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
  )
  const found: Found = {}
  for (const { name } of rows) {
    const { rowCount } = await pool().query(
      `SELECT 1 FROM ${name} t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE t::text ILIKE '%' || w || '%')`,
      [words],
    )
    if (rowCount) found[name] = rowCount
  }
  return found
}

let people = 0
/** A request of somebody whose name stands wherever one can stand beside it. */
async function written(
  mark: string,
  createdAt: Date,
  change: Partial<Prisma.LeadUncheckedCreateInput> = {},
): Promise<{ telefono: string; leadId: string }> {
  people += 1
  const telefono = `+39 399 777 000${people}`
  const person = { nome: mark, cognome: `${mark}co`, email: `${mark}@prova.example`, telefono }
  const simulation = await buildQuote({ input: { nota: mark } })
  const lead = await buildLead({
    ...person,
    createdAt,
    quoteId: simulation.id,
    input: { nota: mark },
    campaign: { utm_term: mark },
    note: mark,
    stato: 'perso',
    motivoPerso: mark,
    ...change,
  })
  for (const tipo of ['nota', 'stato']) await buildLeadEvento({ leadId: lead.id, testo: mark, tipo })
  const answering = { ...person, titolo: mark, leadId: lead.id, input: { nota: mark } }
  await buildPreventivo(answering)
  const sent = await buildPreventivo({ ...answering, stato: 'inviato', inviatoAt: createdAt })
  await db().preventivoConsegna.create({
    data: {
      id: newId(),
      quoteId: sent.id,
      canale: 'email',
      email: person.email,
      autoreRole: 'agent',
      autoreId: newId(),
      autoreNome: 'Chi l’ha inviato',
      hash: 'impronta',
    },
  })
  const referral = {
    segnalanteNome: `${mark}amica`,
    segnalanteCognome: mark,
    segnalanteEmail: `${mark}amica@prova.example`,
    segnalanteTel: telefono,
    segnalatoNome: mark,
    segnalatoCognome: mark,
    segnalatoEmail: person.email,
    segnalatoTel: telefono,
    note: mark,
    consensoAt: createdAt,
  }
  await buildSegnalazione({ ...referral, leadId: lead.id, createdAt: addDays(createdAt, -3) })
  await buildSegnalazione({ ...referral, createdAt: addDays(createdAt, 10) })
  await withTransaction(async (tx) => {
    await recordCommit(tx, office, { model: 'Lead', label: lead.codice, after: lead })
    const [noted, said] = [
      { id: lead.id, note: '' },
      { id: sent.id, messaggio: '' },
    ]
    await recordCommit(tx, office, {
      model: 'Lead',
      label: lead.codice,
      before: noted,
      after: { ...noted, note: mark },
      reason: mark,
    })
    await recordCommit(tx, office, {
      model: 'Preventivi',
      label: String(sent.codice),
      before: said,
      after: { ...said, messaggio: mark },
      reason: mark,
    })
  })
  const told = { role: 'agent' as const, userId: newId(), titolo: 'Nuova richiesta', testo: mark }
  for (const href of [`/agents/richieste?q=${lead.codice}`, `/agents/richieste/${lead.id}`])
    await db().notification.create({ data: { ...told, id: newId(), href } })
  return { telefono, leadId: lead.id }
}

const BESIDE = [
  'commits',
  'lead_eventi',
  'leads',
  'notifications',
  'preventivo_consegne',
  'quotes',
  'segnalazioni',
]

it('leaves nothing of a person of 25 months ago anywhere, and all of one of 23 and of one with a case', async () => {
  const old = await written('zenobiavecchia', before(25))
  await written('zenobiarecente', before(23))
  const { id: praticaId } = await buildPratica()
  const withCase = { praticaId, stato: 'convertito', motivoPerso: null } as const
  await written('zenobiacliente', before(25), withCase)
  const found = async () => ({
    old: await rowsWith('zenobiavecchia', old.telefono),
    young: await rowsWith('zenobiarecente'),
    ours: await rowsWith('zenobiacliente'),
  })
  const earlier = await found()
  for (const one of Object.values(earlier)) expect(Object.keys(one)).toEqual(BESIDE)
  await retain(NOW)
  expect(await found()).toEqual({ ...earlier, old: {} })
  // That it was asked, and what happened, stays.
  const entries = await db().commit.findMany({ where: { ref: old.leadId }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual(['create', 'edit'])
  expect(entries[0]?.info).toMatchObject({ data: { nome: '[cancellato]', product: 'mutuo' } })
  expect(entries[1]?.info).toMatchObject({ reason: '[cancellato]' })
  await retain(NOW)
  expect(await found()).toEqual({ ...earlier, old: {} })
})

it('goes on from portion to portion, also with who left no telephone', async () => {
  const leads = await Promise.all(
    [{}, { telefono: '' }, { email: '' }, {}, {}].map((change) =>
      buildLead({ ...change, createdAt: before(25) }),
    ),
  )
  await retain(NOW, 2)
  const left = await db().lead.findMany({ where: { id: { in: leads.map(({ id }) => id) } } })
  expect(left.map(({ nome, cognome, email, telefono }) => [nome, cognome, email, telefono].join(''))).toEqual(
    leads.map(() => ''),
  )
})

it('leaves the quotes of a case, of a client and of another request', async () => {
  const old = await buildLead({ createdAt: before(25) })
  const [client, pratica, shared] = [
    await buildClient(),
    await buildPratica(),
    await buildQuote({ input: { a: 1 } }),
  ]
  const person = { nome: 'Resta', email: 'resta@prova.example', input: { a: 1 } }
  const agentId = (await buildAgent()).id
  const kept = [
    await buildPreventivo({ ...person, agentId, leadId: old.id, praticaId: pratica.id }),
    await buildPreventivo({ ...person, agentId, leadId: old.id, clientId: client.id }),
    shared,
  ]
  await db().lead.update({ where: { id: old.id }, data: { quoteId: shared.id } })
  await buildLead({ createdAt: before(3), quoteId: shared.id })
  await retain(NOW)
  expect((await db().lead.findUniqueOrThrow({ where: { id: old.id } })).nome).toBe('')
  for (const { id, nome, email } of kept)
    expect(await db().quote.findUniqueOrThrow({ where: { id } })).toMatchObject({
      nome,
      email,
      input: { a: 1 },
    })
})

it('takes contacts out of the history too, which calls them by name', async () => {
  const marked = (mark: string, createdAt: Date) =>
    buildContactRequest({
      nome: mark,
      email: `${mark}@prova.example`,
      note: mark,
      dettagli: { a: mark },
      createdAt,
    })
  const both = [await marked('zitavecchia', before(25)), await marked('zitarecente', before(23))]
  for (const after of both)
    await withTransaction((tx) =>
      recordCommit(tx, office, {
        model: 'Lead',
        label: `${after.nome} ${after.cognome}`,
        after,
        reason: after.nome,
      }),
    )
  expect(await rowsWith('zitavecchia')).toEqual({ commits: 1, contact_requests: 1 })
  await retain(NOW)
  expect(await rowsWith('zitavecchia')).toEqual({})
  expect(await rowsWith('zitarecente')).toEqual({ commits: 1, contact_requests: 1 })
})
