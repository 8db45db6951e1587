import { db } from '@/lib/core/db'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

let office: Caller
beforeAll(async () => {
  office = await adminWith('clients_manage')
})
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })

describe('a client', () => {
  it('who is under eighteen or lives abroad is a warning too', async () => {
    const town = { istat: '999101', nome: 'Prova', catastale: 'Z999', provincia: 'MI', caps: ['20199'] }
    await db().town.create({ data: town })
    const born = new Date()
    born.setUTCFullYear(born.getUTCFullYear() - 17)
    const { id } = await buildClient({ codiceFiscale: null, dataNascita: born, cap: '75008' })
    const warnings = async () =>
      (await callAs(office, 'GET', 'clients/[id]/overview', { params: { id } })).json.avvisi
    expect(await warnings()).toEqual([
      'Ha meno di 18 anni.',
      'Il CAP 75008 non è italiano: controlla dove abita.',
    ])
    await db().client.update({ where: { id }, data: { dataNascita: new Date('1980-01-01'), cap: '20199' } })
    expect(await warnings()).toEqual([])
  })

  it('is found by the agency of their agent and by the products of their cases, which follow both', async () => {
    const [agency, other] = [await buildAgency(), await buildAgency()]
    const agent = await buildAgent({ agencyId: agency.id })
    const { id } = await buildClient({ agentId: agent.id })
    const pratica = await buildPratica({ clientId: id, product: 'leasing' })
    const found = async (filter: string, value: string) => {
      const { json } = await callAs(office, 'GET', 'clients', { query: { [`filter[${filter}]`]: value } })
      return json.items.map(({ _id }) => _id).includes(id)
    }
    expect(await found('agencyId', agency.id)).toBe(true)
    expect(await found('prodottiPratiche', 'leasing')).toBe(true)
    expect(await found('prodottiPratiche', 'mutuo,cdq')).toBe(false)
    await db().agent.update({ where: { id: agent.id }, data: { agencyId: other.id } })
    expect([await found('agencyId', agency.id), await found('agencyId', other.id)]).toEqual([false, true])
    await db().client.update({ where: { id }, data: { agentId: null } })
    expect((await rowOf(id)).agencyId).toBeNull()
    await db().pratica.update({ where: { id: pratica.id }, data: { product: 'cdq' } })
    expect(await found('prodottiPratiche', 'mutuo,cdq')).toBe(true)
    await db().praticaPersona.updateMany({ where: { praticaId: pratica.id }, data: { clientId: null } })
    expect((await rowOf(id)).prodottiPratiche).toEqual([])
    const counted = { prodottiPratiche: ['prestito' as const] }
    await db().client.update({ where: { id }, data: counted })
    await db().$queryRaw`SELECT 1 FROM client_counts_rebuild()`
    expect((await rowOf(id)).prodottiPratiche).toEqual([])
  })
})
