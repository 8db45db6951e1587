import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { imported, rowsOf, undone } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { templatesTo } from '@/lib/testing/queued-mails'
import { adminWith, type Caller } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { nextNumber } from '@/prisma/seed/factories/support'

const address = () => `nuovo-agente${nextNumber()}@prova.example`
const agentBy = (email: string) => db().agent.findUnique({ where: { email } })

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('agents_manage')
})

describe('the import of agents', () => {
  it('invites the new ones, changes the known ones, and names agencies and managers by what people call them', async () => {
    const agency = await buildAgency()
    const [manager, known, fresh] = [await buildAgent(), await buildAgent(), address()]
    const csv =
      'E-mail;Cognome;Nome;Figura;Agenzia;Manager;Lingue\n' +
      `${fresh};Neri;Ugo;Area manager;${agency.nome.toUpperCase()};${manager.email};Italiano, Francese\n` +
      `${known.email};Cambiato;;;;;\n`
    const run = await imported(office, 'agents', csv)
    expect(run).toMatchObject({ state: 'completato', conti: { creati: 1, aggiornati: 1 } })
    const created = await agentBy(fresh)
    expect(created).toMatchObject({
      status: 'pending',
      figura: 'area_manager',
      agencyId: agency.id,
      managerId: manager.id,
      slug: 'ugo-neri',
      lingue: ['it', 'fr'],
      permissions: {},
    })
    expect(await templatesTo(fresh)).toHaveLength(1)
    expect(await agentBy(known.email)).toMatchObject({ cognome: 'Cambiato', nome: known.nome })
    const after = await undone(office, run._id)
    expect(after).toMatchObject({ state: 'disfatto', conti: { disfatti: 2, lasciati: 0 } })
    expect(await agentBy(fresh)).toBeNull()
    expect(await agentBy(known.email)).toMatchObject({ cognome: known.cognome })
  })

  it('gives two of one name two addresses of their pages', async () => {
    const [a, b] = [address(), address()]
    await imported(office, 'agents', `Email;Cognome;Nome\n${a};Doppi;Ada\n${b};Doppi;Ada\n`)
    expect([(await agentBy(a))?.slug, (await agentBy(b))?.slug]).toEqual(['ada-doppi', 'ada-doppi-2'])
  })

  it('says which agency, manager or word it does not know', async () => {
    const csv = `Email;Cognome;Nome;Agenzia;Manager;Figura\n${address()};Blu;Ada;Nessuna;chi@prova.example;\n${address()};Blu;Ada;;;Capo\n`
    const run = await imported(office, 'agents', `${csv}${address()};Blu;Ada;;;\n`)
    expect(run.conti).toMatchObject({ creati: 1, errati: 2 })
    const errors = (await rowsOf(office, run._id, 'errato')).map(({ errori }) =>
      errori.map(({ path }) => path),
    )
    expect(errors).toEqual([['agenzia', 'manager'], ['figura']])
  })
})
