import { addDays, dayOf } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { FROM } from '@/lib/reports/summary/histogram'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { expectedAnswers } from './expected-answer'

it('is what is usual of the bank, and nothing of one with few answers', async () => {
  const [bank, young] = [await buildBank(), await buildBank()]
  const ago = (days: number) => addDays(new Date(), -days)
  const decided = (bankId: string) => buildPratica({ bankId, stato: 'deliberata', dataInvioBanca: ago(20) })
  for (let n = 0; n < 6; n += 1) await decided(bank.id)
  await decided(young.id)
  const { product } = await decided(young.id)
  const sent = ago(3)
  const waits = { product, dataInvioBanca: sent.toISOString(), stato: 'inviata_banca' as const }
  const found = await expectedAnswers([
    { _id: 'a', bankId: bank.id, ...waits },
    { _id: 'b', bankId: young.id, ...waits },
    { _id: 'c', bankId: bank.id, ...waits, stato: 'stipula' },
    { _id: 'd', bankId: null, ...waits },
  ])
  expect([...found.keys()]).toEqual(['a'])
  const { giorni = 0, giorno } = found.get('a') ?? {}
  expect(giorni).toBeGreaterThan(14)
  expect(giorni).toBeLessThan(28)
  expect(giorno).toBe(dayOf(addDays(sent, giorni)))
})

it('counts days in the same classes as the database', async () => {
  const days = Array.from({ length: 400 }, (_, day) => day)
  const { rows } = await pool().query<{ classe: number }>(
    'SELECT classe_giorni(d) AS classe FROM unnest($1::int[]) WITH ORDINALITY AS u (d, n) ORDER BY n',
    [days],
  )
  expect(rows.map(({ classe }) => classe)).toEqual(
    days.map((day) => FROM.findLastIndex((first) => first <= day)),
  )
})
