import { mintScope } from '@/lib/auth/actor'
import { addDays, columnOfDay, dayOfColumn, startOfDay, todayInRome } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { eraseAccount } from '@/lib/features/accounts/erase-client'
import { identificationLack } from '@/lib/features/aml/duty'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf, type Json } from '@/lib/testing/test-kit'
import { ANSWERS, buildIdentificazione, buildRegistro } from '@/prisma/seed/factories/identification'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { identificationsDue, planProgress } from './data'
import { openRenewals, planCatchUp } from './jobs'
import type { IdentificazioneDetail } from './schema'

const ROUTE = 'pratiche/[id]/identificazione'
const CODE = 'RSSMRA80A01F205X'
const PAPER = {
  docTipo: 'carta_identita',
  docNumero: 'ca12345aa',
  docEnte: 'Comune di Milano',
  docScade: '2035-01-01',
}
const NO_PAPER = { docTipo: null, docNumero: null, docEnte: null, docScade: null }
const cliente = {
  tipo: 'persona',
  denominazione: 'Ada Prova',
  codiceFiscale: CODE,
  modo: 'presenza',
  ...PAPER,
}
const esecutore = { agisce: 'cliente', nome: null, codiceFiscale: null, titolo: null, ...NO_PAPER }
const pep = { esposto: false, carica: null }
const scopo = { scopo: 'casa', scopoAltro: null, origine: 'lavoro', origineAltro: null }
const SIMPLE = { cliente, esecutore, pep, scopo }

type Detail = IdentificazioneDetail & Pick<Json, 'errors' | 'detail'>
const read = (as: Caller | null, id: string) => callAs<Detail>(as, 'GET', ROUTE, { params: { id } })
const save = (as: Caller | null, id: string, version: number, passo: string, valori: object) =>
  callAs<Detail>(as, 'PATCH', ROUTE, { params: { id }, body: { version, passo, valori } })
const complete = (as: Caller | null, id: string, version: number) =>
  callAs<Detail>(as, 'POST', `${ROUTE}/completa`, { params: { id }, body: { version } })
const raise = (
  as: Caller | null,
  id: string,
  version: number,
  classe: string,
  motivo = 'Operazione insolita',
) => callAs<Detail>(as, 'POST', `${ROUTE}/classe`, { params: { id }, body: { version, classe, motivo } })

/** Writes another name of who asks for the credit, where it is kept: in their own record. */
async function renameApplicant(praticaId: string, nome: string, cognome: string): Promise<void> {
  const { clientId } = await db().praticaPersona.findFirstOrThrow({
    where: { praticaId, ruolo: 'richiedente' },
  })
  await db().client.update({ where: { id: clientId ?? '' }, data: { nome, cognome } })
}

const dayInOneYear = () => dayOfColumn(addDays(columnOfDay(todayInRome()), 365))

/** All steps for Ada Prova, one after the other; gives the version that was reached. */
async function fill(as: Caller, id: string, steps: Record<string, object> = SIMPLE): Promise<number> {
  await renameApplicant(id, 'Ada', 'Prova')
  let { version } = (await read(as, id)).json
  for (const [passo, valori] of Object.entries(steps)) {
    const saved = await save(as, id, version, passo, valori)
    if (saved.status !== 200) throw new Error(`${passo}: ${saved.text}`)
    version = saved.json.version
  }
  return version
}

let agent: Caller
let office: Caller
beforeAll(async () => {
  agent = await anAgent()
  office = await adminWith('pratiche_manage')
})

const ownCase = (overrides: Parameters<typeof buildPratica>[0] = {}) =>
  buildPratica({ agentId: agent.id, ...overrides })

describe('who may not', () => {
  it('reads, saves, completes and raises nothing', async () => {
    const { id } = await ownCase()
    const others: [string, Caller | null, number][] = [
      ['nobody', null, 401],
      ['a client', await aClient(), 403],
      ['an administrator without the flag', await adminWith('clients_manage'), 403],
      ['another agent', await anAgent(), 404],
    ]
    for (const [who, as, status] of others) {
      const replies = [await read(as, id), await save(as, id, 0, 'pep', pep), await complete(as, id, 0)]
      expect([who, replies.map((one) => one.status)]).toEqual([who, [status, status, status]])
      expect([who, (await raise(as, id, 0, 'alta')).status]).toEqual([
        who,
        who === 'another agent' ? 403 : status,
      ])
    }
    expect((await raise(agent, id, 0, 'alta')).status).toBe(403)
    expect(await db().identificazione.count({ where: { praticaId: id } })).toBe(0)
  })

  it('reads no register, which is the head’s', async () => {
    const { id } = await buildRegistro()
    for (const [as, status] of [
      [null, 401],
      [agent, 403],
      [office, 403],
      [await aClient(), 403],
    ] as const)
      expect((await callAs(as, 'GET', 'registroIdentificazioni/[id]', { params: { id } })).status).toBe(
        status,
      )
  })
})

describe('a simple one', () => {
  it('is saved in steps, also half of one, and nothing that was saved is lost', async () => {
    const { id } = await ownCase()
    await renameApplicant(id, 'Ada', 'Prova')
    const half = { ...cliente, docScade: null }
    const first = (await save(agent, id, 0, 'cliente', half)).json
    expect([first.stato, first.version, first.dati.cliente?.docNumero]).toEqual(['in_corso', 1, 'CA12345AA'])
    expect(first.manca.filter(({ passo }) => passo === 'cliente')).toEqual([
      { passo: 'cliente', campo: 'docScade', cosa: 'La scadenza del documento' },
    ])
    await save(agent, id, 1, 'pep', pep)
    expect((await save(office, id, 1, 'scopo', scopo)).status).toBe(409)
    expect((await read(agent, id)).json.dati).toMatchObject({
      cliente: half && { denominazione: 'Ada Prova' },
      pep,
    })
  })

  it.each([
    ['cliente', { ...cliente, codiceFiscale: 'ABC' }, 'valori.codiceFiscale'],
    ['cliente', { ...cliente, docNumero: '??' }, 'valori.docNumero'],
    ['cliente', { ...cliente, docScade: 'domani' }, 'valori.docScade'],
    [
      'titolari',
      { titolari: [{ nome: 'Ugo', codiceFiscale: null, quota: 10, controllo: 'proprieta', pep: null }] },
      'valori.titolari.0.quota',
    ],
    [
      'titolari',
      {
        titolari: [60, 60].map((quota) => ({
          nome: 'Ugo',
          codiceFiscale: null,
          quota,
          controllo: 'proprieta',
          pep: null,
        })),
      },
      'valori.titolari',
    ],
    [
      'titolari',
      {
        titolari: (['proprieta', 'amministra'] as const).map((controllo, at) => ({
          nome: `Ugo ${at}`,
          codiceFiscale: null,
          quota: at ? null : 60,
          controllo,
          pep: null,
        })),
      },
      'valori.titolari.1.controllo',
    ],
    ['pep', { esposto: 'forse', carica: null }, 'valori.esposto'],
  ])('refuses in %s what cannot be: %j', async (passo, valori, path) => {
    const { id } = await ownCase()
    const { status, json } = await save(agent, id, 0, passo, valori)
    expect([status, json.errors.map((one) => one.path)]).toEqual([422, [path]])
  })

  it('is completed with date and person, and stands in the register, on the time line and in the history', async () => {
    const { id, version: caseVersion } = await ownCase()
    const before = await complete(agent, id, 0)
    expect([before.status, before.json.errors.some(({ path }) => path === 'pep.esposto')]).toEqual([
      422,
      true,
    ])
    const version = await fill(agent, id)
    const { status, json } = await complete(agent, id, version)
    expect([status, json.stato, json.classe, json.blocca]).toEqual([200, 'completata', 'bassa', false])
    expect(json.completataDa).toBe(`${agent.actor.nome} ${agent.actor.cognome}`)
    const rows = await db().registroIdentificazione.findMany({ where: { praticaId: id } })
    expect(rows).toMatchObject([
      {
        ruolo: 'cliente',
        denominazione: 'Ada Prova',
        evento: 'identificazione',
        classe: 'bassa',
        chiId: agent.id,
      },
    ])
    const event = await db().praticaEvento.findFirstOrThrow({
      where: { praticaId: id, tipo: 'identificazione' },
    })
    expect([event.pubblico, event.testo]).toEqual([false, expect.stringContaining('classe di rischio bassa')])
    const commit = await db().commit.findFirstOrThrow({ where: { ref: id }, orderBy: { id: 'desc' } })
    expect(JSON.stringify(commit.info)).toContain('identificazione')
    expect(JSON.stringify(commit.info)).not.toContain('CA12345AA')
    expect((await db().pratica.findUniqueOrThrow({ where: { id } })).version).toBe(caseVersion + 1)
    expect((await complete(agent, id, version)).status).toBe(409)
  })

  it('is taken over from another case of the same client while it holds; what for is asked anew', async () => {
    const client = await buildClient({ agentId: agent.id })
    const [first, second, third] = [
      await ownCase({ clientId: client.id }),
      await ownCase({ clientId: client.id }),
      await ownCase(),
    ]
    const take = (as: Caller | null, id: string, version = 0) =>
      callAs<Detail>(as, 'POST', `${ROUTE}/riprendi`, { params: { id }, body: { version } })
    expect((await take(agent, second.id)).status).toBe(409)
    await complete(agent, first.id, await fill(agent, first.id))
    const offered = (await read(agent, second.id)).json.riprendibile
    expect(offered).toEqual({ codice: first.codice, scadeIl: expect.any(String) })
    // Somebody else's client has nothing to take, and somebody else's case is not there.
    expect((await read(agent, third.id)).json.riprendibile).toBeNull()
    expect((await take(agent, third.id)).status).toBe(409)
    for (const [as, status] of [
      [null, 401],
      [await aClient(), 403],
      [await anAgent(), 404],
    ] as const)
      expect((await take(as, second.id)).status).toBe(status)
    const { status, json } = await take(agent, second.id)
    expect([status, json.dati.cliente?.denominazione, json.dati.scopo]).toEqual([200, 'Ada Prova', undefined])
    expect(new Set(json.manca.map(({ passo }) => passo))).toEqual(new Set(['scopo']))
    expect(await db().registroIdentificazione.count({ where: { praticaId: second.id } })).toBe(0)
    expect((await take(agent, second.id, json.version)).status).toBe(409)
    // One that is over is done again.
    const fourth = await ownCase({ clientId: client.id })
    await db().identificazione.updateMany({
      where: { praticaId: first.id },
      data: { scadeIl: columnOfDay('2026-01-01') },
    })
    expect((await read(agent, fourth.id)).json.riprendibile).toBeNull()
  })

  it('is raised by the office alone, upwards alone, with a reason, and then ends sooner', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    const { version, scadeIl } = (await read(office, id)).json
    expect((await raise(office, id, version, 'alta', '')).status).toBe(422)
    const { json } = await raise(office, id, version, 'alta')
    expect([json.classe, json.classeMotivo]).toEqual(['alta', 'Operazione insolita'])
    expect(String(json.scadeIl) < String(scadeIl)).toBe(true)
    const down = await raise(office, id, json.version, 'normale')
    expect([down.status, down.json.errors.map(({ path }) => path)]).toEqual([422, ['classe']])
    expect(
      await db().registroIdentificazione.count({
        where: { praticaId: id, evento: 'classe', motivo: 'Operazione insolita' },
      }),
    ).toBe(1)
  })
})

it('a company has its five owners in the register, with shares and control, and who acts for it', async () => {
  const { id } = await ownCase({ product: 'azienda', finalita: 'liquidita' })
  expect((await read(agent, id)).json.proposta.tipo).toBe('societa')
  const codes = [
    'RSSMRA80A01F205X',
    'BNCLGU75C10H501F',
    'VRDLCU82E15L219A',
    'NRELNZ90D20F839N',
    'GLLPLA85H60D612F',
  ]
  const owners = codes.map((_, at) => ({
    nome: `Socio Numero ${at}`,
    codiceFiscale: at === 0 ? CODE : null,
    quota: 20,
    controllo: 'voti',
    pep: false,
  }))
  const version = await fill(agent, id, {
    ...SIMPLE,
    cliente: {
      ...cliente,
      ...NO_PAPER,
      tipo: 'societa',
      denominazione: 'Prova Srl',
      codiceFiscale: '00743110157',
    },
    esecutore: {
      agisce: 'rappresentante',
      nome: 'Ugo Legale',
      codiceFiscale: CODE,
      titolo: 'Visura',
      ...PAPER,
    },
    titolari: { titolari: owners },
  })
  // Four of them have no codice fiscale yet.
  const lacking = await complete(agent, id, version)
  expect([lacking.status, lacking.json.errors.map(({ path }) => path)]).toEqual([
    422,
    codes.slice(1).map(() => 'titolari.titolari'),
  ])
  await db().identificazione.update({
    where: { praticaId: id },
    data: {
      dati: {
        ...(await read(agent, id)).json.dati,
        titolari: { titolari: owners.map((one, at) => ({ ...one, codiceFiscale: codes[at] })) },
      } as object,
    },
  })
  const { status, json } = await complete(agent, id, version)
  expect([status, json.classe]).toEqual([200, 'alta'])
  const rows = await db().registroIdentificazione.findMany({
    where: { praticaId: id },
    orderBy: { id: 'asc' },
  })
  expect(rows.map(({ ruolo }) => ruolo)).toEqual(['cliente', 'esecutore', ...owners.map(() => 'titolare')])
  expect(rows.filter(({ ruolo }) => ruolo === 'titolare').map(({ quota }) => Number(quota))).toEqual([
    20, 20, 20, 20, 20,
  ])
})

describe('a case on its way to the bank', () => {
  const send = (id: string, version: number, more: object = {}) =>
    callAs<Detail>(office, 'POST', 'pratiche/[id]/state', {
      params: { id },
      body: { to: 'inviata_banca', version, ...more },
    })
  const ready = (overrides: object = {}) => ownCase({ stato: 'in_istruttoria', ...overrides })

  it('is told of an identification that lacks, by the same list as the documents', async () => {
    const { id, version } = await ready()
    const { status, json } = await send(id, version)
    expect([status, json.detail]).toEqual([422, expect.anything()])
    const detail = await callAs(office, 'GET', 'pratiche/[id]', { params: { id } })
    expect(detail.json.mancanze).toContainEqual({
      cosa: 'identificazione',
      nome: 'Identificazione del cliente',
      blocca: true,
    })
    await complete(office, id, await fill(office, id))
    const after = await callAs(office, 'GET', 'pratiche/[id]', { params: { id } })
    expect(JSON.stringify(after.json.mancanze)).not.toContain('identificazione')
  })

  it('of before the rule is warned until its day, and held up after it', async () => {
    const { id } = await ready({ createdAt: startOfDay('2026-10-01') })
    const blocks = async () => {
      const { json } = await callAs(office, 'GET', 'pratiche/[id]', { params: { id } })
      return (json.mancanze as { cosa: string; blocca: boolean }[]).find(
        ({ cosa }) => cosa === 'identificazione',
      )?.blocca
    }
    expect(await blocks()).toBe(false)
    await planCatchUp()
    const planned = await db().identificazione.findUniqueOrThrow({ where: { praticaId: id } })
    expect([planned.entroIl && planned.entroIl > columnOfDay(todayInRome()), await blocks()]).toEqual([
      true,
      false,
    ])
    await db().identificazione.update({
      where: { id: planned.id },
      data: { entroIl: columnOfDay('2026-11-21') },
    })
    expect(await blocks()).toBe(true)
  })
})

describe('the night', () => {
  it('plans each case of before once, and moves nobody', async () => {
    const old = await Promise.all(
      ['2026-01-01', '2026-02-01'].map((day) => ownCase({ createdAt: startOfDay(day) })),
    )
    const fresh = await ownCase()
    await planCatchUp()
    const dayOf = async () =>
      (
        await db().identificazione.findMany({
          where: { praticaId: { in: old.map(({ id }) => id) } },
          orderBy: { praticaId: 'asc' },
        })
      ).map(({ entroIl }) => entroIl?.toISOString())
    const days = await dayOf()
    expect([days.length, days.every(Boolean)]).toEqual([2, true])
    await ownCase({ createdAt: startOfDay('2026-03-01') })
    await planCatchUp()
    expect([await dayOf(), await planCatchUp()]).toEqual([days, 0])
    expect(await db().identificazione.count({ where: { praticaId: fresh.id } })).toBe(0)
    const { totale, settimane } = await planProgress(mintScope({ ...office.actor, role: 'admin' as const }))
    expect([totale >= 3, settimane.reduce((sum, one) => sum + one.totale, 0)]).toEqual([true, totale])
  })

  it('opens a renewal once, tells its agent once, and the next identification closes it', async () => {
    const me = await anAgent()
    const { id } = await buildPratica({ agentId: me.id })
    await fill(me, id)
    await db().identificazione.update({
      where: { praticaId: id },
      data: {
        classe: 'normale',
        punti: 10,
        completataAt: startOfDay('2026-11-20'),
        completataDa: 'Ida',
        scadeIl: columnOfDay('2026-11-25'),
      },
    })
    await openRenewals()
    await openRenewals()
    const told = () =>
      db().notification.count({ where: { userId: me.id, titolo: { contains: 'identificare di nuovo' } } })
    expect(await told()).toBe(1)
    const due = await identificationsDue(mintScope({ ...me.actor, role: 'agent' as const }))
    expect([due.conta.scaduta, due.righe.map(({ motivo }) => motivo), due.persone]).toEqual([
      1,
      ['scaduta'],
      [expect.objectContaining({ agentId: me.id, bloccano: 1, daFare: 1 })],
    ])
    const { version } = (await read(me, id)).json
    expect((await complete(me, id, version)).json.stato).toBe('completata')
    expect((await db().identificazione.findUniqueOrThrow({ where: { praticaId: id } })).rinnovoAt).toBeNull()
    expect(await db().registroIdentificazione.count({ where: { praticaId: id, evento: 'rinnovo' } })).toBe(1)
  })
})

describe('once completed', () => {
  const lackOf = async (id: string) => {
    const pratica = await db().pratica.findUniqueOrThrow({ where: { id } })
    return withTransaction((tx) => identificationLack(tx, pratica))
  }

  it('holds while it is renewed, but not where what is written makes the client a greater risk', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    const { version } = (await read(agent, id)).json
    const same = await save(agent, id, version, 'scopo', { ...scopo, scopo: 'liquidita' })
    expect([same.json.stato, await lackOf(id)]).toEqual(['in_corso', null])
    const exposed = { esposto: true, carica: 'Sindaco di un capoluogo' }
    const worse = await save(agent, id, same.json.version, 'pep', exposed)
    expect([worse.json.stato, await lackOf(id)]).toMatchObject(['da_rinnovare', { blocca: true }])
    const again = await complete(agent, id, worse.json.version)
    expect([again.json.classe, again.json.stato, await lackOf(id)]).toEqual(['alta', 'completata', null])
  })

  it('does not hold where what it said is taken out again', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    const { version } = (await read(agent, id)).json
    const emptied = await save(agent, id, version, 'pep', { esposto: null, carica: null })
    expect([emptied.json.stato, await lackOf(id)]).toMatchObject(['da_rinnovare', { blocca: true }])
  })

  it('ends where somebody else is written in the place of the applicant, and is not completed for them as it was', async () => {
    const { id } = await ownCase()
    await db().praticaPersona.updateMany({
      where: { praticaId: id },
      data: { clientId: null, nome: 'Ada', cognome: 'Prova', email: null },
    })
    let version = 0
    for (const [passo, valori] of Object.entries(SIMPLE))
      version = (await save(agent, id, version, passo, valori)).json.version
    expect((await complete(agent, id, version)).json.stato).toBe('completata')
    const persona = await db().praticaPersona.findFirstOrThrow({ where: { praticaId: id } })
    const edit = async (body: object) => {
      const { version: read } = await db().pratica.findUniqueOrThrow({ where: { id } })
      const params = { id, personaId: persona.id }
      return callAs(agent, 'PATCH', 'pratiche/[id]/persone/[personaId]', {
        params,
        body: { ...body, version: read },
      })
    }
    expect((await edit({ nome: 'ADA' })).status).toBe(200)
    expect(await lackOf(id)).toBeNull()
    expect((await edit({ nome: 'Beta' })).status).toBe(200)
    expect(await lackOf(id)).toMatchObject({ blocca: true })
    const shown = (await read(agent, id)).json
    expect([shown.stato, shown.manca.map(({ campo }) => campo)]).toEqual(['da_rinnovare', ['denominazione']])
    expect((await complete(agent, id, shown.version)).status).toBe(422)
  })

  it('is not another client’s who has become the applicant, on the panel, before the bank and on their other cases', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    await renameApplicant(id, 'Gino', 'Verdi')
    const shown = (await read(agent, id)).json
    expect([shown.stato, shown.blocca, await lackOf(id)]).toMatchObject([
      'da_rinnovare',
      true,
      { blocca: true, nome: expect.stringContaining('altro nome') },
    ])
    const persona = await db().praticaPersona.findFirstOrThrow({ where: { praticaId: id } })
    const next = await ownCase({ clientId: persona.clientId ?? '' })
    expect((await read(agent, next.id)).json.riprendibile).toBeNull()
  })

  it('is of everybody who asks together: whoever is added later is not covered by it', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    const added = await callAs(agent, 'POST', 'pratiche/[id]/persone', {
      params: { id },
      body: {
        ruolo: 'cointestatario',
        nome: 'Leo',
        cognome: 'Prova',
        email: null,
        telefono: null,
        tipoLavoro: null,
        redditoNetto: null,
      },
    })
    expect(added.status).toBe(201)
    const shown = (await read(agent, id)).json
    expect([shown.stato, shown.cointestatari, shown.manca.map(({ cosa }) => cosa)]).toEqual([
      'da_rinnovare',
      ['Leo Prova'],
      ['L’identificazione di Leo Prova'],
    ])
    expect(await lackOf(id)).toMatchObject({ blocca: true })
    expect((await complete(agent, id, shown.version)).status).toBe(422)
    const leo = {
      nome: 'Leo Prova',
      codiceFiscale: CODE,
      modo: 'video',
      pep: false,
      ...PAPER,
      docScade: dayInOneYear(),
    }
    const rows = (...cointestatari: object[]) => ({ cointestatari })
    const twice = await save(agent, id, shown.version, 'cointestatari', rows(leo, leo))
    expect(twice.json.errors.map(({ path }) => path)).toEqual(['valori.cointestatari.1.codiceFiscale'])
    const saved = await save(agent, id, shown.version, 'cointestatari', rows(leo))
    const done = (await complete(agent, id, saved.json.version)).json
    expect([done.stato, done.scadeIl, done.rischio.righe.map(({ voce }) => voce)]).toEqual([
      'completata',
      dayInOneYear(),
      ['Identificato in videochiamata'],
    ])
    expect(await lackOf(id)).toBeNull()
    const registered = await db().registroIdentificazione.findMany({
      where: { praticaId: id, ruolo: 'cointestatario' },
    })
    expect(registered).toMatchObject([
      { denominazione: 'Leo Prova', clientId: null, documento: expect.stringContaining('CA12345AA') },
    ])
  })

  it('of before co-applicants were asked for holds until its day', async () => {
    const { id } = await ownCase()
    await complete(agent, id, await fill(agent, id))
    await db().identificazione.update({ where: { praticaId: id }, data: { dati: SIMPLE } })
    await buildPersona({ praticaId: id })
    expect([(await read(agent, id)).json.stato, await lackOf(id)]).toEqual(['completata', null])
  })

  it('goes for a co-applicant who is erased, and stays for the applicant', async () => {
    const client = await buildClient({ agentId: agent.id })
    const { id } = await ownCase({ stato: 'ritirata', dataChiusura: new Date() })
    await buildPersona({ praticaId: id, clientId: client.id })
    const leo = { nome: 'Leo Prova', codiceFiscale: null, modo: null, pep: null, ...NO_PAPER }
    await buildIdentificazione({
      praticaId: id,
      dati: { ...ANSWERS, cointestatari: { cointestatari: [leo] } },
    })
    await withTransaction((tx) => eraseAccount(tx, ctxOf(office), client.id))
    const { dati: left } = await db().identificazione.findUniqueOrThrow({ where: { praticaId: id } })
    expect(Object.keys(left as object).toSorted()).toEqual(Object.keys(ANSWERS).toSorted())
  })

  it('is no person’s where a company asks', async () => {
    const { id } = await ownCase()
    await db().praticaPersona.updateMany({ where: { praticaId: id }, data: { tipoLavoro: 'societa' } })
    const refused = await complete(agent, id, await fill(agent, id))
    expect([refused.status, refused.json.errors.map(({ path }) => path)]).toEqual([422, ['cliente.tipo']])
  })
})

describe('the register', () => {
  const refused = (sql: string, id: string) => expect(pool().query(sql, [id])).rejects.toThrow('append-only')

  it('changes for nobody, and loses a row ten years after the end of its case and not before', async () => {
    const { id } = await buildRegistro()
    await refused(`UPDATE registro_identificazioni SET denominazione = 'Altro' WHERE id = $1`, id)
    await refused('DELETE FROM registro_identificazioni WHERE id = $1', id)
    const old = new Date('2010-01-01T12:00:00Z')
    const open = await buildRegistro({ createdAt: old })
    await refused('DELETE FROM registro_identificazioni WHERE id = $1', open.id)
    const ended = await ownCase({ stato: 'ritirata', dataChiusura: new Date('2012-01-01T12:00:00Z') })
    const over = await buildRegistro({ praticaId: ended.id, createdAt: old })
    expect(
      (await pool().query('DELETE FROM registro_identificazioni WHERE id = $1', [over.id])).rowCount,
    ).toBe(1)
  })

  it('keeps who is erased, whose answers go', async () => {
    const client = await buildClient({ agentId: agent.id })
    const { id } = await ownCase({ clientId: client.id })
    await complete(agent, id, await fill(agent, id))
    await withTransaction((tx) => eraseAccount(tx, ctxOf(office), client.id))
    expect((await db().identificazione.findUniqueOrThrow({ where: { praticaId: id } })).dati).toEqual({})
    const head = await adminWith('aml_manage')
    const query = { q: 'Ada Prova', 'filter[createdAt]': `${todayInRome()}..${todayInRome()}` }
    const { json } = await callAs(head, 'GET', 'registroIdentificazioni', { query })
    expect(json.items.map(({ praticaId }) => praticaId)).toContain(id)
  })
})

it('what is due counts a completed one among the good ones', async () => {
  const me = await anAgent()
  const { id } = await buildPratica({ agentId: me.id })
  await buildIdentificazione({ praticaId: id })
  const { conta, righe } = await identificationsDue(mintScope({ ...me.actor, role: 'agent' as const }))
  expect([conta.aperte, conta.fatte, righe]).toEqual([1, 1, []])
})
