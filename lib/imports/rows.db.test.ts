import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { nextNumber } from '@/prisma/seed/factories/support'
import { checked, clientBy, drain, imported, rowsOf, runOf, undone, upload, verb } from './testing'

const HEAD = 'Cognome;Nome;E-mail;Telefono\n'
const address = () => `importato${nextNumber()}@prova.example`
const line = (email: string, cognome = 'Rossi') => `${cognome};Ida;${email};02 1234567\n`

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('clients_manage')
})

describe('rows', () => {
  it('that are wrong are put right in place and written', async () => {
    const run = await imported(office, 'clients', `${HEAD}${line(address())}Verdi;Ugo;non-va;\n`)
    const [wrong] = await rowsOf(office, run._id, 'errato')
    expect(wrong?.errori).toEqual([{ path: 'email', message: 'L’indirizzo e-mail non è valido.' }])
    const email = address()
    const fix = (dati: object, version = wrong?.version) =>
      callAs(office, 'PATCH', 'imports/[id]/rows/[riga]', {
        params: { id: run._id, riga: String(wrong?.riga) },
        body: { dati, version },
      })
    expect((await fix({ email, altro: 'x' })).json.errors[0]?.path).toBe('dati.altro')
    expect((await fix({ email }, 99)).status).toBe(409)
    const still = await fix({ cognome: 'Verdi', email })
    expect(still.json).toMatchObject({ esito: 'errato', errori: [{ path: 'nome' }] })
    const fixed = await fix({ cognome: 'Verdi', nome: 'Ugo', email }, still.json.version)
    expect(fixed.json).toMatchObject({ esito: 'creato', scritta: true })
    expect(await clientBy(email)).toMatchObject({ cognome: 'Verdi' })
    expect(await runOf(office, run._id)).toMatchObject({
      state: 'completato',
      conti: { creati: 2, errati: 0 },
    })
  })

  it('that are wrong come as a CSV that can be uploaded again', async () => {
    const run = await checked(office, 'clients', `${HEAD}=SOMMA(1);Ugo;non-va;\n`)
    const { text } = await callAs(office, 'GET', 'imports/[id]/wrong', { params: { id: run._id } })
    expect(text).toContain("'=SOMMA(1)")
    expect(text).toContain('L’indirizzo e-mail non è valido.')
    const again = await checked(office, 'clients', text.replace('non-va', address()))
    expect(again.conti).toMatchObject({ creati: 1, errati: 0 })
    expect((await rowsOf(office, again._id))[0]?.dati).toMatchObject({ cognome: '=SOMMA(1)', nome: 'Ugo' })
  })

  it('that were refused by the archive are tried again', async () => {
    const email = address()
    const run = await checked(office, 'clients', `Codice fiscale;${HEAD}RSSMRA80A01F205X;${line(email)}`)
    // Between the look and the writing somebody else takes the address.
    const other = await buildClient({ email })
    await verb(office, run._id, 'run')
    await drain(run._id)
    expect(await runOf(office, run._id)).toMatchObject({
      state: 'con_errori',
      conti: { errati: 1 },
      verbi: { retry: true },
    })
    await db().client.update({ where: { id: other.id }, data: { email: address() } })
    await verb(office, run._id, 'retry')
    await drain(run._id)
    expect(await runOf(office, run._id)).toMatchObject({
      state: 'completato',
      conti: { creati: 1, errati: 0 },
    })
  })

  it('that only the archive refuses take nobody else with them', async () => {
    const [shared, other] = [address(), address()]
    const csv =
      `Codice fiscale;${HEAD}RSSMRA80A01H501U;${line(shared)}VRDLGU80A01F205T;${line(shared, 'Verdi')}` +
      `;${line(other)}`
    const run = await imported(office, 'clients', csv)
    expect(run).toMatchObject({ state: 'con_errori', conti: { creati: 2, errati: 1 } })
    expect(
      (await rowsOf(office, run._id, 'errato')).map(({ riga, errori }) => [riga, errori[0]?.path]),
    ).toEqual([[3, 'email']])
    expect(await clientBy(other)).not.toBeNull()
    await undone(office, run._id)
  })

  it('are read whatever the spreadsheet has made of them', async () => {
    const email = address()
    const bytes = Buffer.concat([
      Buffer.from(`"Cognome","Nome","Città","E-mail","CAP"\r\n`, 'latin1'),
      Buffer.from(
        `"D'Amicò, junior","Niccolò","Forlì",'=${email},="00187"\r\n`.replace(`'=${email}`, email),
        'latin1',
      ),
    ])
    await imported(office, 'clients', bytes)
    expect(await clientBy(email)).toMatchObject({ cognome: "D'Amicò, junior", comune: 'Forlì', cap: '00187' })
    const other = address()
    await imported(office, 'clients', `\uFEFFcognome\tnome\tmail\nÈ\tUno\t${other}\n`)
    expect(await clientBy(other)).toMatchObject({ cognome: 'È' })
  })
})

describe('taking back', () => {
  it('removes what was made, puts back what was changed, leaves what has changed since', async () => {
    const [fresh, known, touched] = [address(), await buildClient(), await buildClient()]
    const csv = HEAD + line(fresh) + line(known.email ?? '', 'Nuovo') + line(touched.email ?? '', 'Nuovo')
    const run = await imported(office, 'clients', csv)
    expect(run.conti).toMatchObject({ creati: 1, aggiornati: 2 })
    await db().client.update({
      where: { id: touched.id },
      data: { note: 'a mano', version: { increment: 1 } },
    })
    const after = await undone(office, run._id)
    expect(after).toMatchObject({
      state: 'disfatto',
      conti: { disfatti: 2, lasciati: 1 },
      verbi: { undo: false },
    })
    expect(await clientBy(fresh)).toBeNull()
    expect(await db().client.findUnique({ where: { id: known.id } })).toMatchObject({
      cognome: known.cognome,
    })
    expect(await db().client.findUnique({ where: { id: touched.id } })).toMatchObject({ cognome: 'Nuovo' })
    const [left] = await rowsOf(office, run._id, 'lasciato')
    expect(left?.errori[0]?.message).toBe('È cambiato dopo l’importazione: resta com’è.')
    const told = await db().commit.findMany({ where: { deletedObject: { path: ['email'], equals: fresh } } })
    expect(told).toEqual([])
  })

  it('takes back only what was written of a run that was stopped', async () => {
    const known = await buildClient()
    const run = await checked(office, 'clients', HEAD + line(known.email ?? '', 'Altro'))
    await verb(office, run._id, 'run')
    await verb(office, run._id, 'cancel')
    expect((await verb(office, run._id, 'undo')).status).toBe(409)
    await drain(run._id)
    expect(await db().client.findUnique({ where: { id: known.id } })).toMatchObject({
      cognome: known.cognome,
    })
  })
})

describe('who may', () => {
  it('is who may write the records by hand; of another’s kind nobody sees a run', async () => {
    const run = await imported(office, 'clients', HEAD + line(address()))
    const leads = await adminWith('leads_manage')
    const nobody = await adminWith()
    const params = { id: run._id }
    for (const as of [null, await anAgent(), await aClient(), nobody]) {
      const status = as === null ? 401 : 403
      expect((await upload(as, 'clients', HEAD)).status).toBe(status)
      expect((await callAs(as, 'GET', 'imports')).status).toBe(status)
      expect((await callAs(as, 'GET', 'imports/[id]', { params })).status).toBe(status)
      expect((await verb(as, run._id, 'undo')).status).toBe(status)
    }
    expect((await upload(leads, 'clients', HEAD)).status).toBe(403)
    expect((await upload(leads, 'altro', HEAD)).status).toBe(404)
    for (const name of ['imports/[id]', 'imports/[id]/rows', 'imports/[id]/wrong'])
      expect((await callAs(leads, 'GET', name, { params })).status).toBe(404)
    for (const name of ['check', 'run', 'cancel', 'retry', 'undo'])
      expect((await verb(leads, run._id, name, name === 'check' ? { mapping: {} } : {})).status).toBe(404)
    const fix = { params: { ...params, riga: '2' }, body: { dati: {}, version: 1 } }
    expect((await callAs(leads, 'PATCH', 'imports/[id]/rows/[riga]', fix)).status).toBe(404)
    expect((await callAs(leads, 'GET', 'imports')).json.items).toEqual([])
  })

  it('does no more once the permission is gone', async () => {
    const admin = await adminWith('clients_manage')
    const email = address()
    const run = await checked(admin, 'clients', HEAD + line(email))
    await verb(admin, run._id, 'run')
    await db().admin.update({ where: { id: admin.id }, data: { permissions: {} } })
    await drain(run._id)
    expect(await runOf(office, run._id)).toMatchObject({ state: 'fallito' })
    expect(await clientBy(email)).toBeNull()
  })
})

describe('columns', () => {
  it('are found by their names, and as they were said the last time', async () => {
    const csv = `Cod. Fisc.;MAIL;Soprannome;COGNOME\nx;${address()};Pippo;Rossi\n`
    const first = await upload(office, 'clients', csv)
    expect(first.body.proposta).toEqual({ codiceFiscale: 'cod. fisc.', email: 'mail', cognome: 'cognome' })
    const mapping = { email: 'mail', cognome: 'cognome', nome: 'soprannome' }
    await verb(office, first.body.runId, 'check', { mapping })
    expect((await upload(office, 'clients', csv)).body.proposta).toEqual(mapping)
    await db().importMapping.deleteMany({ where: { kind: 'clients' } })
  })

  it('are refused where they are not there, or are said twice', async () => {
    const { body } = await upload(office, 'clients', HEAD + line(address()))
    const refused = async (mapping: object) =>
      ((await verb(office, body.runId, 'check', { mapping })).json as never as { errors: { path: string }[] })
        .errors[0]?.path
    expect(await refused({ email: 'altra' })).toBe('mapping.email')
    expect(await refused({ fantasia: 'nome' })).toBe('mapping.fantasia')
    expect(await refused({ email: 'nome', nome: 'nome' })).toBe('mapping.nome')
    expect((await upload(office, 'clients', 'a;a\n1;2\n')).status).toBe(422)
    expect((await upload(office, 'clients', '%PDF-1.7 finto', 'finto.csv')).status).toBe(415)
  })
})
