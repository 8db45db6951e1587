import { db } from '@/lib/core/db'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'

const LABEL = 'Esportazione: clienti'
const take = (as: Caller, query: Record<string, string> = {}) =>
  callAs(as, 'GET', 'clients/export', { query: { format: 'csv', ...query } })
const count = () => db().commit.count({ where: { label: LABEL } })

describe('an export of the list of clients', () => {
  it('is written into the history: who took which rows, without the words that were searched for', async () => {
    const office = await adminWith('clients_manage', 'commits_see')
    await buildClient({ provincia: 'AO' })
    const query = { 'filter[provincia]': 'AO', q: 'rossini', columns: 'cognome,codiceFiscale' }
    expect((await take(office, query)).status).toBe(200)
    const entry = await db().commit.findFirstOrThrow({ where: { label: LABEL }, orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ action: 'create', model: 'Clients', actorId: office.id })
    expect(entry.info).toMatchObject({
      data: { formato: 'CSV', filtri: 'provincia: AO; con una ricerca', colonne: 'cognome,codiceFiscale' },
    })
    expect(JSON.stringify(entry)).not.toContain('rossini')
    expect((await take(office)).status).toBe(200)
    const told = await callAs(office, 'GET', 'commits/[id]', { params: { id: entry.ref } })
    expect(told.json).toHaveLength(2)
  })

  it.each([
    ['quotes', 'pratiche_manage', 'Preventivi'],
    ['pratiche', 'pratiche_manage', 'Opportunities'],
    ['leadRequests', 'leads_manage', 'Lead'],
    ['requests', 'leads_manage', 'Contatti'],
  ] as const)('is noted of %s as well', async (path, flag, model) => {
    const office = await adminWith(flag, 'commits_see')
    const { status } = await callAs(office, 'GET', `${path}/export`, { query: { format: 'csv' } })
    expect(status).toBe(200)
    const entry = await db().commit.findFirstOrThrow({ where: { actorId: office.id, model } })
    expect((await callAs(office, 'GET', 'commits/[id]', { params: { id: entry.ref } })).json).toHaveLength(1)
  })

  it('is no entry where it is refused', async () => {
    const before = await count()
    expect((await take(await adminWith('leads_manage'))).status).toBe(403)
    expect((await take(await adminWith('clients_manage'), { format: 'doc' })).status).toBe(400)
    expect(await count()).toBe(before)
  })
})
