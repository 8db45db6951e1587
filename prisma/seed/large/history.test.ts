import { commitLines, type Told, versionsOf } from './history'

const DAY = 86_400_000
const OPENED = Date.UTC(2025, 2, 3, 9)
const day = (n: number) => OPENED + n * DAY

const PAID: Told = {
  id: '0195a000-0000-7000-8000-000000000001',
  codice: 'P25-00000001',
  idegg: 'EGGN00000001',
  agentId: '0195a000-0000-7000-8000-000000000002',
  nome: 'Ada',
  cognome: 'D\'Angelo "Dada"',
  stato: 'liquidata',
  opened: OPENED,
  since: day(60),
  dates: [day(2), day(10), day(15), null, null, day(30), day(58)],
  told: 0,
}
const DRAFT: Told = { ...PAID, stato: 'bozza', since: OPENED, dates: PAID.dates.map(() => null) }

const statesOf = (one: Told, count: number) => versionsOf(one, count).map(({ stato }) => stato)
const infoOf = (text: string | undefined) =>
  JSON.parse((text ?? '').split('\t')[5]?.replace(/\\\\/g, '\\') ?? '')

const source = { id: (when: Date) => `id-${when.getTime()}` }
const linesOf = (one: Told, count: number) => [...commitLines(source, one, count)]

describe('history of an added case', () => {
  it('tells of the states it went through, the last one always among them', () => {
    expect(statesOf(PAID, 7)).toEqual([
      'bozza',
      'raccolta_documenti',
      'in_istruttoria',
      'inviata_banca',
      'deliberata',
      'stipula',
      'liquidata',
    ])
    expect(statesOf(PAID, 3)).toEqual(['bozza', 'raccolta_documenti', 'liquidata'])
  })

  it('goes on with notes, later and later', () => {
    const versions = versionsOf(DRAFT, 4)
    expect(versions.map(({ stato, note }) => [stato, note !== ''])).toEqual([
      ['bozza', false],
      ['bozza', true],
      ['bozza', true],
      ['bozza', true],
    ])
    const times = versionsOf(PAID, 9).map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(9)
  })

  it('writes one creation, and changes that follow from each other', () => {
    const lines = linesOf(PAID, 5)
    expect(lines.map((text) => text.split('\t')[1])).toEqual(['create', 'edit', 'edit', 'edit', 'edit'])
    const infos = lines.map(infoOf)
    expect(infos[0]).toMatchObject({ changes: [], data: { stato: 'bozza' } })
    for (const [i, { changes }] of infos.slice(1).entries()) {
      expect(changes).toEqual([
        { field: 'stato', before: infos[i].data.stato, after: infos[i + 1].data.stato },
      ])
    }
  })

  it('only adds notes to a history that has been told', () => {
    const lines = linesOf({ ...PAID, told: 5 }, 7)
    expect(lines).toHaveLength(2)
    for (const { changes, data } of lines.map(infoOf)) {
      expect(data.stato).toBe('liquidata')
      expect(changes.map(({ field }: { field: string }) => field)).toEqual(['note'])
    }
    expect(linesOf({ ...PAID, told: 7 }, 7)).toEqual([])
  })
})
