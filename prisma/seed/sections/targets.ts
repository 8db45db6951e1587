import 'server-only'
import type { Prisma, Prodotto } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

type OpenCase = {
  id: string
  agentId: string
  bankId: string | null
  product: Prodotto
  intestatario: string
  importo: number
  stato: string
}

/** The nearer a case is to the money, the surer its agent. */
const CONFIDENCE: Record<string, number> = {
  raccolta_documenti: 25,
  in_istruttoria: 35,
  inviata_banca: 50,
  deliberata_reddituale: 65,
  perizia: 75,
  deliberata: 90,
  stipula: 98,
}

export async function seedPredictions(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const open = await rowsOf<OpenCase>(
    client,
    `SELECT id, agent_id AS "agentId", bank_id AS "bankId", product, intestatario, importo_richiesto::float AS importo, stato
     FROM pratiche WHERE stato::text = ANY($1) AND agent_id IS NOT NULL ORDER BY id`,
    [Object.keys(CONFIDENCE)],
  )
  const rows = rng.sample(open, seeding.count(500, 6)).map((one): Prisma.PredictionCreateManyInput => {
    const paid = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + rng.int(0, 3), 1))
    const said = daysFrom(now, -rng.next() * 15)
    return {
      id: id(said),
      agentId: one.agentId,
      praticaId: one.id,
      cliente: one.intestatario,
      bankId: one.bankId,
      product: one.product,
      importo: one.importo,
      probabilita: Math.min(100, Math.max(5, (CONFIDENCE[one.stato] ?? 20) + rng.int(-10, 10))),
      anno: paid.getUTCFullYear(),
      mese: paid.getUTCMonth() + 1,
      note: '',
      createdAt: said,
      updatedAt: said,
    }
  })
  await bulk(client, 'predictions', rows)
}

/** Monthly goals of last year and this one, higher in spring and autumn, none worth naming in August. */
const SEASON = [0.8, 0.9, 1.1, 1.1, 1.2, 1.1, 1, 0.4, 1.1, 1.2, 1.1, 0.9]
const GOALS: readonly (readonly [Prodotto, number])[] = [
  ['mutuo', 280_000],
  ['prestito', 35_000],
  ['cdq', 40_000],
]

export async function seedBudgets(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' AND figura <> 'area_manager' ORDER BY id",
  )
  const year = now.getUTCFullYear()
  const rows = agents.flatMap(({ id: agentId }) => {
    const strength = 0.6 + rng.next() * 0.9
    return [year - 1, year].flatMap((anno) => {
      const since = new Date(Date.UTC(anno - 1, 11, 15))
      return GOALS.flatMap(([product, goal]) =>
        SEASON.map((factor, index) => ({
          id: id(since),
          agentId,
          product,
          anno,
          mese: index + 1,
          importo: Math.round((goal * strength * factor) / 1_000) * 100_000,
          createdAt: since,
          updatedAt: since,
        })),
      )
    })
  })
  await bulk<Prisma.BudgetCreateManyInput>(client, 'budgets', rows)
}
