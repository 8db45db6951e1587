import { banksOf, conditionsOf, filtered, lineGroups, NO_FILTER, PER_TUTTI } from './line-groups'
import { type Line, lineOf } from './lines'

const YOUNG = 'Solo per chi ha un ISEE fino a 40.000 €.'
const line = (banca: string, nome: string, avviso: string | null = null, rataSeSale?: number): Line =>
  lineOf({
    bank: { _id: banca, nome: banca },
    product: { _id: nome, nome },
    avviso,
    costi: [],
    tassi: [],
    tipoTasso: 'variabile',
    index: 'EURIBOR_3M',
    tenor: '3M',
    indexValue: 2.05,
    spread: 1.2,
    tan: 3.25,
    taeg: 3.4,
    rata: 700,
    durataMesi: 300,
    importo: 150_000,
    totaleInteressi: 60_000,
    totale: 210_000,
    costiIniziali: 0,
    rataReddito: null,
    sostenibile: null,
    ...(rataSeSale && { rataSeSale }),
  })
const lines = [line('Beta', 'b1', YOUNG), line('Alfa', 'a1'), line('Beta', 'b2')]

it('says beside a rate that follows an index what a rise of 2 points would cost', () => {
  expect(line('Alfa', 'a1', null, 862.4).note).toEqual(['862,40\u00a0€ al mese se l’indice sale di 2 punti'])
  expect(line('Alfa', 'a2').note).toEqual([])
})

const names = (some: readonly Line[]) => some.map(({ prodotto }) => prodotto)

it('sets the offers for some people only apart, after those for everybody', () => {
  expect(lineGroups(lines).map((group) => [group.condizione, names(group.lines)])).toEqual([
    [null, ['a1', 'b2']],
    [YOUNG, ['b1']],
  ])
})

it('filters by bank and by condition', () => {
  expect(banksOf(lines).map(({ value }) => value)).toEqual(['Alfa', 'Beta'])
  expect(conditionsOf(lines).map(({ value }) => value)).toEqual([PER_TUTTI, YOUNG])
  expect(conditionsOf(lines.slice(1))).toEqual([])
  expect(names(filtered(lines, NO_FILTER))).toEqual(['b1', 'a1', 'b2'])
  expect(names(filtered(lines, { banca: 'Beta', perChi: PER_TUTTI }))).toEqual(['b2'])
  expect(names(filtered(lines, { banca: null, perChi: YOUNG }))).toEqual(['b1'])
})

it('has the kind of rate apart from its index', () => {
  expect(lines[1]).toMatchObject({
    tipo: 'Variabile',
    indice: 'Euribor 3M + 1,20%',
    tasso: 'Variabile, Euribor 3M 2,05% + 1,20%',
  })
})
