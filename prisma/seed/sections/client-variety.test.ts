import { varied } from './client-variety'
import type { ClientRow } from './clients'

const STATUS = ['validated', 'pending', 'blocked', 'deleted'] as const
const rowOf = (index: number): ClientRow => ({
  id: `id-${index}`,
  createdAt: new Date(0),
  email: `persona${index}@example.it`,
  nome: 'Ida',
  cognome: `Numero${index}`,
  telefono: `+3935100${index}`,
  codiceFiscale: null,
  dataNascita: '1980-01-01',
  status: STATUS[index % 7] ?? 'validated',
})

it('leaves an address to everybody whom cases and requests may be of, at the full size', () => {
  const rows = varied(
    Array.from({ length: 3_000 }, (_, index) => rowOf(index)),
    new Date('2026-11-22'),
  )
  const without = rows.filter(({ email }) => email === null).map(({ status }) => status)
  expect([...new Set(without)].sort()).toEqual(['blocked', 'deleted'])
  const emails = rows.flatMap(({ email }) => email ?? [])
  expect(new Set(emails).size).toBe(emails.length)
  expect(rows.filter(({ tipoPersona }) => tipoPersona === 'giuridica').length).toBeGreaterThan(30)
})
