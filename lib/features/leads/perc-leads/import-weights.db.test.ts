import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { checked, drain, imported, rowsOf, runOf, undone, verb } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('leads_manage')
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})
beforeEach(() => db().percLeadGruppo.deleteMany())

const HEAD = 'product;provincia;email;peso\n'
const lastOf = (product: 'mutuo' | 'leasing', provincia: string | null) =>
  db().percLeadGruppo.findFirst({
    where: { product, provincia },
    orderBy: { epoca: 'desc' },
    include: {
      pesi: { orderBy: { peso: 'desc' }, select: { agentId: true, peso: true, tettoGiorno: true } },
    },
  })
const put = (body: object) => callAs<Json>(office, 'PUT', 'percLeads/groups', { body })

describe('the import of weights', () => {
  it('begins an epoch of each group that changes, keeps limits, and takes it back', async () => {
    const [a, b] = [await buildAgent(), await buildAgent()]
    await put({
      product: 'mutuo',
      provincia: 'MI',
      version: null,
      pesi: [{ agentId: a.id, peso: 100 }],
      tetti: [{ agentId: a.id, giorno: 4 }],
    })
    const csv = `${HEAD}mutuo;mi;${a.email};66,6667\nMutuo;MI;${b.email};33,3333\nleasing;ovunque;${a.email};100\n`
    const run = await imported(office, 'percLeads', csv)
    expect(run).toMatchObject({ state: 'completato', conti: { aggiornati: 2, creati: 1 } })
    const now = await lastOf('mutuo', 'MI')
    expect(now?.epoca).toBe(2)
    expect(now?.pesi.map(({ peso, tettoGiorno }) => [Number(peso), tettoGiorno])).toEqual([
      [66.6667, 4],
      [33.3333, null],
    ])
    expect((await checked(office, 'percLeads', csv)).conti).toMatchObject({ invariati: 3 })
    expect(await undone(office, run._id)).toMatchObject({ conti: { disfatti: 3, lasciati: 0 } })
    expect((await lastOf('mutuo', 'MI'))?.pesi.map(({ peso }) => Number(peso))).toEqual([100])
    expect((await lastOf('leasing', null))?.pesi).toEqual([])
  })

  it('takes a group whole or not at all', async () => {
    const [a, b] = [await buildAgent(), await buildAgent({ status: 'blocked' })]
    const csv =
      `${HEAD}mutuo;MI;${a.email};90\n` +
      `mutuo;RM;${a.email};50\nmutuo;RM;${b.email};50\nleasing;;${a.email};100\n`
    const run = await imported(office, 'percLeads', csv)
    expect(run).toMatchObject({ state: 'con_errori', conti: { creati: 1, errati: 3 } })
    const said = (await rowsOf(office, run._id, 'errato')).map(({ errori }) => errori[0]?.message)
    expect(said).toEqual([
      'Milano (MI): La somma dei pesi è 90: deve essere 100.',
      'Un’altra riga dello stesso gruppo è errata: i pesi di un gruppo si cambiano insieme.',
      `${b.nome} ${b.cognome} non è attivo.`,
    ])
    expect(await lastOf('mutuo', 'MI')).toBeNull()
  })

  it('reads corrected rows with the others of their group, before the writing and after it', async () => {
    const [a, b] = [await buildAgent(), await buildAgent()]
    const wrong = `mutuo;MI;${a.email};90\nmutuo;MI;${b.email};20\n`
    const csv = `${HEAD}${wrong}leasing;;${a.email};100\n`
    const correct = async (id: string) => {
      const row = (await rowsOf(office, id))[1]
      return callAs(office, 'PATCH', 'imports/[id]/rows/[riga]', {
        params: { id, riga: '3' },
        body: { dati: { ...row?.dati, peso: '10' }, version: row?.version },
      })
    }
    const looked = await checked(office, 'percLeads', HEAD + wrong)
    expect((await correct(looked._id)).json).toMatchObject({ esito: 'creato', scritta: false })
    expect((await runOf(office, looked._id)).conti).toMatchObject({ creati: 2, errati: 0 })
    const run = await imported(office, 'percLeads', csv)
    expect((await correct(run._id)).json).toMatchObject({ esito: 'errato', scritta: false })
    await verb(office, run._id, 'retry')
    await drain(run._id)
    expect((await lastOf('mutuo', 'MI'))?.pesi.map(({ peso }) => Number(peso))).toEqual([90, 10])
  })

  it('leaves weights that somebody has changed since', async () => {
    const a = await buildAgent()
    const run = await imported(office, 'percLeads', `${HEAD}mutuo;MI;${a.email};100\n`)
    const b = await buildAgent()
    await put({ product: 'mutuo', provincia: 'MI', version: 1, pesi: [{ agentId: b.id, peso: 100 }] })
    expect(await undone(office, run._id)).toMatchObject({ conti: { disfatti: 0, lasciati: 1 } })
    expect((await lastOf('mutuo', 'MI'))?.pesi[0]?.agentId).toBe(b.id)
  })
})
