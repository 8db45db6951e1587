import { PROVINCES } from './provinces'
import { allTowns, townRows } from './towns'

const towns = allTowns()
const today = towns.filter(({ ora }) => ora === null)
const named = (nome: string) => towns.find((town) => town.nome === nome && town.ora === null)

it('has the towns of ISTAT since 21 February 2026, each once', () => {
  expect(today).toHaveLength(7_894)
  for (const key of ['istat', 'catastale'] as const)
    expect(new Set(towns.map((town) => town[key])).size).toBe(towns.length)
  const sigle = new Set(
    Object.values(PROVINCES).flatMap((line) => line.split('|').map((one) => one.split(' ')[1])),
  )
  expect(towns.filter(({ provincia }) => !sigle.has(provincia))).toEqual([])
})

it.each([
  ['Castegnero Nanto', ['36020', '36024'], ['Castegnero', 'Nanto']],
  ['Sovizzo', ['36050'], ['Gambugliano']],
  ['Pesaro', ['61121', '61122'], ['Monteciccardo']],
  ['Campospinoso Albaredo', ['27040'], ['Campospinoso', 'Albaredo Arnaboldi']],
  ['Popoli Terme', ['65026'], ['Popoli']],
])('%s has the CAPs and the names of what it was', (nome, caps, names) => {
  expect(named(nome)?.caps).toEqual(expect.arrayContaining(caps))
  expect(named(nome)?.altriNomi).toEqual(names)
})

it('keeps the codes of towns that are no more, where people are born', () => {
  const gone = towns.filter(({ ora }) => ora !== null)
  expect(gone).toHaveLength(18)
  expect(gone.find(({ catastale }) => catastale === 'C056')).toMatchObject({
    nome: 'Castegnero',
    ora: '024129',
  })
  expect(gone.filter(({ ora }) => !today.some(({ istat }) => istat === ora))).toEqual([])
})

it.each([
  ['00100', 'Roma'],
  ['10100', 'Torino'],
  ['20100', 'Milano'],
  ['80100', 'Napoli'],
  ['34100', 'Trieste'],
  ['09100', 'Cagliari'],
  ['47900', 'Rimini'],
])('%s stands for %s alone', (cap, nome) => {
  expect(towns.filter(({ capGenerico }) => capGenerico === cap).map((town) => town.nome)).toEqual([nome])
  expect(towns.some(({ caps }) => caps.includes(cap))).toBe(false)
})

it('draws no demo address in a town that is no more', () => {
  const names = new Set(townRows().map(([, nome]) => nome))
  expect(names.has('Castegnero Nanto')).toBe(true)
  expect(names.has('Castegnero')).toBe(false)
})
