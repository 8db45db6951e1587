import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { parseSafely } from '@/lib/core/parse-safely'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { loadImport } from '@/lib/registry/imports'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import type { ImportColumn, ImportColumns } from './define'
import { IMPORT_KINDS, type ImportKind } from './kinds'
import { checked, clientBy, imported, rowsOf, runOf } from './testing'

/** What a column of a file holds. Each that takes a figure or a day is named here, so that a new one must say it. */
type Sort = 'money' | 'signedMoney' | 'rate' | 'count' | 'signedCount' | 'year' | 'day'

const SORTS: Record<ImportKind, Record<string, Sort>> = {
  clients: { dataNascita: 'day', dataConsensi: 'day' },
  agents: { mandatoDal: 'day', mandatoAl: 'day', oamData: 'day' },
  percLeads: { peso: 'rate' },
  egg: {
    data_stato: 'day',
    data_apertura: 'day',
    durata_mesi: 'count',
    tan: 'rate',
    taeg: 'rate',
    spread: 'rate',
    importo_richiesto: 'money',
    importo_deliberato: 'money',
    importo_erogato: 'money',
    rata: 'money',
    valore_immobile: 'money',
    prezzo: 'money',
    valore_perizia: 'money',
  },
  incassi: { data: 'day', importo: 'signedMoney', erogato: 'money' },
  annunci: { prezzo: 'money', mq: 'count', scadeIl: 'day' },
  budget: {
    anno: 'year',
    gen: 'money',
    feb: 'money',
    mar: 'money',
    apr: 'money',
    mag: 'money',
    giu: 'money',
    lug: 'money',
    ago: 'money',
    set: 'money',
    ott: 'money',
    nov: 'money',
    dic: 'money',
  },
  giacenze: { quantita: 'count', variazione: 'signedCount' },
}

/** What a cell says, and what it is read as; undefined where it must be refused. */
type Case = readonly [text: string, value: number | string | undefined]

const MONEY: readonly Case[] = [
  ['15.000', 15_000],
  ['€ 15.000', 15_000],
  ['15 000', 15_000],
  ['15\u00a0000,00 €', 15_000],
  ["15'000", 15_000],
  ['15.000,50', 15_000.5],
  ['15,000.50', 15_000.5],
  ['1450.50', 1_450.5],
  ['1450,5', 1_450.5],
  ['+1450,5 EUR', 1_450.5],
  ['15,000', undefined],
  ['0.025', undefined],
  ['1.45.00', undefined],
  ['12a', undefined],
]

const CASES: Record<Sort, readonly Case[]> = {
  money: [...MONEY, ['1.250,00-', undefined], ['(1.250,00)', undefined]],
  signedMoney: [
    ...MONEY,
    ['1.250,00-', -1_250],
    ['(1.250,00)', -1_250],
    ['−1.250,00', -1_250],
    ['-1.250', -1_250],
  ],
  rate: [
    ['3.125', 3.125],
    ['3,125 %', 3.125],
    ['0.025', 0.025],
    ['0,950', 0.95],
    ['15.000', 15],
    ['15,000', 15],
    ['3,20%', 3.2],
    ['1.45.00', undefined],
    ['1..5', undefined],
    ['12a', undefined],
  ],
  count: [
    ['120', 120],
    ['120,00', 120],
    ['+120', 120],
    ['1,5', undefined],
    ['12a', undefined],
    ['1..5', undefined],
  ],
  signedCount: [
    ['1.250', 1_250],
    ['120-', -120],
    ['(120)', -120],
    ['−120', -120],
    ['15,000', undefined],
    ['12a', undefined],
  ],
  year: [
    ['2026', 2_026],
    ['2.026', 2_026],
    ['2026,5', undefined],
    ['26', undefined],
  ],
  day: [
    ['1/3/2024', '2024-03-01'],
    ['01.03.2024', '2024-03-01'],
    ['2024-03-01', '2024-03-01'],
    ['1/3/24', '2024-03-01'],
    ['01/03/2024 00:00:00', '2024-03-01'],
    ['2024-03-01T00:00:00', '2024-03-01'],
    ['45352', '2024-03-01'],
    ['12/31/2024', undefined],
    ['30/02/2024', undefined],
    ['ieri', undefined],
  ],
}

/** Cents are euro again; what a column makes besides of its value is its own business. */
const plain = (value: unknown) => (typeof value === 'bigint' ? Number(value) / 100 : value)

const readAs = (column: ImportColumn, text: string) => {
  const parsed = parseSafely(column.parse, text)
  return parsed.success ? plain(parsed.data) : undefined
}

/** Whether a column takes figures or days. */
const isValue = (column: ImportColumn) =>
  ['120', '2026', '15.000', '1/3/2024'].some((text) => {
    const value = readAs(column, text)
    return typeof value === 'number' || value === '2024-03-01'
  })

const kinds = Object.keys(IMPORT_KINDS) as ImportKind[]
const columnsOf = async (kind: ImportKind): Promise<ImportColumns> => (await loadImport(kind)).columns

describe.each(kinds)('%s', (kind) => {
  it('reads every figure and day by the readers of all doors', async () => {
    const columns = await columnsOf(kind)
    const found = Object.entries(SORTS[kind]).flatMap(([name, sort]) => {
      const column = columns[name]
      if (!column) return [`${name}: no such column`]
      return CASES[sort].flatMap(([text, value]) => {
        const read = readAs(column, text)
        return read === value ? [] : [`${name}: ${text} is ${read}, not ${value}`]
      })
    })
    expect(found).toEqual([])
  })

  it('has no figure or day that this table does not name', async () => {
    const unnamed = Object.entries(await columnsOf(kind)).filter(
      ([name, column]) => !(name in SORTS[kind]) && isValue(column),
    )
    expect(unnamed.map(([name]) => name)).toEqual([])
  })
})

it('reads the letters that provinces had before', async () => {
  const { provincia } = await columnsOf('clients')
  const read = ['fo', 'PS', 'Mi', 'XX', 'SU', ' Sud  Sardegna '].map(
    (text) => provincia && readAs(provincia, text),
  )
  expect(read).toEqual(['FC', 'PU', 'MI', undefined, 'SU', 'SU'])
})

describe('a province that was divided', () => {
  const HEADS = {
    clients: ['E-mail;Cognome;Nome;Provincia;Comune', (n: number) => `su${n}@prova.example;Rossi;Ida`],
    agents: ['E-mail;Cognome;Nome;Provincia;Comune', (n: number) => `agente-su${n}@prova.example;Rossi;Ida`],
    annunci: ['Id;Titolo;Prezzo;Provincia;Comune', (n: number) => `SU-${n};Casa;120.000`],
    egg: [
      'IDEGG;Stato;Prodotto;Finalità;Cognome;Nome;Importo;Durata;Provincia;Comune',
      (n: number) => `SU-EGG-${n};In istruttoria;Mutuo;Surroga;Esempio;Ada;120.000;240`,
    ],
  } as const
  let office: Caller
  beforeAll(async () => {
    await migrateJobs(env().DATABASE_URL)
    const client = await pool().connect()
    await seedReference(client).finally(() => client.release())
    office = await adminWith(
      'clients_manage',
      'agents_manage',
      'leads_manage',
      'partners_manage',
      'sync_manage',
    )
  })

  it.each(['clients', 'agents', 'annunci', 'egg'] as const)('%s: stops no row', async (kind) => {
    const [head, row] = HEADS[kind]
    const places = ['su;Carbonia', 'SU;GUSPINI', 'Sud Sardegna;Muravera', 'SU;', 'SU;Pavia', 'CA;Cagliari']
    const csv = [head, ...places.map((place, n) => `${row(n)};${place}`)].join('\n')
    const { _id } = await checked(office, kind, csv)
    const rows = await rowsOf(office, _id)
    const notes = rows.map(({ errori }) => errori.find(({ path }) => path === 'provincia')?.message ?? null)
    expect(rows.map(({ esito }) => esito)).toEqual(places.map(() => 'creato'))
    expect(notes).toEqual([
      'SU non è più una provincia: Carbonia è in CI.',
      'SU non è più una provincia: GUSPINI è in VS.',
      'SU non è più una provincia: Muravera è in CA.',
      expect.stringContaining('La riga è presa senza provincia.'),
      expect.stringContaining('La riga è presa senza provincia.'),
      null,
    ])
  })

  it('is written as what it is today, and the note stays', async () => {
    const csv = `${HEADS.clients[0]}\n${HEADS.clients[1](90)};SU;Carbonia\n${HEADS.clients[1](91)};SU;\n`
    const run = await imported(office, 'clients', csv)
    expect(run.conti).toMatchObject({ creati: 2, errati: 0 })
    expect((await clientBy('su90@prova.example'))?.provincia).toBe('CI')
    expect((await clientBy('su91@prova.example'))?.provincia).toBeNull()
    expect((await rowsOf(office, run._id)).map(({ errori }) => errori.length)).toEqual([1, 1])
    expect((await runOf(office, run._id)).note).toBe(2)
    const { json } = await callAs(office, 'GET', 'imports/[id]/rows', {
      params: { id: run._id },
      query: { note: 'true', esito: 'creato' },
    })
    expect(json.items).toHaveLength(2)
  })

  it('is refused where a weight would count elsewhere', async () => {
    const { provincia } = await columnsOf('percLeads')
    expect(provincia && readAs(provincia, 'SU')).toBeUndefined()
  })
})

describe('a file of payments', () => {
  let office: Caller
  beforeAll(async () => {
    await migrateJobs(env().DATABASE_URL)
    office = await adminWith('provvigioni_manage')
  })

  it('in UTF-16, under a title, with short rows, says both readings on the line of the file', async () => {
    const text = [
      'Provvigioni di ottobre',
      '',
      'Codice della pratica;Banca;Data;Importo;Riferimento',
      'AB-1;Società Prova;31/10/2026;15,000;Distinta 1',
      'AB-2;Società Prova;10/31/2026;1.250,00-',
    ].join('\r\n')
    const run = await checked(office, 'incassi', Buffer.from(`\uFEFF${text}`, 'utf16le'))
    const rows = await rowsOf(office, run._id)
    expect(rows.map(({ riga, errori }) => [riga, ...errori])).toEqual([
      [4, { path: 'importo', message: '15,000: intendi 15.000 € o 15,00 €?' }],
      [5, { path: 'data', message: expect.stringContaining('se intendi 31/10/2026') }],
    ])
    expect(rows[0]?.dati).toMatchObject({ banca: 'Società Prova' })
  })
})
