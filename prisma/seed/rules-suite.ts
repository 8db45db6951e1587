import { dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import type { Offer } from '@/lib/features/calculators/present'
import { ltvOf } from '@/lib/features/pratiche/ltv'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { overlapping, type Span } from '@/lib/italian/opening-hours'
import { taegOf } from './sections/materials'
import { NUMBERS, PLANNED, RULES } from './seed-rules'

const one = async (sql: string): Promise<number> => {
  const { rows } = await pool().query<{ n: string }>(sql)
  return Number(rows[0]?.n)
}

/** The tests of what the demo data have in common with what people do: for the suite that has filled the database. */
export function obeysTheRules(): void {
  describe('the product’s own rules', () => {
    it.each(RULES)('%s', async (_rule, broken) => {
      expect(await one(`SELECT count(*) AS n FROM (${broken}) broken`)).toBe(0)
    })

    it('telephones can be dialled, and tax codes and IBANs are what they say', async () => {
      for (const [source, isRight] of NUMBERS) {
        const { rows } = await pool().query<{ value: string }>(source)
        expect([source, rows.map(({ value }) => value).filter((value) => !isRight(value))]).toEqual([
          source,
          [],
        ])
      }
    })

    it('an agency’s hours do not overlap', async () => {
      const rows = await db().agency.findMany({ select: { nome: true, orari: true } })
      expect(rows.filter(({ orari }) => overlapping(orari as Span[]) !== -1)).toEqual([])
    })

    it('no instant lies ahead but what is planned', async () => {
      const { rows } = await pool().query<{ name: string; column: string }>(
        `SELECT table_name AS name, column_name AS column FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type LIKE 'timestamp%' ORDER BY 1, 2`,
      )
      const ahead: string[] = []
      for (const { name, column } of rows) {
        if (PLANNED.has(`${name}.${column}`)) continue
        if (await one(`SELECT count(*) AS n FROM "${name}" WHERE "${column}" > now()`))
          ahead.push(`${name}.${column}`)
      }
      expect(ahead).toEqual([])
    })

    it('the TAEG of every flyer follows from its own figures', async () => {
      const rows = await db().agentMaterial.findMany({ where: { taeg: { not: null } } })
      expect(rows.length).toBeGreaterThan(0)
      const wrong = rows.flatMap(({ titolo, taeg, dati }) => {
        const { offer } = dati as unknown as { offer: Offer }
        return offer.tassi.length <= 1 && Math.abs(taegOf(offer) - Number(taeg)) > 0.02
          ? [`${titolo}: ${taeg}, not ${taegOf(offer)}`]
          : []
      })
      expect(wrong).toEqual([])
    })

    it('the LTV of a case follows from its amounts', async () => {
      const rows = await db().pratica.findMany()
      const wrong = rows.flatMap(({ codice, ltv, ...row }) => {
        const follows = ltvOf(row)
        return Math.abs(Number(ltv) - Number(follows)) > 0.001 ? [`${codice}: ${ltv}, not ${follows}`] : []
      })
      expect(wrong).toEqual([])
    })

    it('a case freezes the agreement of the day on which it was opened', async () => {
      const book = await readBook(db())
      const cases = await db().pratica.findMany({ where: { agentId: { not: null } } })
      const wrong = cases.flatMap(({ codice, agentId, agencyId, product, createdAt, provvigioni }) => {
        const found = book.accordo({ agentId, agencyId, product, bankId: null }, dayOf(createdAt))
        const frozen = (provvigioni as { accordo?: { id: string } | null }).accordo?.id
        return found?.id === frozen ? [] : [codice]
      })
      expect(wrong).toEqual([])
    })
  })
}
