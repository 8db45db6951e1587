import { addDays } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgency, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

type Owner = { agentId: string; agencyId: string | null }

/** What the suite needs to know of a report besides its declaration. */
export type Sample = {
  /** Rows of an owner that the report shows, and some beside them that it does not; their ids, shown ones only. */
  build(owner: Owner): Promise<string[]>
  /** For each filter a right value, and values that it must refuse. */
  filters: Record<string, { right: () => Promise<string>; wrong: readonly string[] }>
  /** The figures of all rows by a statement of their own, which shares nothing with the report's. */
  twin: () => Promise<Record<string, number>>
}

/** A chief with an agent below, one below that one, a colleague of the agency, and somebody elsewhere. */
export async function network() {
  const [here, there] = [await buildAgency(), await buildAgency()]
  const chief = await buildAgent({ agencyId: here.id })
  const below = await buildAgent({ agencyId: there.id, managerId: chief.id })
  const deepest = await buildAgent({ agencyId: there.id, managerId: below.id })
  const beside = await buildAgent({ agencyId: here.id })
  const stranger = await buildAgent({ agencyId: there.id })
  return { chief, below, deepest, beside, stranger }
}

let bank: Promise<{ id: string }> | undefined
const theBank = () => {
  bank ??= buildBank()
  return bank
}
const ago = (days: number) => addDays(new Date(), -days)

export const SAMPLES: Record<string, Sample> = {
  'reports/praticheFerme': {
    async build(owner) {
      const { id: clientId } = await buildClient()
      const bankId = (await theBank()).id
      const case_ = (n: number) => ({
        ...{ ...owner, clientId, intestatario: `Cliente ${n % 3}` },
        importoRichiesto: 1_000_050n * BigInt(1 + (n % 2)),
        bankId: n % 2 ? bankId : null,
      })
      const shown = []
      for (const [n, days] of [20, 20, 40, 70, 100, 400].entries())
        shown.push(
          await buildPratica({
            ...case_(n),
            stato: n % 2 ? 'in_istruttoria' : 'inviata_banca',
            ultimaAttivita: ago(days),
          }),
        )
      await buildPratica({ ...case_(0), stato: 'in_istruttoria', ultimaAttivita: ago(3) })
      await buildPratica({ ...case_(0), stato: 'sospesa', ultimaAttivita: ago(90) })
      await buildPratica({ ...case_(0), stato: 'liquidata', ultimaAttivita: ago(90), bankId })
      return shown.map(({ id }) => id)
    },
    filters: {
      stato: { right: async () => 'in_istruttoria,bozza', wrong: ['sospesa', 'in_istruttoria,x', "'"] },
      fascia: { right: async () => '60,oltre', wrong: ['31', 'oltre,oggi'] },
      product: { right: async () => 'mutuo', wrong: ['auto'] },
      agentId: {
        right: async () => (await buildAgent()).id,
        wrong: ['1', 'null,1', '01900000-0000-7000-8000-00000000000'],
      },
      bankId: { right: async () => (await theBank()).id, wrong: ['banca'] },
      importo: { right: async () => '15000..', wrong: ['..', 'a..b', '1..2..3', '20..10', '..1e99'] },
    },
    async twin() {
      const { rows } = await pool().query<{ n: string; importo: string }>(`
        SELECT count(*) AS n, coalesce(sum(importo_richiesto), 0) AS importo FROM pratiche
        WHERE stato IN ('bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca', 'deliberata_reddituale',
                        'perizia', 'deliberata', 'stipula')
          AND (now() AT TIME ZONE 'Europe/Rome')::date - (ultima_attivita AT TIME ZONE 'Europe/Rome')::date
            >= coalesce((SELECT coalesce(value ->> stato::text, value ->> 'default') FROM settings
                         WHERE key = 'praticheFermeGiorni')::int, 15)`)
      return { pratiche: Number(rows[0]?.n), importo: toEuro(BigInt(rows[0]?.importo ?? 0)) }
    },
  },
}
