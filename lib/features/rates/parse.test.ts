import { readCsv } from '@/lib/core/csv'
import { parseEcb, parseRates, portalRows } from './parse-rates'
import { parseTegm } from './parse-tegm'

const today = '2026-11-20'
const rates = (...lines: string[]) =>
  parseRates(readCsv(['date,index,tenor,value', ...lines].join('\n')).rows, { today, fonte: 'Prova' })
const ecb = (text: string, serie?: string) => parseEcb(readCsv(text).rows, { today, serie })
const tegm = (...lines: string[]) =>
  parseTegm(readCsv(['from,to,category,class_from,class_to,tegm', ...lines].join('\n')).rows)

describe('date,index,tenor,value', () => {
  it('reads days, codes in any case, commas and more decimals than we keep', () => {
    const { rows, problems, count } = rates(
      '2026-11-20,EURIBOR,3M,2.001',
      '19/11/2026,eurirs,20y,"2,91"',
      '2020-12-31,EURIBOR,6M,-0.52635',
    )
    expect(problems).toEqual([])
    expect(count).toBe(3)
    expect(rows).toEqual([
      { index: 'EURIBOR', tenor: '3M', date: '2026-11-20', value: 2.001, source: 'Prova' },
      { index: 'EURIRS', tenor: '20Y', date: '2026-11-19', value: 2.91, source: 'Prova' },
      { index: 'EURIBOR', tenor: '6M', date: '2020-12-31', value: -0.5264, source: 'Prova' },
    ])
  })

  it.each([
    ['2026-02-30,EURIBOR,3M,2', '«2026-02-30» in «date»: La data non è valida: si scrive 21/11/2026.'],
    ['ieri,EURIBOR,3M,2', '«ieri» in «date»: La data non è valida: si scrive 21/11/2026.'],
    [
      '10/31/2026,EURIBOR,3M,2',
      '«10/31/2026» in «date»: Il mese 31 non esiste: se intendi 31/10/2026, scrivi il giorno per primo.',
    ],
    ['2026-11-21,EURIBOR,3M,2', 'Il 21/11/2026 deve ancora arrivare.'],
    ['1998-12-31,EURIBOR,3M,2', 'Il giorno 1998-12-31 è prima del 1999, quando questi indici sono nati.'],
    ['2026-11-20,LIBOR,3M,2', '«LIBOR» non è un indice: EURIBOR oppure EURIRS.'],
    ['2026-11-20,EURIBOR,20Y,2', '«20Y» non è una durata dell’EURIBOR: 1M, 3M, 6M, 12M.'],
    ['2026-11-20,EURIBOR,3M,', 'Manca «value».'],
    ['2026-11-20,EURIBOR,3M,NaN', '«NaN» non è un numero. Scrivi una percentuale, per esempio 3,20.'],
    ['2026-11-20,EURIBOR,3M,0x10', '«0x10» non è un numero. Scrivi una percentuale, per esempio 3,20.'],
    ['2026-11-20,EURIBOR,3M,200', '200 non sembra un tasso: serve una percentuale fra -10 e 50.'],
    ['2026-11-20,EURIBOR', 'Manca «tenor».'],
    ['2026-11-20,EURIBOR,3M,2,5', 'Celle trovate: 5 invece di 4.'],
  ])('says what is wrong with %s', (line, reason) => {
    const { rows, problems } = rates('2026-11-19,EURIBOR,3M,2.1', line, '2026-11-18,EURIBOR,3M,2.2')
    expect(problems).toEqual([{ line: 3, reason }])
    expect(rows.map(({ value }) => value)).toEqual([2.1, 2.2])
  })

  it('takes the same row twice once, and refuses a second value for the same day', () => {
    const { rows, problems } = rates(
      '2026-11-20,EURIBOR,3M,2',
      '2026-11-20,EURIBOR,3M,2.0',
      '2026-11-20,EURIBOR,3M,3',
    )
    expect(rows).toMatchObject([{ value: 2 }])
    expect(problems).toEqual([{ line: 4, reason: 'Ripete la riga 2 con altri dati: vale la prima.' }])
  })
})

describe('the CSV of the ECB', () => {
  const HEADER =
    'KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE'
  const line = (id: string, period: string, value: string) =>
    `FM.M.U2.EUR.RT.MM.${id}.HSTA,M,U2,EUR,RT,MM,${id},HSTA,${period},${value},A,"Euribor, historical close"`

  it('reads the series from its key and files a month on its last day', () => {
    const { rows, problems } = ecb(
      [
        HEADER,
        line('EURIBOR3MD_', '2024-02', '3.9234571428571'),
        line('EURIBOR1MD_', '2026-10', '1.9'),
        line('EURIBOR1YD_', '2020-12', '-0.4971'),
      ].join('\r\n'),
    )
    expect(problems).toEqual([])
    expect(rows).toEqual(
      [
        { tenor: '3M', date: '2024-02-29', value: 3.9235 },
        { tenor: '1M', date: '2026-10-31', value: 1.9 },
        { tenor: '12M', date: '2020-12-31', value: -0.4971 },
      ].map((row) => ({ index: 'EURIBOR', source: 'BCE, media del mese', ...row })),
    )
  })

  it('leaves out months that are not over, empty values and other series', () => {
    const text = [
      HEADER,
      line('EURIBOR3MD_', '2026-11', '2.0'),
      line('EURIBOR3MD_', '2026-09', ''),
      line('EONIA', '2026-09', '2'),
      line('EURIBOR3MD_', '2026-13', '2'),
    ].join('\n')
    expect(ecb(text).problems).toEqual([
      { line: 2, reason: 'Il mese 2026-11 non è ancora finito.' },
      { line: 3, reason: 'Manca «obs_value».' },
      { line: 4, reason: '«FM.M.U2.EUR.RT.MM.EONIA.HSTA» non è una serie dell’Euribor che conosciamo.' },
      { line: 5, reason: '«2026-13» in «time_period»: La data non è valida: si scrive 21/11/2026.' },
    ])
  })

  const portal = (text: string) => {
    const { columns, rows } = readCsv(text)
    return parseEcb(portalRows(columns, rows), { today })
  }
  const column = (months: string, id: string) =>
    `"Euribor ${months} - Historical close, average of observations through period (FM.M.U2.EUR.RT.MM.${id}.HSTA)"`

  it('reads what the button of the portal gives: the series stands in the name of the column', () => {
    const head = `"DATE","TIME PERIOD",${column('3-month', 'EURIBOR3MD_')},${column('1-year', 'EURIBOR1YD_')}`
    const { rows, problems } = portal(
      [head, '"2026-10-31","2026Oct","2.0457","2.2"', '"31/01/2020","2020Jan","-0.3914",""'].join('\n'),
    )
    expect(problems).toEqual([])
    expect(rows.map(({ tenor, date, value }) => [tenor, date, value])).toEqual([
      ['3M', '2026-10-31', 2.0457],
      ['12M', '2026-10-31', 2.2],
      ['3M', '2020-01-31', -0.3914],
    ])
  })

  it('reads the same saved again by a spreadsheet, and names what is not to be taken', () => {
    const head = `DATE;TIME PERIOD;${column('6-month', 'EURIBOR6MD_')}`
    const { rows, problems } = portal(
      ['sep=;', head, '31/10/2026;2026Oct;2,1041', '30/11/2026;2026Nov;2,1', '31/8/2026;2026Aug;'].join(
        '\r\n',
      ),
    )
    expect(rows).toMatchObject([{ tenor: '6M', date: '2026-10-31', value: 2.1041 }])
    expect(problems).toEqual([
      { line: 4, reason: 'Il mese 2026-11 non è ancora finito.' },
      { line: 5, reason: 'Manca «obs_value».' },
    ])
  })

  it('takes the series from who imports when the file has none', () => {
    const text = 'TIME_PERIOD,OBS_VALUE\n2026-10,2.1\n'
    expect(ecb(text, 'FM.M.U2.EUR.RT.MM.EURIBOR6MD_.HSTA').rows).toMatchObject([{ tenor: '6M', value: 2.1 }])
  })
})

describe('from,to,category,class_from,class_to,tegm', () => {
  it('reads classes in euro, with or without dots, into cents; empty is without a limit', () => {
    const { rows, problems } = tegm(
      '2026-10-01,2026-12-31,Cessione del quinto,0,15000,14.97',
      '2026-10-01,2026-12-31,Cessione del quinto,15.000,,"9,22"',
      '2026-10-01,2026-12-31,Credito personale,,,11.32',
    )
    expect(problems).toEqual([])
    expect(rows.map(({ classFrom, classTo, tegm }) => [classFrom, classTo, tegm])).toEqual([
      [0, 1_500_000, 14.97],
      [1_500_000, null, 9.22],
      [null, null, 11.32],
    ])
  })

  it.each([
    ['2026-12-31,2026-10-01,X,,,4', 'Il trimestre finisce prima di cominciare.'],
    ['2026-10-01,2026-12-31,X,100,50,4', 'La classe d’importo finisce prima di cominciare.'],
    [
      '2026-10-01,2026-12-31,X,tanto,,4',
      'In «class_from»: «tanto» non è un numero. Scrivi un importo, per esempio 1.450,50.',
    ],
    ['2026-10-01,2026-12-31,X,"15,000",,4', 'In «class_from»: 15,000: intendi 15.000 € o 15,00 €?'],
    [
      '2026-10-01,2026-12-31,X,,0.025,4',
      'In «class_to»: 0.025 ha più di due decimali: un importo ne ha al massimo due.',
    ],
    ['2026-10-01,2026-12-31,,,,4', 'Manca «category».'],
    ['2026-10-01,2026-12-31,X,,,400', '400 non sembra un tasso: serve una percentuale fra 0 e 100.'],
  ])('says what is wrong with %s', (line, reason) => {
    expect(tegm(line)).toMatchObject({ rows: [], problems: [{ line: 2, reason }] })
  })
})
