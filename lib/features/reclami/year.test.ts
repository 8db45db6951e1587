import { columnOfDay } from '@/lib/core/dates'
import { yearFigures, yearLines } from './year'

const line = (ricevuto: string, risposto: string | null, more = {}) => ({
  product: 'mutuo' as const,
  causale: 'tempi' as const,
  ricevutoIl: columnOfDay(ricevuto),
  entroIl: columnOfDay('2026-03-02'),
  esito: risposto ? ('respinto' as const) : null,
  rispostoIl: risposto ? columnOfDay(risposto) : null,
  abfIl: null,
  abfEsito: null,
  ...more,
})

const LINES = [
  line('2026-01-01', '2026-01-11'),
  line('2026-01-01', '2026-03-02', { esito: 'accolto', product: 'cdq' }),
  line('2026-01-01', '2026-03-03', {
    esito: 'parziale',
    product: null,
    abfIl: columnOfDay('2026-04-01'),
    abfEsito: 'in_corso',
  }),
  line('2026-01-01', null, { causale: 'costi' }),
]

const AFTER = '2027-01-15'
const figures = (lines: typeof LINES, today = AFTER) => yearFigures(2026, lines, today)

describe('the year of complaints', () => {
  it('counts by product, outcome, days and appeals', () => {
    expect(figures(LINES)).toEqual({
      anno: 2026,
      ricevuti: 4,
      perProdotto: [
        { label: 'Mutuo', n: 2 },
        { label: 'Cessione del quinto', n: 1 },
        { label: 'Nessun prodotto', n: 1 },
      ],
      perCausale: [
        { label: 'Costi e compensi', n: 1 },
        { label: 'Tempi', n: 3 },
      ],
      perEsito: [
        { label: 'Accolto', n: 1 },
        { label: 'Accolto in parte', n: 1 },
        { label: 'Respinto', n: 1 },
      ],
      senzaRisposta: 1,
      scaduti: 1,
      // 10, 60 and 61 days.
      giorniMedi: 43.7,
      entro: 2,
      oltre: 1,
      abf: 1,
      perEsitoAbf: [{ label: 'In corso', n: 1 }],
    })
  })

  it('says so where there was none, and names every figure where there were', () => {
    expect(yearLines(yearFigures(2025, [], '2026-01-15'), '2026-01-15')[0]).toContain(
      'non ha ricevuto reclami',
    )
    const text = yearLines(figures(LINES), AFTER).join('\n')
    for (const said of [
      '**4** reclami',
      'Mutuo: **2**',
      'Respinto: **1**',
      'Ancora senza risposta: **1**',
      '**43,7**',
      'Risposte oltre il termine: **1**',
      'Ancora senza risposta, nei termini: **0**',
      'Ancora senza risposta, oltre il termine: **1**',
    ])
      expect(text).toContain(said)
    expect(text).toContain('fra il 1° gennaio e il 31 dicembre, ciascuno contato una volta.')
  })

  it('says how far it goes while the year is not over', () => {
    const [some] = yearLines(figures(LINES, '2026-11-29'), '2026-11-29')
    expect(some).toContain('fra il 1° gennaio e il 29/11/2026: l’anno non è ancora finito.')
    const [none] = yearLines(figures([], '2026-12-31'), '2026-12-31')
    expect(none).toBe(
      'Nel 2026, fino al 31/12/2026, [[societa]] non ha ricevuto reclami: l’anno non è ancora finito.',
    )
  })

  it('tells who still has time from who has waited too long, on the day after the last one', () => {
    const waiting = [line('2026-01-01', null)]
    expect([figures(waiting, '2026-03-02').scaduti, figures(waiting, '2026-03-03').scaduti]).toEqual([0, 1])
    const text = yearLines(figures(waiting, '2026-03-02'), '2026-03-02').join('\n')
    expect(text).toContain('Ancora senza risposta, nei termini: **1**')
    expect(text).toContain('Ancora senza risposta, oltre il termine: **0**')
  })

  it('counts an answer that came in another year, however late', () => {
    const late = [line('2026-01-01', '2026-12-17'), line('2026-12-20', '2027-10-01')]
    expect(figures(late, '2027-12-01')).toMatchObject({ ricevuti: 2, entro: 0, oltre: 2, scaduti: 0 })
  })

  it('says of one that it is one', () => {
    const one = [line('2026-01-01', '2026-01-11')]
    const text = yearLines(figures(one), AFTER)
    expect(text[0]).toBe(
      'Nel 2026 [[societa]] ha ricevuto **un reclamo**, arrivato fra il 1° gennaio e il 31 dicembre.',
    )
    expect(yearLines(figures(one, '2026-11-29'), '2026-11-29')[0]).toBe(
      'Nel 2026 [[societa]] ha ricevuto **un reclamo**, arrivato fra il 1° gennaio e il 29/11/2026: l’anno non è ancora finito.',
    )
    expect(text.join('\n')).toContain('Non è stato portato all’Arbitro.')
    expect(text.join('\n')).not.toContain('questi reclami')
  })
})
