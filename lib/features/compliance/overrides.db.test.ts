import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, type Caller, callAs, type Reply } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { ANSWERS, buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildDocumento, buildIncarico, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket } from '@/prisma/seed/factories/service'

/*
 * What the law asks for is left out, or decided otherwise, only with a reason: without one the call is refused at the field of the reason
 * and nothing is written; with one it stands in the history. A suspicion has no history, which others read: its reason is in its own row.
 */

const WHY = 'Lo chiede il responsabile, con la lettera del 27 novembre.'
let office: Caller
let bankId: string
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('pratiche_manage', 'ticketing_answer', 'content_manage', 'aml_manage')
  bankId = (await buildBank()).id
})

type Override = {
  /** Sends it with this reason, or without one. */
  send: (reason: object) => Promise<Reply>
  /** Where the reason is kept, in words. */
  kept: () => Promise<string>
}

/** The reasons of the history of a row. */
const reasonsOf = async (ref: string) =>
  (await db().commit.findMany({ where: { ref } }))
    .map(({ info }) => (info as { reason?: string }).reason ?? '')
    .join()

/** A case that lacks one thing for the bank. */
async function toTheBank(lacks: 'incarico' | 'identificazione' | 'documento'): Promise<Override> {
  const { id, version } = await buildPratica({ stato: 'in_istruttoria' })
  if (lacks !== 'incarico') await buildIncarico({ praticaId: id })
  if (lacks !== 'identificazione') await buildIdentificazione({ praticaId: id })
  if (lacks === 'documento') await buildDocumento({ praticaId: id, nome: 'Busta paga', obbligatorio: true })
  return {
    send: (reason) =>
      callAs(office, 'POST', 'pratiche/[id]/state', {
        params: { id },
        body: { to: 'inviata_banca', banca: bankId, version, ...reason },
      }),
    kept: () => reasonsOf(id),
  }
}

const OVERRIDES: Record<string, () => Promise<Override>> = {
  'to the bank without a mandate': () => toTheBank('incarico'),
  'to the bank without an identification': () => toTheBank('identificazione'),
  'to the bank without a document': () => toTheBank('documento'),
  'a mandate that is revoked': async () => {
    const { id } = await buildPratica({ stato: 'in_istruttoria' })
    const { id: incaricoId, version } = await buildIncarico({ praticaId: id })
    return {
      send: (reason) =>
        callAs(office, 'POST', 'pratiche/[id]/incarichi/[incaricoId]/revoca', {
          params: { id, incaricoId },
          body: { version, ...reason },
        }),
      kept: () => reasonsOf(id),
    }
  },
  'a class of risk that the points do not give': async () => {
    const { praticaId: id, version } = await buildIdentificazione({ dati: ANSWERS })
    return {
      send: (reason) =>
        callAs(office, 'POST', 'pratiche/[id]/identificazione/classe', {
          params: { id },
          body: { version, classe: 'alta', ...reason },
        }),
      kept: () => reasonsOf(id),
    }
  },
  'a ticket that is made a complaint': async () => {
    const { id, createdAt } = await buildTicket()
    const body = {
      canale: 'email',
      product: null,
      causale: 'costi',
      ricevutoIl: dayOf(createdAt),
      version: 1,
    }
    return {
      send: (reason) =>
        callAs(office, 'POST', 'tickets/[id]/reclamo', { params: { id }, body: { ...body, ...reason } }),
      kept: async () => reasonsOf((await db().reclamo.findUniqueOrThrow({ where: { ticketId: id } })).id),
    }
  },
  'a suspicion that is archived': async () => {
    const { id: about } = await buildPratica()
    const body = { oggetto: 'pratica', id: about, testo: 'Paga ogni rata in contanti, di giovedì.' }
    await callAs(office, 'POST', 'sospetti', { body })
    const list = async () => (await callAs(office, 'GET', 'sospetti')).json.items
    const id = String((await list())[0]?._id)
    return {
      send: (reason) =>
        callAs(office, 'POST', 'sospetti/[id]/decisione', {
          params: { id },
          body: { esito: 'archiviato', ...reason },
        }),
      kept: async () => JSON.stringify((await list()).find(({ _id }) => _id === id)),
    }
  },
}

it.each(Object.entries(OVERRIDES))('%s: only with a reason, which is kept', async (_name, make) => {
  const { send, kept } = await make()
  for (const reason of [{}, { motivo: '' }, { motivo: '  ' }, { motivo: '..........' }]) {
    const { status, json } = await send(reason)
    expect([status, json.errors.map(({ path }) => path)]).toEqual([422, ['motivo']])
    expect(json.errors[0]?.message).toMatch(/[Ss]crivi perché/)
  }
  expect((await send({ motivo: WHY })).status).toBeLessThan(300)
  expect(await kept()).toContain(WHY)
})

it('words of advertising: the field is named, then that of the reason, and the reason is kept', async () => {
  const news = { categoria: 'casa', abstract: '', urlImage: null, urlImageAlt: '', published: false }
  const write = (more: object) =>
    callAs(office, 'POST', 'news', {
      body: {
        ...news,
        publishedAt: null,
        titolo: 'Prestiti facili',
        slug: 'parole-senza-motivo',
        corpo: '<p>Testo.</p>',
        ...more,
      },
    })
  const bare = await write({})
  expect([bare.status, bare.json.errors]).toMatchObject([
    422,
    [{ path: 'titolo', message: expect.stringContaining('«facili» (rischiosa)') }],
  ])
  const short = await write({ motivoParole: 'sì' })
  expect([short.status, short.json.errors]).toMatchObject([422, [{ path: 'motivoParole' }]])
  const kept = await write({ motivoParole: WHY })
  expect([kept.status, await reasonsOf(kept.json._id)]).toEqual([201, expect.stringContaining(WHY)])
})
