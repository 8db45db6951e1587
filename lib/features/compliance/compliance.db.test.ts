import { buffer } from 'node:stream/consumers'
import { mintScope } from '@/lib/auth/actor'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { unzip } from '@/lib/core/xlsx-testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { contentOf, fileById } from '@/lib/storage/data'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPage } from '@/prisma/seed/factories/content'
import { buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildPreventivo, buildSegnalatore } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildReclamo } from '@/prisma/seed/factories/service'
import { dueQueue } from './data'
import { makePack } from './make-pack'
import { type Compliance, type Pack, queuePage } from './schema'

const run = { attempt: 1, isLast: true }
const today = todayInRome()
const ask = (as: Caller, body: object) => callAs(as, 'POST', 'compliance/fascicoli', { body })
const home = async (as: Caller) => (await callAs<Compliance>(as, 'GET', 'compliance')).json
const queueOf = ({ scadenze }: Compliance, name: string) => scadenze.find((one) => one.name === name)

beforeAll(() => migrateJobs(env().DATABASE_URL))

describe('the compliance home', () => {
  it('is for who holds the flag', async () => {
    for (const path of ['compliance', 'compliance/fascicoli'])
      for (const as of [await adminWith('settings_manage'), await anAgent(), await aClient()])
        expect((await callAs(as, 'GET', path)).status).toBe(403)
    expect((await callAs(await adminWith('compliance_see'), 'GET', 'compliance')).status).toBe(200)
  })

  it('names what is late or missing, with the place where one acts', async () => {
    const admin = await adminWith('compliance_see')
    const { id } = await buildReclamo({ ricevutoIl: addDays(columnOfDay(today), -70) })
    const agent = await buildAgent({ oamNumber: null })
    const data = await home(admin)
    expect(queueOf(data, 'reclami')?.items[0]).toMatchObject({ href: `/admin/compliance/reclami/${id}` })
    expect(queueOf(data, 'documenti')?.total).toBeGreaterThan(0)
    expect(queueOf(data, 'documenti')?.items.map(({ key }) => key)).toContain(agent.id)
    expect(queueOf(data, 'privacy')).toBeUndefined()
    expect(queueOf(await home(await adminWith('compliance_see', 'clients_erase')), 'privacy')).toBeDefined()
    expect(data.testi.flatMap(({ items }) => items).some(({ manca }) => manca)).toBe(true)
    // A text with versions is in force from its own day, whoever has touched the setting or nobody.
    const warning = data.testi.flatMap(({ items }) => items).find(({ testo }) => /^Avvertenza/.test(testo))
    expect(warning?.dal).toBe('2026-11-20')
  })
})

describe('all of a kind', () => {
  /** Every page of it, as its reader turns them. */
  async function pagesOf(as: Caller, name: string): Promise<string[]> {
    const scope = mintScope({ ...as.actor, role: 'admin' as const })
    const keys: string[] = []
    for (let page = 1; ; page += 1) {
      const { queue, pagine } = await dueQueue(scope, name, page)
      keys.push(...queue.items.map(({ key }) => key))
      if (page >= pagine) return keys
    }
  }

  it('is what the home has counted, of every kind', async () => {
    const admin = await adminWith('compliance_see', 'pratiche_manage', 'clients_erase')
    const agent = await buildAgent({ oamNumber: null })
    for (let at = 0; at < 60; at += 1) await buildPratica({ agentId: agent.id, stato: 'in_istruttoria' })
    const { scadenze } = await home(admin)
    expect(queueOf({ scadenze } as Compliance, 'incarichi')?.total).toBeGreaterThan(59)
    for (const { name, total, tutti } of scadenze) {
      const keys = await pagesOf(admin, name)
      expect([name, keys.length, new Set(keys).size]).toEqual([name, total, total])
      expect(tutti).toBe(`/admin/compliance/scadenze?coda=${name}`)
    }
  })

  it('is nothing for a kind that is none, or that its reader does not see', async () => {
    const scope = mintScope({ ...(await adminWith('compliance_see')).actor, role: 'admin' as const })
    for (const name of ['inventata', 'incarichi', 'privacy'])
      await expect(dueQueue(scope, name, 1)).rejects.toMatchObject({ code: 'not_found' })
    expect((await dueQueue(scope, undefined, 1)).queue.name).toBe('reclami')
  })

  it('reads a page that an address says wrongly as the first', () => {
    for (const pagina of ['0', '-1', 'due', '1e9', ''])
      expect(queuePage.parse({ coda: 'ore', pagina }).pagina).toBe(1)
    expect(queuePage.parse({ coda: 'ore', pagina: '3' })).toEqual({ coda: 'ore', pagina: 3 })
  })
})

describe('a pack for an inspection', () => {
  async function packOf(as: Caller, period: { dal: string; al: string }) {
    const { status, json } = await callAs<Pack>(as, 'POST', 'compliance/fascicoli', { body: period })
    expect(status).toBe(202)
    await makePack({ progressId: json.jobId, fascicoloId: json._id }, run)
    const { fileId } = await db().fascicolo.findUniqueOrThrow({ where: { id: json._id } })
    const file = await fileById(fileId ?? '')
    if (!file) throw new Error('the pack has no file')
    return { id: json._id, file, files: new Map(unzip(await buffer(await contentOf(file)))) }
  }

  it('holds the register and the texts as they were, and says who has asked for it', async () => {
    const admin = await adminWith('compliance_see')
    const writer = await adminWith('content_manage')
    const page = await buildPage({ titolo: 'Reclami di prova', corpo: '<p>Prima</p>' })
    await callAs(writer, 'PATCH', 'pages/[id]', {
      params: { id: page.id },
      body: { corpo: '<p>Dopo</p>', version: 1 },
    })
    const { codice } = await buildReclamo()
    const { id, files } = await packOf(admin, { dal: today, al: today })
    const texts = [...files].filter(([name]) => name.includes('reclami-di-prova')).map(([, text]) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('Prima')
    expect(texts[1]).toContain('Dopo')
    expect(files.get('reclami/registro.csv')).toContain(codice)
    const [warning] = [...files].filter(([name]) => name.includes('avvertenza'))
    expect(warning).toEqual([
      expect.stringContaining('-2026-11-20-'),
      'Attenzione! Prendere denaro in prestito ha un costo.',
    ])
    expect(files.get('leggimi.txt')).toContain('Estratti conto')
    expect([...files.keys()].some((name) => name.startsWith('estratti/'))).toBe(false)
    const asked = await db().commit.findFirstOrThrow({ where: { ref: id, model: 'Fascicoli' } })
    expect(asked.actorId).toBe(admin.id)
  })

  it('has the statements where its author sees them, and is read by nobody else', async () => {
    const admin = await adminWith('compliance_see', 'provvigioni_see')
    const { file, files } = await packOf(admin, { dal: '2026-01-01', al: '2026-01-31' })
    expect(files.has('estratti/elenco.csv')).toBe(true)
    const read = (as: Caller) => callAs(as, 'GET', 'storage/files/[id]', { params: { id: file.id } })
    expect((await read(await adminWith('compliance_see', 'provvigioni_see'))).status).toBe(404)
  })

  it('has mandates with their documents and reviews, where its author works on cases', async () => {
    const without = await packOf(await adminWith('compliance_see'), { dal: today, al: today })
    expect(without.files.get('leggimi.txt')).toContain('Incarichi di mediazione, Riesami')
    const agent = await anAgent()
    const client = await aClient()
    const pratica = await buildPratica({ agentId: agent.id, clientId: client.id, stato: 'in_istruttoria' })
    await buildIdentificazione({ praticaId: pratica.id })
    const params = { id: pratica.id }
    const body = { tipo: 'percentuale', valore: 1.5, durataGiorni: 180 }
    const draft = await callAs(agent, 'POST', 'pratiche/[id]/incarichi', { params, body })
    const { _id: incaricoId, version } = draft.json
    const send = 'pratiche/[id]/incarichi/[incaricoId]/invia'
    await callAs(agent, 'POST', send, { params: { ...params, incaricoId }, body: { version } })
    await db().riesame.create({
      data: { id: newId(), praticaId: pratica.id, testo: 'Ho un nuovo contratto', scadeIl: new Date(today) },
    })
    const admin = await adminWith('compliance_see', 'pratiche_manage')
    const { files } = await packOf(admin, { dal: today, al: today })
    const { hash, codice } = await db().incarico.findUniqueOrThrow({ where: { id: incaricoId } })
    const list = files.get('incarichi/elenco.csv') ?? ''
    for (const words of [codice, pratica.codice, hash ?? '-', 'Da firmare']) expect(list).toContain(words)
    expect(files.get(`incarichi/${codice}.pdf`)?.slice(0, 5)).toBe('%PDF-')
    expect(files.get('riesami/elenco.csv')).toContain('Ho un nuovo contratto')
  })

  it('has what was given with quotes, each time with its document and what came of it, where its author works on cases', async () => {
    const agent = await anAgent()
    const quote = await buildPreventivo({ agentId: agent.id, nome: 'Ida', cognome: 'Consegna' })
    const params = { id: quote.id }
    const send = (body: object) => callAs(agent, 'POST', 'quotes/[id]/send', { params, body })
    const { version } = quote
    expect((await send({ canale: 'email', email: 'ida@prova.example', version })).status).toBe(200)
    expect((await send({ canale: 'link', version: version + 1 })).status).toBe(200)
    await db().quote.update({ where: params, data: { stato: 'rifiutato', rifiutatoAt: new Date() } })
    // Given before the period.
    const old = await buildPreventivo({ agentId: agent.id })
    const author = { autoreRole: 'agent', autoreId: agent.id, autoreNome: 'Anna Prima' } as const
    const before = { canale: 'link', at: addDays(new Date(), -2), hash: 'x', ...author }
    await db().preventivoConsegna.create({ data: { id: newId(), quoteId: old.id, ...before } })
    const { files } = await packOf(await adminWith('compliance_see', 'pratiche_manage'), {
      dal: today,
      al: today,
    })
    const list = files.get('preventivi/elenco.csv') ?? ''
    const lines = list.split('\r\n').filter((line) => line.startsWith(String(quote.codice)))
    expect(lines).toHaveLength(2)
    expect(list).not.toContain(String(old.codice))
    const given = await db().preventivoConsegna.findMany({
      where: { quoteId: quote.id },
      orderBy: { at: 'asc' },
    })
    const by = `${agent.actor.nome} ${agent.actor.cognome}`
    const told = ['Prestito', 'Ida Consegna', 'E-mail', 'ida@prova.example', by, 'Rifiutato', given[0]?.hash]
    for (const words of told) expect(lines[0]).toContain(words)
    expect(lines[0]).toContain(`;${given[0]?.allegato};`)
    expect(lines[1]).toContain('Link')
    const papers = lines.map((line) => line.split(';').at(-1) ?? '')
    expect(new Set(papers).size).toBe(2)
    for (const name of papers) expect(files.get(`preventivi/${name}`)?.slice(0, 5)).toBe('%PDF-')
    const without = await packOf(await adminWith('compliance_see'), { dal: today, al: today })
    expect(without.files.has('preventivi/elenco.csv')).toBe(false)
    expect(without.files.get('leggimi.txt')).toContain('Preventivi consegnati')
  })

  it('has the referrers whose agreement was in force on some day, where its author sees commissions', async () => {
    const day = (days: number) => addDays(columnOfDay(today), days)
    const [over, now, ended, next] = [
      await buildSegnalatore({ validFrom: day(-90), validTo: day(-31) }),
      await buildSegnalatore({ registro: 'OAM M99', compensoFisso: 12_050n, compensoPct: 0.25 }),
      await buildSegnalatore({ validFrom: day(-90), validTo: day(-30), ragioneSociale: 'Studio Prova' }),
      await buildSegnalatore({ validFrom: day(1) }),
    ]
    const period = { dal: dayOfColumn(day(-30)), al: today }
    const { files } = await packOf(await adminWith('compliance_see', 'provvigioni_see'), period)
    const list = files.get('segnalatori/elenco.csv') ?? ''
    for (const words of [now.cognome, now.accordo, 'OAM M99', '120,50', '0,25%', 'Studio Prova', ended.email])
      expect(list).toContain(words)
    expect(list).toContain(`${formatDay(dayOfColumn(day(-90)))};${formatDay(period.dal)}`)
    for (const { email } of [over, next]) expect(list).not.toContain(email)
    const without = await packOf(await adminWith('compliance_see'), period)
    expect(without.files.has('segnalatori/elenco.csv')).toBe(false)
    expect(without.files.get('leggimi.txt')).toContain('Segnalatori')
  })

  it('has the words of advertising that were kept, with who and why, of what its author reads the history of', async () => {
    const writer = await adminWith('content_manage')
    const motivoParole = 'Citiamo la pubblicità di altri; lo conferma il legale.'
    const page = { descrizione: '', published: false, corpo: '<p>In <strong>24</strong> ore, dicono.</p>' }
    const { status } = await callAs(writer, 'POST', 'pages', {
      body: { ...page, titolo: 'Parole del fascicolo', url: 'parole-del-fascicolo', motivoParole },
    })
    expect(status).toBe(201)
    const reader = await adminWith('compliance_see', 'commits_see', 'content_manage')
    const { files } = await packOf(reader, { dal: dayOfColumn(addDays(columnOfDay(today), -40)), al: today })
    const list = files.get('parole/elenco.csv') ?? ''
    const [line = ''] = list.split('\r\n').filter((one) => one.includes('Parole del fascicolo'))
    const who = `${writer.actor.nome} ${writer.actor.cognome}`
    for (const words of [who, ';Pagina;', 'CREAZIONE', '«in 24 ore»', motivoParole])
      expect(line).toContain(words)
    expect(line).toContain(';Parole del fascicolo;Testo;')
    expect(files.has('parole/leggimi.txt')).toBe(false)
    const other = await packOf(await adminWith('compliance_see', 'commits_see'), { dal: today, al: today })
    expect(other.files.get('parole/elenco.csv')).not.toContain('Parole del fascicolo')
    expect(other.files.get('parole/leggimi.txt')).toMatch(/: \d+ test[io]\.\r\n$/)
    const without = await packOf(await adminWith('compliance_see'), { dal: today, al: today })
    expect(without.files.get('leggimi.txt')).toContain('Parole degli annunci')
  })

  it('is of days that have come, in their order', async () => {
    const admin = await adminWith('compliance_see')
    const wrong = async (dal: string, al: string) =>
      (await ask(admin, { dal, al })).json.errors?.map(({ path }: { path: string }) => path)
    expect(await wrong('2026-02-01', '2026-01-01')).toEqual(['dal'])
    expect(await wrong('2026-01-01', '2999-01-01')).toContain('al')
    expect(await wrong('2000-01-01', '2026-01-01')).toEqual(['dal'])
    expect((await ask(await adminWith('pratiche_manage'), { dal: today, al: today })).status).toBe(403)
  })
})
