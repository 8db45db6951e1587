import { figureErrors } from '@/components/data/form/figure-errors'
import { FinanceError } from '@/lib/finance/error'
import { outcomeText, TOOLS } from './all-tools'
import type { Known, Values } from './tool-types'

const known: Known = {
  towns: [
    ['Monza', 'MB', 'F704', ['20900']],
    ['Roma', 'RM', 'H501', ['00118', '00119', '00120', '00199'], ['00100'], null],
    ['Nanto', 'VI', 'F838', ['36024'], [], 'Castegnero Nanto'],
    ['Castegnero Nanto', 'VI', 'M439', ['36020', '36024'], ['Castegnero', 'Nanto'], null],
  ],
  thresholds: [{ category: 'Credito personale', classFrom: null, classTo: null, tegm: 9.22, soglia: 15.525 }],
  today: '2026-11-26',
}
const toolOf = (id: string) => {
  const tool = TOOLS.find((one) => one.id === id)
  if (!tool) throw new Error(id)
  return tool
}
function ask(id: string, values: Values = {}): Record<string, string> {
  const tool = toolOf(id)
  const outcome = tool.compute({ ...tool.start, ...values }, known)
  const plain = (text: string) => text.replace(/\s/g, ' ')
  return Object.fromEntries((outcome?.figures ?? []).map(([label, value]) => [label, plain(value)]))
}
function wrong(id: string, values: Values): string {
  try {
    ask(id, values)
  } catch (error) {
    if (error instanceof FinanceError) return error.field
    throw error
  }
  return 'nothing'
}

it('each tool has its own address, and answers or asks as soon as it opens', () => {
  expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length)
  for (const tool of TOOLS) {
    const outcome = tool.compute(tool.start, known)
    if (outcome) expect(outcome.formula).not.toBe('')
    else expect(tool.fields.some(({ name }) => tool.start[name] === undefined)).toBe(true)
  }
})

it('names the field that is missing or wrong', () => {
  expect(wrong('rata', { importo: null })).toBe('importo')
  expect(wrong('taeg', { rata: 10 })).toBe('rata')
  expect(wrong('estinzione', { pagate: 84 })).toBe('pagate')
  expect(wrong('iban', { iban: 'IT60X0542811101000000123457' })).toBe('iban')
  expect(wrong('partita-iva', { partitaIva: '12345678901' })).toBe('partitaIva')
  const born = { nome: 'Ada', cognome: 'Bo', nascita: '1980-01-01', comune: 'H501' }
  expect(wrong('codice-fiscale', { ...born, comune: '' })).toBe('comune')
  expect(wrong('codice-fiscale', born)).toBe('sesso')
  for (const nascita of ['1899-12-31', '2999-12-31'])
    expect(wrong('codice-fiscale', { ...born, sesso: 'F', nascita })).toBe('nascita')
  expect(wrong('codice-fiscale', { operazione: 'controlla', codice: '12345678901' })).toBe('codice')
})

it('every figure has ends, which are named where it is refused', () => {
  const figures = TOOLS.flatMap(({ id, fields }) =>
    fields
      .flatMap((field) => [field, ...(field.rows?.fields ?? [])])
      .filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'rate')
      .map(({ name, min, max }) => ({ id, name, min, max })),
  )
  expect(figures.length).toBeGreaterThan(20)
  expect(figures.filter(({ min, max }) => min === undefined || max === undefined)).toEqual([])
})

it('no two figures of a tool share a name: what is typed in one would stand in the other', () => {
  for (const { id, fields } of TOOLS) {
    const names = fields.map(({ name }) => name)
    expect([id, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([id, []])
  }
})

it('a figure beyond its ends, missing or unread is said at its field with what it takes', () => {
  const { fields, start } = toolOf('sostenibilita')
  const of = (values: Values) => figureErrors(fields, { ...start, ...values })
  expect(of({})).toEqual({})
  expect(of({ altreRate: null, valore: null })).toEqual({})
  expect(of({ reddito: 1e12, tan: Number.NaN, durata: null, importo: 0, altreRate: -5 })).toEqual({
    reddito: expect.stringMatching(/^Da 0,01 a 100\.000\.000\s€\.$/),
    importo: expect.stringMatching(/^Da 0,01 a 100\.000\.000\s€\.$/),
    altreRate: expect.stringMatching(/^Da 0 a 100\.000\.000\s€\.$/),
    tan: 'Da 0 a 100%.',
    durata: 'Da 1 a 600.',
  })
  const hidden = figureErrors(toolOf('rata').fields, { ...toolOf('rata').start, rata: Number.NaN })
  expect(hidden).toEqual({})
})

describe('the published figures', () => {
  it('instalment, TAEG and plans', () => {
    expect(ask('rata', { importo: 150_000, durata: 300 })['Rata al mese']).toBe('727,02 €')
    expect(ask('rata', { incognita: 'importo', rata: 700, durata: 300 }).Importo).toBe('144.425,49 €')
    expect(ask('rata', { incognita: 'durata', importo: 10_000, tan: 7.5, rata: 200.38 }).Durata).toBe(
      '5 anni',
    )
    expect(ask('taeg').TAEG).toBe('8,8209%')
  })

  it('TAEG of lists, by months and by days', () => {
    const listed = (modo: string, erogazioni: Values[], pagamenti: Values[]) => ({
      modo,
      [`erogazioni_${modo}`]: erogazioni,
      [`pagamenti_${modo}`]: pagamenti,
    })
    // What the equal instalments above come to, said as a list.
    const spese = { mese: 0, importo: 166, volte: 1 }
    const months = [spese, { mese: 1, importo: 201.68, volte: 60 }]
    expect(ask('taeg', listed('mesi', [{ mese: 0, importo: 10_000 }], months)).TAEG).toBe('8,8209%')
    const two = [
      { data: '2026-01-31', importo: 5_000 },
      { data: '2026-07-31', importo: 5_000 },
    ]
    const byDay = listed('date', two, [{ data: '2027-01-31', importo: 10_750, volte: 1 }])
    expect(ask('taeg', byDay).TAEG).toBe('10,0807%')
    expect(wrong('taeg', listed('mesi', [{ mese: 0, importo: 100 }], [{ mese: 1, volte: 1 }]))).toBe(
      'pagamenti_mesi',
    )
    expect(ask('taeg', { modo: 'date' })).toEqual({})
  })

  it('thresholds, fifths and LTV', () => {
    expect(ask('soglia-usura')['Soglia indicativa']).toBe('15,5250%')
    expect(ask('quota-cedibile')).toMatchObject({
      'Rata massima della cessione': '320,00 €',
      Insieme: '640,00 €',
    })
    const pension = { tipo: 'pensionato', netto: 700, minima: 611.85 }
    expect(ask('quota-cedibile', pension)['Rata massima della cessione']).toBe('88,15 €')
    expect(ask('sostenibilita')).toMatchObject({ 'Rata massima': '733,33 €', LTV: '75,00%' })
  })

  it('early repayment: the caps of the law', () => {
    const consumer = { importo: 30_000, tan: 7.5, durata: 84, pagate: 12 }
    const fee = (values: Values) => ask('estinzione', values)['Indennizzo massimo']
    expect(fee({ ...consumer, pagate: 0 })).toBe('300,00 €')
    expect(fee({ ...consumer, pagate: 80 })).toBe('0 €')
    expect(fee({ ...consumer, tipo: 'mutuo_abitazione' })).toBe('0 €')
    expect(fee({ ...consumer, pagate: 0, tasso: 'variabile' })).toBe('0 €')
  })

  it('early repayment: the cost that is typed, and no other, is given back', () => {
    // Examples 2, 4 and 12 of docs/early-repayment.md.
    expect(ask('estinzione')).toEqual({
      'Capitale residuo': '12.687,15 €',
      'Indennizzo massimo': '126,87 €',
      'Interessi che non si pagano più': '2.037,34 €',
      'Spese per concludere il contratto': '− 141,28 €',
      'Da pagare per chiudere': '12.672,74 €',
    })
    const costs = { 'costi.durata': 600, 'costi.imposte': 16 }
    expect(ask('estinzione', costs)).toMatchObject({
      'Commissioni per tutta la durata': '− 211,92 €',
      'Imposte e bolli': '0 €',
      'Da pagare per chiudere': '12.460,82 €',
    })
    const third = { periodo: 'dal_2026', ...costs, 'costi.terzi': 300 }
    expect(ask('estinzione', third)).toMatchObject({
      'Somme pagate a terzi': '0 €',
      'Da pagare per chiudere': '12.460,82 €',
    })
    expect(ask('estinzione', { tasso: 'variabile' })['Da pagare per chiudere']).toBe('12.545,87 €')
  })
})

it('codes are made and read with the town of birth', () => {
  const born = { nome: 'Mario', cognome: 'Rossi', sesso: 'M', nascita: '1980-01-01', comune: 'H501' }
  expect(ask('codice-fiscale', born)).toMatchObject({
    'Codice fiscale': 'RSSMRA80A01H501U',
    Sesso: 'Maschile',
  })
  const read = ask('codice-fiscale', { operazione: 'controlla', codice: 'rssmra80a01h501u' })
  expect(read).toMatchObject({ 'Luogo di nascita': 'Roma (RM)', 'Data di nascita': '01/01/1980' })
  // Of a company, or of a person until they have their own.
  const provisional = ask('codice-fiscale', { operazione: 'controlla', codice: '123.456.789 03' })
  expect(provisional).toMatchObject({ Codice: '12345678903', Controllo: 'La cifra finale torna' })
})

it('looks towns up by name, CAP and code', () => {
  const found = (cerca: string) =>
    toolOf('cap-e-comuni')
      .compute({ cerca }, known)
      ?.table?.rows.map(([nome]) => nome)
  expect([found('mon'), found('20900'), found('h501')]).toEqual([['Monza'], ['Monza'], ['Roma']])
  expect(found('00100')).toEqual(['Roma'])
  expect(found('nanto')).toEqual(['Nanto, oggi Castegnero Nanto', 'Castegnero Nanto'])
})

it('counts working days, and lists documents', () => {
  expect(
    ask('calendario', { conto: 'conta', dal: '2026-04-02', al: '2026-04-08' })['Giorni lavorativi'],
  ).toBe('3')
  expect(wrong('calendario', { conto: 'conta', dal: '2026-04-08', al: '2026-04-02' })).toBe('al')
  expect(Number(ask('documenti').Documenti)).toBeGreaterThan(5)
})

it('copies the figures with their formula', () => {
  const tool = toolOf('soglia-usura')
  const outcome = tool.compute(tool.start, known)
  const text = outcome ? outcomeText(tool, outcome, '26/11/2026') : ''
  expect(text).toMatch(/^Soglia di usura, 26\/11\/2026\nSoglia indicativa: 15,5250%/)
  expect(text).toContain('TEGM × 1,25')
})
