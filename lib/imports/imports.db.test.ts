import { db, pool, withDbLimits } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import type { JobRun } from '@/lib/jobs/run'
import { adminWith, type Caller } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { nextNumber } from '@/prisma/seed/factories/support'
import { watchImports, work } from './jobs'
import { checked, clientBy, drain, imported, rowsOf, runOf, upload, verb } from './testing'

const HEAD = 'Cognome;Nome;E-mail;Telefono\n'
const address = () => `importato${nextNumber()}@prova.example`
const line = (email: string, cognome = 'Rossi') => `${cognome};Ida;${email};02 1234567\n`

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('clients_manage')
})

describe('an import', () => {
  it('looks first, writes nothing, and then writes what it has said', async () => {
    const [fresh, known, same] = [address(), await buildClient({ telefono: null }), await buildClient()]
    const csv = `${HEAD}${line(fresh)}${known.cognome};${known.nome};${known.email};02 1234567\n;;${same.email};\n`
    const run = await checked(office, 'clients', csv)
    expect(run).toMatchObject({
      state: 'verificato',
      conti: { letti: 3, creati: 1, aggiornati: 1, invariati: 1, errati: 0 },
    })
    expect(await clientBy(fresh)).toBeNull()
    const [, change] = await rowsOf(office, run._id)
    expect(change).toMatchObject({
      esito: 'aggiornato',
      scritta: false,
      cambi: [{ field: 'telefono', before: null, after: '+39021234567' }],
    })
    expect((await verb(office, run._id, 'run')).status).toBe(202)
    await drain(run._id)
    expect(await runOf(office, run._id)).toMatchObject({
      state: 'completato',
      conti: { letti: 3, creati: 1, aggiornati: 1, invariati: 1, errati: 0 },
    })
    expect(await clientBy(fresh)).toMatchObject({ status: 'pending', cognome: 'Rossi' })
    expect(await db().client.findUnique({ where: { id: known.id } })).toMatchObject({
      telefono: '+39021234567',
      version: known.version + 1,
    })
  })

  it('has one entry of the history, with an entry of each record under it', async () => {
    const [a, b] = [address(), address()]
    const { _id } = await imported(office, 'clients', HEAD + line(a) + line(b))
    const commits = await db().commit.findMany({ where: { groupId: _id } })
    expect(commits.map(({ model, action }) => `${model} ${action}`)).toEqual([
      'Clients create',
      'Clients create',
    ])
    expect(await db().commit.findUnique({ where: { id: _id } })).toMatchObject({
      label: 'Importazione: prova.csv',
    })
  })

  it('does nothing the second time', async () => {
    const csv = HEAD + line(address())
    await imported(office, 'clients', csv)
    const again = await checked(office, 'clients', csv)
    expect(again).toMatchObject({ conti: { invariati: 1, creati: 0, aggiornati: 0 }, verbi: { run: false } })
    expect((await verb(office, again._id, 'run')).status).toBe(409)
  })

  it('is never a success where nothing was read', async () => {
    const { body } = await upload(office, 'clients', HEAD)
    await verb(office, body.runId, 'check', { mapping: body.proposta })
    await drain(body.runId)
    expect(await runOf(office, body.runId)).toMatchObject({
      state: 'fallito',
      errore: 'Nel file non c’è nessuna riga da importare.',
    })
    await expect(
      db().importRun.update({ where: { id: body.runId }, data: { state: 'completato' } }),
    ).rejects.toThrow()
    expect((await upload(office, 'clients', '')).status).toBe(422)
  })

  it('loses only the line at which a file was cut', async () => {
    const [a, b] = [address(), address()]
    const run = await imported(office, 'clients', `${HEAD}${line(a)}Verdi;Ugo;${b.slice(0, 9)}`)
    expect(run).toMatchObject({ state: 'con_errori', conti: { letti: 2, creati: 1, errati: 1 } })
    const [wrong] = await rowsOf(office, run._id, 'errato')
    expect(wrong?.errori).toEqual([{ path: 'email', message: 'L’indirizzo e-mail non è valido.' }])
  })

  it('counts a key that comes twice once', async () => {
    const email = address()
    await buildClient({ telefono: '+39021234567' })
    const run = await imported(office, 'clients', HEAD + line(email) + line(email) + line(email, 'Bianchi'))
    expect(run.conti).toMatchObject({ creati: 1, saltati: 1, errati: 1 })
    expect((await rowsOf(office, run._id)).map(({ errori }) => errori[0]?.message)).toEqual([
      expect.stringMatching(/^Forse già presente: .* \(stesso telefono\)\.$/),
      'È uguale alla riga 2.',
      'Ripete la riga 2 con altri dati: vale la prima.',
    ])
  })

  it('goes on where a killed worker has left it, and writes nothing twice', async () => {
    const mark = `k${nextNumber()}`
    const lines = Array.from({ length: 520 }, (_, n) =>
      line(`${mark}-${n}@prova.example`, n === 510 ? `Cade${mark}` : 'Rossi'),
    )
    const run = await checked(office, 'clients', HEAD + lines.join(''))
    await verb(office, run._id, 'run')
    // The database ends the connection in the middle of the second portion, as when a server goes away.
    await pool().query(`CREATE FUNCTION cade() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.cognome = 'Cade${mark}' THEN RAISE EXCEPTION 'away' USING ERRCODE = '57P01'; END IF; RETURN NEW; END $$`)
    await pool().query('CREATE TRIGGER cade BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION cade()')
    const { rows } = await pool().query<{ payload: never }>(
      "SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'runId' = $1",
      [run._id],
    )
    const job = rows[0]?.payload as never
    const again = (attempt: JobRun) => withDbLimits('job', () => work(job, attempt))
    await expect(again({ attempt: 1, isLast: false })).rejects.toThrow()
    expect(await runOf(office, run._id)).toMatchObject({ state: 'in_corso', conti: { creati: 500 } })
    expect(await db().client.count({ where: { email: { startsWith: `${mark}-` } } })).toBe(500)
    await pool().query('DROP FUNCTION cade() CASCADE')
    await again({ attempt: 2, isLast: false })
    expect(await runOf(office, run._id)).toMatchObject({
      state: 'completato',
      conti: { letti: 520, creati: 520, errati: 0 },
    })
    expect(await db().client.count({ where: { email: { startsWith: `${mark}-` } } })).toBe(520)
    // The queue may hand it out once more, not knowing that it has ended.
    await again({ attempt: 3, isLast: false })
    expect(await db().client.count({ where: { email: { startsWith: `${mark}-` } } })).toBe(520)
  })

  it('can be stopped, and gone on with', async () => {
    const email = address()
    const run = await checked(office, 'clients', HEAD + line(email))
    await verb(office, run._id, 'run')
    const other = await checked(office, 'clients', HEAD + line(address()))
    const refused = await verb(office, other._id, 'run')
    expect([refused.status, (refused.json as never as { detail: string }).detail]).toEqual([
      409,
      'Un’altra importazione di clienti è in corso (prova.csv): aspetta che finisca.',
    ])
    expect((await verb(office, run._id, 'cancel')).json).toMatchObject({
      state: 'annullato',
      verbi: { run: true },
    })
    await drain(run._id)
    expect(await clientBy(email)).toBeNull()
    await verb(office, run._id, 'run')
    await drain(run._id)
    expect(await clientBy(email)).not.toBeNull()
    expect((await verb(office, run._id, 'cancel')).status).toBe(409)
  })

  it('has failed when it is silent for ten minutes, and a late worker writes nothing', async () => {
    const email = address()
    const run = await checked(office, 'clients', HEAD + line(email))
    await verb(office, run._id, 'run')
    await db().importRun.update({
      where: { id: run._id },
      data: { heartbeatAt: new Date(Date.now() - 11 * 60_000) },
    })
    await watchImports()
    expect(await runOf(office, run._id)).toMatchObject({ state: 'fallito', verbi: { run: true } })
    await drain(run._id)
    expect(await clientBy(email)).toBeNull()
  })

  it('keeps neither the file nor its samples once it is written', async () => {
    const { _id } = await imported(office, 'clients', HEAD + line(address()))
    const run = await db().importRun.findUniqueOrThrow({ where: { id: _id } })
    expect(run).toMatchObject({ fileId: null, colonne: [] })
    const files = await db().storedFile.findMany({ where: { sha256: run.fileSha256, deletedAt: null } })
    expect(files).toEqual([])
  })
})
