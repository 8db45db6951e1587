import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildMaterial } from '@/prisma/seed/factories/service'
import { checkMaterials } from './jobs'

const input = { importo: 10_000, durata: 60, finalita: 'liquidita' }
const asked = { kind: 'prestito', input, layout: 'a4', colore: 'laguna' }
const make = (as: Caller | null, more: object = {}) =>
  callAs(as, 'POST', 'materials', { body: { ...asked, ...more } })
const preview = (as: Caller, more: Record<string, string> = {}) => {
  const query = {
    kind: 'prestito',
    importo: '10000',
    durata: '60',
    finalita: 'liquidita',
    layout: 'a4',
    colore: 'laguna',
  }
  return callAs(as, 'GET', 'materials/preview', { query: { ...query, ...more } })
}
const fileOf = (as: Caller, id: string) => callAs(as, 'GET', 'materials/[id]/pdf', { params: { id } })

beforeAll(async () => {
  await buildPriceTable({ nome: 'Prestito Prova', finalita: [] })
})

describe('a flyer', () => {
  it('has today’s figures, shown before it is made and kept with where they come from', async () => {
    const own = await anAgent({ nome: 'Ada' })
    const { json: shown } = await preview(own)
    expect(shown).toMatchObject({
      titolo: expect.stringMatching(/^Prestito di 10\.000\s€ in 5 anni$/),
      esempio: {
        prodotto: expect.stringContaining('Prestito Prova'),
        testo: expect.stringContaining('TAEG'),
      },
      cornice: expect.stringContaining(`/iframes/displayPrestito?agente=${own.id}`),
    })
    const { status, json } = await make(own)
    const { rata, tan, taeg } = shown.esempio as Record<string, number>
    expect([status, json]).toMatchObject([
      201,
      { agentId: own.id, rata, tan, taeg, stato: 'attuale', dati: { input } },
    ])
    const row = await db().agentMaterial.findUniqueOrThrow({ where: { id: json._id } })
    expect(row.rateVersion).toMatchObject({ tabella: expect.any(String) })
    expect((await fileOf(own, json._id)).text).toMatch(/^%PDF/)
  })

  it('is the agent’s own; the office makes anybody’s and the company’s', async () => {
    const [own, other, office] = [await anAgent(), await anAgent(), await adminWith('agents_manage')]
    expect((await make(own, { agentId: other.id })).status).toBe(404)
    expect((await make(office, { agentId: own.id })).json.agentId).toBe(own.id)
    expect((await make(office)).json.agentId).toBeNull()
    expect((await make(null)).status).toBe(401)
    expect((await make(await adminWith())).status).toBe(403)
    const { json } = await make(own)
    expect((await fileOf(other, json._id)).status).toBe(404)
    await db().agent.update({ where: { id: own.id }, data: { status: 'blocked' } })
    expect((await make(office, { agentId: own.id })).json.errors[0]?.path).toBe('agentId')
    expect((await fileOf(office, json._id)).status).toBe(404)
  })

  it('says why nobody makes such an offer, and the nearest that somebody makes', async () => {
    const own = await anAgent()
    const none = { input: { ...input, durata: 24 } }
    const { json } = await preview(own, { durata: '24' })
    expect(json).toMatchObject({
      esempio: null,
      motivi: [{ prodotto: 'Prestito Prova', motivo: expect.stringMatching(/durata/) }],
      vicina: { importo: 10_000, durata: 60 },
    })
    const refused = await make(own, none)
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'importo'])
  })

  it('takes no figure from who asks, and names what is wrong', async () => {
    const own = await anAgent()
    const wrong: [object, string][] = [
      [{ input: { ...input, importo: 100 } }, 'input.importo'],
      [{ input: { ...input, durata: 6 } }, 'input.durata'],
      [{ layout: 'a0' }, 'layout'],
      [{ colore: '#fff' }, 'colore'],
    ]
    for (const [more, path] of wrong) {
      const { status, json } = await make(own, more)
      expect([more, status, json.errors[0]?.path]).toEqual([more, 422, path])
    }
    const unknown = await preview(own, { finalita: 'crociera' })
    expect([unknown.status, unknown.json.errors[0]?.path]).toEqual([422, 'input.finalita'])
    expect((await make(own, { rata: 1 })).status).toBe(422)
    expect((await make(own, { input: { ...input, taeg: 1 } })).status).toBe(422)
  })
})

describe('each night', () => {
  it('those with other figures are to be made again, and those of long ago have expired', async () => {
    const own = await anAgent()
    const { json: today } = await make(own)
    const { dati } = await db().agentMaterial.findUniqueOrThrow({ where: { id: today._id } })
    const offer = (dati as { offer: object }).offer
    const before = await buildMaterial({ agentId: own.id, dati: { input, offer: { ...offer, rata: 1 } } })
    const old = await buildMaterial({
      agentId: own.id,
      dati: { input, offer },
      createdAt: addDays(new Date(), -31),
    })
    await checkMaterials()
    const stateOf = async (id: string) =>
      (await db().agentMaterial.findUniqueOrThrow({ where: { id } })).stato
    expect([await stateOf(today._id), await stateOf(before.id), await stateOf(old.id)]).toEqual([
      'attuale',
      'da_aggiornare',
      'scaduto',
    ])
    // The very figures that it had, with a mark across them.
    const expired = (await fileOf(own, old.id)).text
    expect([
      expired.includes('"isExpired":true'),
      (await fileOf(own, before.id)).text.includes('"isExpired":true'),
    ]).toEqual([true, false])
  })
})
