import { db } from '@/lib/core/db'
import { RECESSO } from '@/lib/features/incarichi/labels'
import { aClient, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildContactRequest, buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildIncarico, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildReclamo, buildTicket } from '@/prisma/seed/factories/service'

const fileOf = async (client: Caller) => {
  const { json } = await callAs<Record<string, object[]>>(client, 'GET', 'clients/me/export')
  return json
}
const personOf = (praticaId: string) =>
  db().praticaPersona.findFirstOrThrow({ where: { praticaId, ruolo: 'richiedente' } })

/** A client with one of each, and the words that stand in them and nowhere else. */
async function clientWithAll(mark: string) {
  const client = await aClient({ nome: mark, cognome: 'Prova' })
  const pratica = await buildPratica({ clientId: client.id })
  const persona = await personOf(pratica.id)
  const incarico = await buildIncarico({
    praticaId: pratica.id,
    inviatoAt: new Date(),
    firmaIp: `192.0.2.${mark.length}`,
    firmaUserAgent: `Browser di ${mark}`,
    firmaVia: 'link',
    taeg: 4.2,
  })
  await buildIncarico({ praticaId: pratica.id, stato: 'bozza', codice: `I-BOZZA-${pratica.codice}` })
  const quote = await buildPreventivo({ clientId: client.id, inviatoAt: new Date(), stato: 'inviato' })
  await buildPreventivo({ clientId: client.id, codice: `Q-NON-INVIATO-${pratica.codice}` })
  await db().preventivoConsegna.create({
    data: {
      id: pratica.id,
      quoteId: quote.id,
      canale: 'email',
      email: `altri.${mark}@prova.example`,
      autoreRole: 'agent',
      autoreId: pratica.id,
      autoreNome: `Autore di ${mark}`,
      hash: `impronta-${mark}`,
    },
  })
  await db().riesame.create({
    data: {
      id: pratica.id,
      praticaId: pratica.id,
      personaId: persona.id,
      testo: `Chiedo io, ${mark}`,
      scadeIl: new Date('2026-12-20'),
      risposta: `Risposta a ${mark}`,
      rispostoAt: new Date(),
      rispostoDa: 'Dario Istruttoria',
    },
  })
  const ticket = await buildTicket({ clientId: client.id, oggetto: `Reclamo di ${mark}` })
  const reclamo = await buildReclamo({
    ticketId: ticket.id,
    causale: 'costi',
    esito: 'respinto',
    rispostoIl: new Date(),
  })
  await buildContactRequest({
    kind: 'appuntamento',
    praticaId: pratica.id,
    personaId: persona.id,
    messaggio: `Meglio di sera, ${mark}`,
    note: `Nota interna su ${mark}`,
    dettagli: { giorni: ['2026-12-01'], parte: 'mattina', canale: 'telefono' },
  })
  return { client, pratica, incarico, quote, reclamo, ticket }
}

describe('the own file', () => {
  it('has what was given, asked and signed, and nothing of anybody else', async () => {
    const own = await clientWithAll('Zoraide')
    const other = await clientWithAll('Ermenegildo')
    const file = await fileOf(own.client)
    expect(file.incarichi).toEqual([
      expect.objectContaining({
        codice: own.incarico.codice,
        pratica: own.pratica.codice,
        stato: 'firmato',
        compenso: 1_800,
        taeg: 4.2,
        inviatoA: own.incarico.inviatoA,
        firmaIp: '192.0.2.7',
        firmaUserAgent: 'Browser di Zoraide',
        improntaSha256: own.incarico.hash,
        recedutoIl: null,
      }),
    ])
    expect(file.preventivi).toEqual([
      expect.objectContaining({
        codice: own.quote.codice,
        prodotto: 'prestito',
        offerte: [expect.objectContaining({ rata: 200.38, tan: 7.5, taeg: 8.2, importo: 10_000 })],
        consegne: [expect.objectContaining({ inviatoA: null, improntaSha256: 'impronta-Zoraide' })],
        accettatoIl: null,
      }),
    ])
    expect(file.riesami).toMatchObject([
      { pratica: own.pratica.codice, testo: 'Chiedo io, Zoraide', risposta: 'Risposta a Zoraide' },
    ])
    expect(file.reclami).toMatchObject([
      { codice: own.reclamo.codice, ticket: own.ticket.codice, causale: 'costi', esito: 'respinto' },
    ])
    expect(file.appuntamenti).toMatchObject([
      { nota: 'Meglio di sera, Zoraide', preferenze: { parte: 'mattina' } },
    ])
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/Ermenegildo|Nota interna|Autore di|altri\.|BOZZA|NON-INVIATO/)
    expect(text).not.toContain(other.incarico.codice)
  })

  it('says when they have withdrawn, and not why the office has closed another', async () => {
    const { client, pratica } = await clientWithAll('Zoraide')
    const chiusoAt = new Date('2026-11-28T10:00:00Z')
    const closed = { praticaId: pratica.id, stato: 'revocato', chiusoAt } as const
    await db().incarico.deleteMany({ where: { praticaId: pratica.id } })
    await buildIncarico({ ...closed, motivo: RECESSO })
    await buildIncarico({ ...closed, motivo: 'Cliente inaffidabile' })
    const file = await fileOf(client)
    expect(file.incarichi).toMatchObject([
      { recedutoIl: chiusoAt.toISOString(), chiusoIl: chiusoAt.toISOString() },
      { recedutoIl: null, chiusoIl: chiusoAt.toISOString() },
    ])
    expect(JSON.stringify(file)).not.toContain('inaffidabile')
  })

  it('of who asks for the credit together has not the mandate of the other, nor their review and appointment', async () => {
    const { pratica } = await clientWithAll('Zoraide')
    const second = await aClient()
    await buildPersona({ praticaId: pratica.id, clientId: second.id, ruolo: 'cointestatario' })
    const file = await fileOf(second)
    expect(file.pratiche).toHaveLength(1)
    expect([file.incarichi, file.riesami, file.appuntamenti]).toEqual([[], [], []])
  })

  it('has not the mandate of who was written there before, nor a quote of somebody else at their address', async () => {
    const client = await aClient()
    const pratica = await buildPratica({ clientId: client.id })
    const { contenuto } = await buildIncarico({ praticaId: pratica.id })
    await db().incarico.deleteMany({ where: { praticaId: pratica.id } })
    const content = contenuto as { cliente: object }
    const cliente = { ...content.cliente, nome: 'Prima Persona', codiceFiscale: null }
    await buildIncarico({
      praticaId: pratica.id,
      contenuto: { ...content, cliente },
      inviatoA: 'prima@prova.example',
    })
    const other = await aClient()
    const sent = { email: client.actor.email, inviatoAt: new Date(), stato: 'inviato' } as const
    await buildPreventivo({ ...sent, clientId: other.id })
    const { codice } = await buildPreventivo(sent)
    const file = await fileOf(client)
    expect(file.incarichi).toEqual([])
    expect(file.preventivi).toMatchObject([{ codice }])
  })
})
