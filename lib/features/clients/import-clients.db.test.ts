import { startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { fillSubjects } from '@/lib/imports/fill-subjects'
import { checked, clientBy, imported, rowsOf, undone } from '@/lib/imports/testing'
import { taxCode } from '@/lib/italian/tax-code'
import { workBackfills } from '@/lib/jobs/backfill'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { nextNumber } from '@/prisma/seed/factories/support'

const address = () => `arrivato${nextNumber()}@prova.example`
const HEAD = 'Codice fiscale;E-mail;Cognome;Nome;Marketing;Versione consensi;Data consenso\n'

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('clients_manage', 'clients_erase')
})

const problems = async (id: string) => (await rowsOf(office, id)).map(({ errori }) => errori[0])

describe('the import of clients', () => {
  it('knows a person by the tax code, and without one by the address', async () => {
    const email = address()
    const known = await buildClient({ email, codiceFiscale: null })
    const coded = await buildClient({ codiceFiscale: 'VRDGNN85T10L219V' })
    const csv = `${HEAD}RSSMRA80A01H501U;${email.toUpperCase()};;;;;\nvrd gnn 85t10 l219v;;Gialli;;;;\n;;Rossi;Ida;;;\n`
    const run = await imported(office, 'clients', csv)
    expect(run.conti).toMatchObject({ aggiornati: 2, errati: 1 })
    expect(await db().client.findUnique({ where: { id: known.id } })).toMatchObject({
      codiceFiscale: 'RSSMRA80A01H501U',
      email,
    })
    expect(await db().client.findUnique({ where: { id: coded.id } })).toMatchObject({ cognome: 'Gialli' })
    expect((await problems(run._id))[2]?.message).toBe(
      'Serve il codice fiscale o l’e-mail, per sapere chi è.',
    )
  })

  it('reads telephones, names and codes as their forms do', async () => {
    const [good, wrong] = [address(), address()]
    const head = 'E-mail;Cognome;Nome;Telefono;Partita IVA;Data di nascita\n'
    const csv =
      `${head}${good};D’Angelo;Niccolò;\u202A(0583) 12.34.56 int. 4\u202C;IT 743110157;\n` +
      `${wrong};Rossi;Ida;583 123456;;\n${wrong};Rossi;Ida;;;31/12/2999\n`
    const run = await imported(office, 'clients', csv)
    const kept = { cognome: "D'Angelo", telefono: '+390583123456', partitaIva: '00743110157' }
    expect(await clientBy(good)).toMatchObject({ ...kept, note: 'Interno del telefono: 4' })
    expect((await problems(run._id)).slice(1)).toMatchObject([
      { path: 'telefono', message: expect.stringContaining('intendi 0583 123456?') },
      { path: 'dataNascita', message: 'La data non è valida: si scrive 21/11/2026.' },
    ])
    expect((await checked(office, 'clients', csv)).conti).toMatchObject({ invariati: 1 })
  })

  it('brings who may be there already, written otherwise, among the duplicates', async () => {
    const dataNascita = new Date('1968-07-20')
    const known = await buildClient({ telefono: null, nome: 'Niccolò', cognome: 'D’Angelo', dataNascita })
    const csv = `E-mail;Cognome;Nome;Data di nascita\n${address()};D'ANGELO;NICCOLO';20/07/1968\n`
    const said = 'Forse già presente: Niccolò D’Angelo (stesso nome e data di nascita).'
    const preview = await checked(office, 'clients', csv)
    expect((await problems(preview._id))[0]?.message).toBe(said)
    const run = await imported(office, 'clients', csv)
    expect(run.conti).toMatchObject({ creati: 1 })
    expect((await problems(run._id))[0]?.message).toBe(said)
    const { json } = await callAs(office, 'GET', 'clients/[id]/duplicates', { params: { id: known.id } })
    expect(json.items).toMatchObject([{ motivi: ['Stesso nome e data di nascita'] }])
  })

  it('says who may be there already by telephone, address or VAT number, and of a known client nothing', async () => {
    const known = await buildClient({
      telefono: '+39 347 111 2201',
      email: 'mario.rossi.doppio@prova.example',
    })
    const firm = await buildClient({
      tipoPersona: 'giuridica',
      ragioneSociale: 'Prova Srl',
      partitaIva: '07643520567',
      telefono: null,
      email: address(),
    })
    const csv =
      'E-mail;Cognome;Nome;Telefono;Partita IVA;Tipo;Ragione sociale\n' +
      `${address()};Rossi;Ida;347-111.2201;;;\nmariorossidoppio+casa@prova.example;Rossi;Ida;;;;\n` +
      `${address()};Bo;Ida;;IT7643520567;Azienda;Prova\n${firm.email};;;0583 123456;;;\n${address()};Rossi;Ida;;;;\n`
    const { _id } = await checked(office, 'clients', csv)
    const name = `${known.nome} ${known.cognome}`
    expect((await rowsOf(office, _id)).map(({ errori }) => errori.map(({ message }) => message))).toEqual([
      [`Forse già presente: ${name} (stesso telefono).`],
      [`Forse già presente: ${name} (indirizzo e-mail quasi uguale).`],
      ['Forse già presente: Prova Srl (stessa partita IVA).'],
      [],
      [],
    ])
  })

  it('says which rows of the file may be one person, whom nobody knows yet', async () => {
    const csv =
      'E-mail;Cognome;Nome;Telefono;Data di nascita\n' +
      `${address()};D’Isola;Niccolò;;03/02/1981\n${address()};D'ISOLA;NICCOLO';;03/02/1981\n` +
      `${address()};Bo;Ida;347 222 3309;\n${address()};Bo;Ugo;347-2223309;\n${address()};Bo;Eva;;\n`
    const { _id } = await checked(office, 'clients', csv)
    expect((await rowsOf(office, _id)).map(({ errori }) => errori.map(({ message }) => message))).toEqual([
      [],
      ['Forse la stessa persona della riga 2 (stesso nome e data di nascita).'],
      [],
      ['Forse la stessa persona della riga 4 (stesso telefono).'],
      [],
    ])
  })

  it('refuses what the record would refuse, and says whose an address is', async () => {
    await buildClient({ codiceFiscale: 'BNCLRA82A41H501F', passwordHash: 'x' })
    await buildClient({ codiceFiscale: 'VRDLGU80A01F205T', passwordHash: 'x' })
    const other = await buildClient()
    const csv =
      `${HEAD}BNCLRA82A41H501F;${other.email};;;;;\nVRDLGU80A01F205T;${address()};;;;;\n` +
      `XXX;;Rossi;Ida;;;\n;${address()};;Ugo;;;\n`
    const said = await problems((await checked(office, 'clients', csv))._id)
    expect(said.map((one) => one?.path)).toEqual(['email', 'email', 'codiceFiscale', 'cognome'])
    expect(said[0]?.message).toBe(`L’indirizzo e-mail è già di ${other.nome} ${other.cognome}.`)
    expect(said[1]?.message).toContain('CAMBIA E-MAIL')
  })

  it('takes a consent only with its text and its day, and never against a later word', async () => {
    const [bare, given] = [address(), address()]
    const csv = `${HEAD};${bare};Rossi;Ida;sì;;\n;${given};Rossi;Ada;sì;2026-03;05/03/2026\n`
    const run = await imported(office, 'clients', csv)
    expect(run.conti).toMatchObject({ creati: 1, errati: 1 })
    expect((await problems(run._id))[0]?.path).toBe('versioneConsensi')
    const client = await clientBy(given)
    expect(client).toMatchObject({ consensoMarketing: true, consensoTerzi: false })
    const ledger = () => db().consent.findMany({ where: { clientId: client?.id }, orderBy: { at: 'asc' } })
    expect(await ledger()).toMatchObject([
      {
        kind: 'marketing',
        granted: true,
        textVersion: '2026-03',
        source: 'importazione',
        at: startOfDay('2026-03-05'),
      },
    ])
    const [, second] = csv.split('\n').slice(1)
    await callAs(office, 'POST', 'clients/[id]/consents/withdraw', {
      params: { id: client?.id ?? '' },
      body: { kind: 'marketing', motivo: 'Ha telefonato' },
    })
    expect((await checked(office, 'clients', `${HEAD}${second}\n`)).conti).toMatchObject({ invariati: 1 })
    expect(await undone(office, run._id)).toMatchObject({ conti: { disfatti: 0, lasciati: 1 } })
    expect(await clientBy(given)).not.toBeNull()
  })

  it('is forgotten with the person', async () => {
    const email = address()
    const run = await imported(office, 'clients', `${HEAD};${email};Ricordata;Ida;;;\n`)
    const waiting = await checked(office, 'clients', `${HEAD};${email};Altra;Ida;;;\n`)
    const { id = '', version } = (await clientBy(email)) ?? {}
    const body = { identita: 'Carta d’identità', richiestaIl: '2026-11-02', motivo: 'Lo ha chiesto', version }
    const reply = await callAs(office, 'POST', 'clients/[id]/erase', { params: { id }, body })
    expect(reply.status).toBeLessThan(300)
    for (const { _id } of [run, waiting]) {
      expect(await db().importRow.findMany({ where: { runId: _id } })).toMatchObject([
        { dati: {}, cambi: [], chiave: null, soggetti: [] },
      ])
      expect(await db().importRun.findUnique({ where: { id: _id } })).toMatchObject({ fileId: null })
    }
  })

  it('is forgotten with the person also where a file wrote their code with spaces', async () => {
    const born = {
      nome: 'Ida',
      cognome: 'Scordata',
      sesso: 'F',
      nascita: new Date('1980-01-01'),
      catastale: 'H501',
    } as const
    const codiceFiscale = taxCode(born)
    const written = codiceFiscale.toLowerCase().replace(/...(?=.)/g, '$& ')
    const client = await buildClient({ codiceFiscale })
    const head = 'Codice fiscale;Cognome;Nome;E-mail;Telefono\n'
    const lines = `${written};Scordata;Ida;;\n${written};Scordata;Ida;nessuna;7\n`
    const waiting = await checked(office, 'clients', head + lines)
    // As rows of before were kept: what the file wrote.
    await db().importRow.updateMany({ where: { runId: waiting._id, riga: 2 }, data: { soggetti: [written] } })
    await workBackfills([fillSubjects])
    const keys = await db().importRow.findMany({ where: { runId: waiting._id }, orderBy: { riga: 'asc' } })
    const key = codiceFiscale.toLowerCase()
    expect(keys.map(({ soggetti }) => soggetti)).toEqual([[key], [key, 'nessuna']])
    const body = {
      identita: 'Carta d’identità',
      richiestaIl: '2026-11-02',
      motivo: 'Lo ha chiesto',
      version: client.version,
    }
    const reply = await callAs(office, 'POST', 'clients/[id]/erase', { params: { id: client.id }, body })
    expect(reply.status).toBeLessThan(300)
    expect(await db().importRow.findMany({ where: { runId: waiting._id } })).toMatchObject([
      { dati: {}, soggetti: [] },
      { dati: {}, soggetti: [] },
    ])
  })
})
