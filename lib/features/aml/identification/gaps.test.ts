import { identificazioneRegole } from '@/lib/features/aml/settings'
import { lackOf, lastDayOf, planOf, stateOf } from '@/lib/features/aml/terms'
import type { Stato } from '@/lib/words/case-states'
import { documentExpiry, gapsOf, type Richiedente, unidentified } from './gaps'
import type { Cointestatario, Dati, Titolare } from './schema'

const [rules] = identificazioneRegole.initial
if (!rules) throw new Error('there are no rules')

describe('the last day of an identification', () => {
  it.each([
    ['bassa', '2032-01-01', '2029-11-28'],
    ['normale', '2032-01-01', '2028-11-28'],
    ['alta', '2032-01-01', '2027-11-28'],
    ['bassa', '2027-02-03', '2027-02-03'],
    ['alta', null, '2027-11-28'],
  ] as const)('of class %s, with a document until %s, is %s', (classe, document, last) => {
    expect(lastDayOf('2026-11-28', classe, document, rules)).toBe(last)
  })
})

describe('what a case lacks', () => {
  const today = '2026-12-01'
  const before = { apertaIl: '2026-10-01', completata: false, scadeIl: null, entroIl: null }
  it.each([
    ['a case of before, not planned yet', before, { manca: true, blocca: false }],
    ['a case of before, until its day', { ...before, entroIl: today }, { manca: true, blocca: false }],
    ['a case of before, after its day', { ...before, entroIl: '2026-11-30' }, { manca: true, blocca: true }],
    ['a case of the day itself', { ...before, apertaIl: '2026-11-20' }, { manca: true, blocca: true }],
    ['one that is done', { ...before, completata: true, scadeIl: today }, { manca: false, blocca: false }],
    [
      'one that has expired',
      { ...before, completata: true, scadeIl: '2026-11-30' },
      { manca: true, blocca: true },
    ],
  ])('%s', (_what, known, lack) => {
    expect(lackOf(known, today, '2026-11-20')).toEqual(lack)
  })

  it('holds nothing up before the day of the rule', () => {
    expect(lackOf({ ...before, apertaIl: '2026-11-30' }, today, '2027-01-01')).toEqual({
      manca: true,
      blocca: false,
    })
  })

  it.each([
    [{ completata: false, scadeIl: null, iniziata: false, inRinnovo: false }, 'da_fare'],
    [{ completata: false, scadeIl: null, iniziata: true, inRinnovo: false }, 'in_corso'],
    [{ completata: true, scadeIl: today, iniziata: true, inRinnovo: false }, 'completata'],
    [{ completata: true, scadeIl: today, iniziata: true, inRinnovo: true }, 'in_corso'],
    [{ completata: true, scadeIl: '2026-11-30', iniziata: true, inRinnovo: true }, 'da_rinnovare'],
  ])('%j is %s', (known, stato) => {
    expect(stateOf(known, today)).toBe(stato)
  })
})

describe('the plan to catch up', () => {
  const STATES: Stato[] = ['bozza', 'in_istruttoria', 'raccolta_documenti', 'sospesa', 'perizia']
  // Each has cases of one state alone, one of them nothing but what is urgent; the last is the office.
  const AGENTS = ['a', 'b', 'c', 'd', null]
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at).padStart(5, '0'),
    agentId: AGENTS[at % AGENTS.length] ?? null,
    stato: STATES[at % STATES.length] as Stato,
    product: at % 2 ? 'mutuo' : 'azienda',
    apertaIl: `2026-0${1 + (at % 9)}-01`,
  }))
  const plan = planOf(many, '2026-11-28', 12)

  it('gives each of 10,000 cases a Friday, as many of each agent in each of the twelve weeks', () => {
    expect(plan.size).toBe(10_000)
    for (const agentId of AGENTS) {
      const weeks = new Map<string, number>()
      for (const one of many.filter((each) => each.agentId === agentId)) {
        const day = plan.get(one.id) ?? ''
        weeks.set(day, (weeks.get(day) ?? 0) + 1)
      }
      expect(weeks.size).toBe(12)
      expect(Math.max(...weeks.values()) - Math.min(...weeks.values())).toBeLessThanOrEqual(1)
      expect([...weeks.keys()].toSorted()[0]).toBe('2026-12-04')
      for (const day of weeks.keys()) expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe(5)
    }
  })

  it('begins with what is about to go to the bank, companies first, and ends with what is suspended', () => {
    const own = planOf(
      many.map((one) => ({ ...one, agentId: 'a' })),
      '2026-11-28',
      12,
    )
    const days = (stato: Stato, product: string) =>
      many.filter((one) => one.stato === stato && one.product === product).map(({ id }) => own.get(id) ?? '')
    const last = (all: string[]) => all.toSorted().at(-1) ?? ''
    const first = (all: string[]) => all.toSorted()[0] ?? ''
    expect(last(days('in_istruttoria', 'azienda')) <= first(days('in_istruttoria', 'mutuo'))).toBe(true)
    expect(last(days('in_istruttoria', 'mutuo')) <= first(days('raccolta_documenti', 'azienda'))).toBe(true)
    expect(last(days('bozza', 'mutuo')) <= first(days('sospesa', 'azienda'))).toBe(true)
  })

  it('gives one case that comes later the first week, and leaves a week of work at least', () => {
    const one = [{ id: 'a', agentId: null, stato: 'bozza' as const, product: 'cdq', apertaIl: '2026-01-01' }]
    expect(planOf(one, '2026-12-03', 12).get('a')).toBe('2026-12-11')
    expect(planOf([], '2026-12-03', 12).size).toBe(0)
  })
})

describe('what is still needed', () => {
  const today = '2026-11-28'
  const paper = {
    docTipo: 'passaporto',
    docNumero: 'YA123456',
    docEnte: 'Questura',
    docScade: '2030-05-01',
  } as const
  const code = 'RSSMRA80A01F205X'
  const nobody = {
    nome: null,
    codiceFiscale: null,
    titolo: null,
    docTipo: null,
    docNumero: null,
    docEnte: null,
    docScade: null,
  }
  const whole: Dati = {
    cliente: { tipo: 'persona', denominazione: 'Ada', codiceFiscale: code, modo: 'presenza', ...paper },
    esecutore: { agisce: 'cliente', ...nobody },
    pep: { esposto: false, carica: null },
    scopo: { scopo: 'casa', scopoAltro: null, origine: 'lavoro', origineAltro: null },
  }
  const company: Dati = {
    ...whole,
    cliente: {
      tipo: 'societa',
      denominazione: 'Prova Srl',
      codiceFiscale: '12345678903',
      modo: 'presenza',
      docTipo: null,
      docNumero: null,
      docEnte: null,
      docScade: null,
    },
    esecutore: {
      agisce: 'rappresentante',
      nome: 'Ugo',
      codiceFiscale: code,
      titolo: 'Visura',
      ...paper,
      docScade: '2028-01-01',
    },
    titolari: {
      titolari: Array.from({ length: 5 }, (_, at) => ({
        nome: `Socio ${at}`,
        codiceFiscale: code,
        quota: 20,
        controllo: 'voti' as const,
        pep: false,
      })),
      nessunAltro: null,
    },
  }
  const owned = (
    quota: number | null,
    nessunAltro: boolean | null,
    controllo: Titolare['controllo'],
  ): Dati => ({
    ...company,
    titolari: {
      titolari: [{ nome: 'Socio', codiceFiscale: code, quota, controllo, pep: false }],
      nessunAltro,
    },
  })
  const asks: Richiedente = { nome: 'Ada', isSocieta: false, cointestatari: [] }
  const fields = (dati: Dati, richiedente: Partial<Richiedente> = {}) =>
    gapsOf(dati, today, { ...asks, ...richiedente }).map(({ passo, campo }) => `${passo}.${campo}`)
  it.each<[string, Dati, string[]]>([
    ['of a whole one', whole, []],
    ['of a company with five owners', company, []],
    [
      'of a document that has expired',
      { ...whole, cliente: { ...whole.cliente, docScade: '2026-11-27' } as Dati['cliente'] },
      ['cliente.docScade'],
    ],
    [
      'of a document that ends today',
      { ...whole, cliente: { ...whole.cliente, docScade: today } as Dati['cliente'] },
      [],
    ],
    [
      'of a company that acts alone',
      { ...company, esecutore: { agisce: 'cliente', ...nobody } },
      ['esecutore.agisce'],
    ],
    [
      'of a company without owners',
      { ...company, titolari: { titolari: [], nessunAltro: true } },
      ['titolari.titolari'],
    ],
    [
      'of one owner of 26%, nobody having looked further',
      owned(26, null, 'proprieta'),
      ['titolari.nessunAltro'],
    ],
    ['of one owner of 26%, others being left', owned(26, false, 'proprieta'), ['titolari.nessunAltro']],
    ['of one owner of 26%, the others being small', owned(26, true, 'proprieta'), []],
    ['of one owner of 75%', owned(75, null, 'proprieta'), []],
    [
      'of who administers, nobody having looked for owners',
      owned(null, null, 'amministra'),
      ['titolari.nessunAltro'],
    ],
    ['of who administers, where nobody owns', owned(null, true, 'amministra'), []],
    ['of a PEP without a function', { ...whole, pep: { esposto: true, carica: null } }, ['pep.carica']],
    [
      'of funds from abroad',
      { ...whole, scopo: { scopo: 'casa', scopoAltro: null, origine: 'estero', origineAltro: '' } },
      ['scopo.origineAltro'],
    ],
  ])('%s', (_what, dati, missing) => {
    expect(fields(dati)).toEqual(missing)
  })

  it('of who is another than the applicant, or a person where a company asks', () => {
    const other = { ...whole.cliente, denominazione: 'Ada Maria Prova' } as Dati['cliente']
    expect(fields({ ...whole, cliente: other }, { nome: 'Prova Ada', isSocieta: false })).toEqual([])
    // Half a name is nobody's.
    expect(fields(whole, { nome: 'Ada Prova', isSocieta: false })).toEqual(['cliente.denominazione'])
    expect(fields(whole, { nome: 'Beta Rossi', isSocieta: false })).toEqual(['cliente.denominazione'])
    expect(fields(whole, { nome: 'Ada', isSocieta: true })).toEqual(['cliente.tipo'])
    expect(fields(company, { nome: 'Ada', isSocieta: true })).toEqual([])
  })

  const second: Cointestatario = {
    nome: 'Leo Prova',
    codiceFiscale: code,
    modo: 'presenza',
    ...paper,
    docScade: '2029-01-01',
    pep: false,
  }
  const together = (...cointestatari: Cointestatario[]): Dati => ({
    ...whole,
    cointestatari: { cointestatari },
  })
  const named = (...cointestatari: string[]): Richiedente => ({ ...asks, cointestatari })

  it('of who asks for the credit together with the client', () => {
    const missing = (dati: Dati, ...names: string[]) =>
      gapsOf(dati, today, named(...names)).map(({ passo, cosa }) => [passo, cosa])
    expect(missing(whole, 'Leo Prova')).toEqual([['cointestatari', 'L’identificazione di Leo Prova']])
    expect(missing(whole, '')).toEqual([
      ['cointestatari', 'Il nome di un cointestatario, fra le persone della pratica'],
    ])
    expect(missing(together(second), 'Prova Leo')).toEqual([])
    expect(missing(together(second))).toEqual([
      ['cointestatari', 'Leo Prova non è cointestatario della pratica: la riga va tolta'],
    ])
    const half = {
      ...second,
      codiceFiscale: null,
      modo: null,
      docNumero: null,
      docScade: '2026-11-27',
      pep: null,
    }
    expect(missing(together(half), 'Leo Prova').map(([, cosa]) => cosa)).toEqual([
      'Il codice fiscale di Leo Prova',
      'Come è stato identificato Leo Prova',
      'Il numero del documento (Leo Prova)',
      'Un documento non scaduto (Leo Prova)',
      'Se Leo Prova è politicamente esposto',
    ])
  })

  it('ends with who asks for the credit now, and not with what nobody asked before', () => {
    expect(unidentified(together(second), named('Leo Prova'))).toBeNull()
    expect(unidentified(together(), named('Leo Prova'))).toBe('cointestatario')
    expect(unidentified(together(second), named('Leo Prova', 'Ugo Terzo'))).toBe('cointestatario')
    expect(unidentified(together(second), { ...named('Leo Prova'), nome: 'Beta Rossi' })).toBe('richiedente')
    expect(unidentified(whole, named('Leo Prova'))).toBeNull()
    expect(unidentified({}, named('Leo Prova'))).toBeNull()
  })

  it('nothing of which is there is everything', () => {
    expect(new Set(gapsOf({}, today, asks).map(({ passo }) => passo))).toEqual(
      new Set(['cliente', 'esecutore', 'pep', 'scopo']),
    )
  })

  it.each([
    [whole, '2030-05-01'],
    [company, '2028-01-01'],
    [together(second), '2029-01-01'],
    [{}, null],
  ])('the first document to expire', (dati, day) => {
    expect(documentExpiry(dati as Dati)).toBe(day)
  })
})
