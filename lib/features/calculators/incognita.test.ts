import { reachedBy } from './incognita'
import type { RigaPrezzi, TabellaPrezzi } from './prestiti'

const riga = (importo: number, durata: number, rata: number): RigaPrezzi => ({
  importo,
  durata,
  rata,
  tan: 7.5,
  taeg: 8.5,
  spese: 2_500,
})
const tabella = (righe: RigaPrezzi[], change: Partial<TabellaPrezzi> = {}): TabellaPrezzi => ({
  id: 't',
  nome: 'T',
  banca: null,
  finalita: [],
  validFrom: '2026-01-01',
  validTo: null,
  righe,
  ...change,
})
const grids = (...tabelle: TabellaPrezzi[]) => ({ tabelle, oggi: '2026-02-01' })
const rows = [riga(500_000, 60, 10_019), riga(1_000_000, 60, 20_038), riga(1_000_000, 120, 11_870)]

it('an instalment reaches the amount that it repays, in steps of 50 €', () => {
  const ask = (rata: number) =>
    reachedBy({ rata, durata: 60, finalita: 'auto' }, grids(tabella(rows))).importo
  expect(ask(150)).toBe(7_450)
  expect(ask(200.38)).toBe(10_000)
  expect(ask(900)).toBe(10_000)
  expect(() => ask(20)).toThrow(/non si arriva a/)
})

it('an amount is repaid in the shortest duration that the instalment allows', () => {
  const ask = (rata: number) =>
    reachedBy({ rata, importo: 10_000, finalita: 'auto' }, grids(tabella(rows))).durata
  expect(ask(200.38)).toBe(60)
  expect(ask(150)).toBe(120)
  expect(() => ask(100)).toThrow(/non basta la durata/)
})

it('leaves out grids of another purpose or day', () => {
  const other = tabella(rows, { finalita: ['arredo'] })
  const over = tabella(rows, { validTo: '2026-01-31' })
  expect(() => reachedBy({ rata: 300, durata: 60, finalita: 'auto' }, grids(other, over))).toThrow()
})
