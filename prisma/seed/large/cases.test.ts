import { random } from '../core/random'
import { CASE_COLUMNS, caseLines, PERSON_COLUMNS, personLines, type World } from './cases'
import { AMOUNTS, BANK, DATES, JOB, OWNER, SAME, type Template } from './templates'

const HOUR = 3_600_000
const MONDAY = Date.UTC(2024, 11, 30, 9)

const template = (opened: number, agentId: string): Template => ({
  agentId,
  town: 'forli',
  opened,
  dates: DATES.map((_, i) => (i === 0 ? opened + HOUR : null)),
  product: 'mutuo',
  finalita: `scopo-${agentId}`,
  kind: 'mutuo fisso',
  hasBank: true,
  amounts: AMOUNTS.map(() => 10_000_000),
  same: SAME.join('\t'),
  owner: OWNER.map((name) => (name === 'agent_id' ? agentId : name)).join('\t'),
  bank: BANK.map((name) => `${name}-${agentId}`).join('\t'),
  job: JOB.join('\t'),
})
const person = (id: string, since: number) => ({ id, nome: `D’Amè ${id}`, folded: `d'ame ${id}`, since })
const [early, late, other] = [person('a', 0), person('b', MONDAY + 48 * HOUR), person('c', 0)]

const WORLD: World = {
  templates: [0, 0.5, 30, 72].map((hours, i) => template(MONDAY + hours * HOUR, i === 1 ? 'y' : 'x')),
  clients: new Map([
    [null, [early, other, late]],
    ['x', [early, late]],
  ]),
}
const RANGE = { first: 8, count: 10 }
const source = (name: string) => ({ rng: random(name), id: (when: Date) => `${when.getTime()}-${name}` })

const rowsOf = (lines: Iterable<string>, columns: readonly string[]) =>
  Array.from(lines, (text) => {
    const cells = text.split('\t')
    expect(cells).toHaveLength(columns.length)
    return Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']))
  })
const cases = () => rowsOf(caseLines(source('cases'), WORLD, RANGE), CASE_COLUMNS)
const time = (text: string | undefined) => Date.parse(text ?? '')

describe('added cases', () => {
  it('have keys and dates in the order of time, and codes of their own', () => {
    const rows = cases()
    expect(rows).toHaveLength(RANGE.count)
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
    const opened = rows.map((row) => time(row.created_at))
    expect(opened).toEqual([...opened].sort((a, b) => a - b))
    expect(rows[0]).toMatchObject({ codice: 'P24-00000008', idegg: 'EGGN00000008' })
    expect(rows.at(-1)).toMatchObject({ codice: 'P25-00000017', idegg: 'EGGN00000017' })
    expect(new Set(rows.map(({ codice }) => codice)).size).toBe(RANGE.count)
  })

  it('are copies of each template, as many of each, at most an hour older and never slower', () => {
    const copies = WORLD.templates.map(({ opened }) =>
      cases().filter((row) => time(row.created_at) <= opened && time(row.created_at) >= opened - HOUR),
    )
    for (const own of copies) expect(own.length).toBeGreaterThanOrEqual(2)
    for (const row of cases()) {
      const took = time(row.stato_dal) - time(row.created_at)
      expect(took).toBeGreaterThanOrEqual(HOUR / 2 - 1)
      expect(took).toBeLessThanOrEqual(HOUR)
      expect(row).toMatchObject({ data_chiusura: '\\N', product: 'product', version: 'version' })
    }
  })

  it('belong to a client whom the agent had by then, or to anybody of that time', () => {
    for (const row of cases()) {
      const own = time(row.created_at) >= late.since ? [early.nome, late.nome] : [early.nome]
      expect(row.agent_id === 'x' ? own : [early.nome, other.nome]).toContain(row.intestatario)
    }
  })

  it('take agents, banks and purposes of each other, and have amounts of their own', () => {
    const rows = cases()
    const kinds = (name: string) => new Set(rows.map((row) => row[name])).size
    expect([kinds('agent_id'), kinds('bank_id'), kinds('finalita')]).toEqual([2, 2, 2])
    expect(rows.some(({ agent_id, bank_id }) => !bank_id?.endsWith(`-${agent_id}`))).toBe(true)
    expect(kinds('importo_richiesto')).toBeGreaterThan(5)
    for (const row of rows) {
      expect(Number(row.importo_richiesto)).toBeGreaterThanOrEqual(6_000_000)
      expect(Number(row.importo_richiesto)).toBeLessThanOrEqual(15_000_000)
      expect(Number(row.importo_richiesto) % 10_000).toBe(0)
    }
  })

  it('can be searched by codes, name and town', () => {
    const [row] = cases()
    expect(row?.search).toBe("p24-00000008 eggn00000008 d'ame a forli")
  })

  it('come out the same at every run, their applicants with them', () => {
    expect(cases()).toEqual(cases())
    const people = rowsOf(personLines(source('cases'), source('people'), WORLD, RANGE), PERSON_COLUMNS)
    expect(people.map(({ pratica_id }) => pratica_id)).toEqual(cases().map(({ id }) => id))
    expect(people[0]).toMatchObject({ client_id: 'a', ruolo: 'richiedente', tipo_lavoro: 'tipo_lavoro' })
  })
})
