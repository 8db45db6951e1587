import 'server-only'
import type { Prisma, Prodotto } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'

type OpenCase = {
  id: string
  email: string
  agentId: string
  bankId: string | null
  product: Prodotto
  intestatario: string
  importo: number
  stato: string
}

const isFirst = ({ email }: OpenCase) => email === 'agente@demo.example'

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
    `SELECT p.id, a.email, p.agent_id AS "agentId", bank_id AS "bankId", product, intestatario, importo_richiesto::float AS importo, stato
     FROM pratiche p JOIN agents a ON a.id = p.agent_id WHERE stato::text = ANY($1) ORDER BY stato, p.id`,
    [Object.keys(CONFIDENCE)],
  )
  // A visitor of the demo looks at this agent first: of their cases in each state every second has a forecast, on any day.
  const [first, others] = [open.filter(isFirst), open.filter((one) => !isFirst(one))]
  const told = [...first.filter((_, index) => index % 2 === 1), ...rng.sample(others, seeding.count(400, 6))]
  const rows = told.map((one): Prisma.PredictionCreateManyInput => {
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
  await closedPredictions(seeding)
}

type ClosedCase = Omit<OpenCase, 'email'> & { erogato: number | null; fine: Date }

/** Forecasts that have come true, most of them in their month, and some that have not. */
async function closedPredictions({ client, rng, id, now, count }: Seeding): Promise<void> {
  const closed = await rowsOf<ClosedCase>(
    client,
    `SELECT id, agent_id AS "agentId", bank_id AS "bankId", product, intestatario, importo_richiesto::float AS importo, stato,
       importo_erogato::float AS erogato, coalesce(data_liquidazione, stato_dal) AS fine
     FROM pratiche WHERE stato IN ('liquidata', 'respinta', 'ritirata') AND agent_id IS NOT NULL AND data_invio_banca IS NOT NULL
       AND coalesce(data_liquidazione, stato_dal) BETWEEN $1 AND $2 ORDER BY id`,
    [daysFrom(now, -540), now],
  )
  const rows = rng.sample(closed, count(900, 8)).map((one): Prisma.PredictionCreateManyInput => {
    const said = daysFrom(one.fine, -rng.int(25, 70))
    const late = rng.next() < 0.25 ? 1 : 0
    const paid = new Date(Date.UTC(one.fine.getUTCFullYear(), one.fine.getUTCMonth() - late, 1))
    return {
      // Its time does not depend on the case: a second run finds the same rows.
      id: id(daysFrom(now, -540)),
      agentId: one.agentId,
      praticaId: one.id,
      cliente: one.intestatario,
      bankId: one.bankId,
      product: one.product,
      importo: one.importo,
      note: '',
      probabilita: rng.int(12, 20) * 5,
      anno: paid.getUTCFullYear(),
      mese: paid.getUTCMonth() + 1,
      stato: one.stato === 'liquidata' ? 'realizzata' : 'persa',
      esitoImporto: one.erogato,
      esitoAt: one.fine,
      createdAt: said,
      updatedAt: one.fine,
    }
  })
  await bulk(client, 'predictions', rows)
}

type Paid = {
  agent: string
  agency: string | null
  bank: string
  product: Prodotto
  mese: string
  importo: number
  n: number
}

const mondayOf = (day: Date) => daysFrom(day, -((day.getUTCDay() + 6) % 7))
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * What was expected at the beginning of each of the last eighteen months: what the banks then paid out, some of it missed and
 * most of it a little too high, as agents are. And the open forecasts as they stood in the last two weeks.
 */
export async function seedSnapshots({ client, rng, now }: Seeding): Promise<void> {
  const [there] = await rowsOf(client, 'SELECT 1 FROM prediction_foto LIMIT 1')
  if (there) return
  const paid = await rowsOf<Paid>(
    client,
    `SELECT p.agent_id AS agent, a.agency_id AS agency, p.bank_id AS bank, p.product,
       to_char(date_trunc('month', p.data_liquidazione AT TIME ZONE 'Europe/Rome'), 'YYYY-MM-DD') AS mese,
       sum(p.importo_erogato)::float AS importo, count(*)::int AS n
     FROM pratiche p JOIN agents a ON a.id = p.agent_id
     WHERE p.stato = 'liquidata' AND p.data_liquidazione BETWEEN $1 AND $2 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 3, 4, 5`,
    [daysFrom(now, -540), now],
  )
  const rows = paid
    .filter(() => rng.next() < 0.85)
    .map(({ agent, agency, bank, product, mese, importo, n }) => {
      const expected = Math.round((importo * (0.85 + rng.next() * 0.5)) / 100_000) * 100_000
      return {
        settimana: dayText(mondayOf(new Date(`${mese}T00:00:00Z`))),
        agentId: agent,
        agencyId: agency ?? NOBODY,
        bankId: bank,
        product,
        mese,
        n,
        importo: Math.round(expected * 1.3),
        ponderato: expected,
      }
    })
  await bulk(client, 'prediction_foto', rows)
  for (const weeks of [0, 1])
    await client.query(
      `INSERT INTO prediction_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, importo, ponderato)
       SELECT $1::date, p.agent_id, coalesce(a.agency_id, nessuno()), coalesce(p.bank_id, nessuno()), p.product, p.prevista_per,
         count(*), sum(p.importo), (sum(p.ponderato) * $2::numeric)::bigint
       FROM predictions p JOIN agents a ON a.id = p.agent_id WHERE p.stato = 'aperta'
       GROUP BY p.agent_id, a.agency_id, p.bank_id, p.product, p.prevista_per ON CONFLICT DO NOTHING`,
      [dayText(mondayOf(daysFrom(now, -7 * weeks))), weeks === 0 ? 0.97 : 0.9],
    )
}

/** Targets of three years, higher in spring and autumn, none worth naming in August. */
const SEASON = [0.8, 0.9, 1.1, 1.1, 1.2, 1.1, 1, 0.4, 1.1, 1.2, 1.1, 0.9]
const SEASONS = SEASON.reduce((sum, share) => sum + share, 0)
/** For who has paid out nothing yet of a product, euro a month. */
const LEAST: Partial<Record<Prodotto, number>> = { mutuo: 40_000, prestito: 5_000, cdq: 5_000 }
const PRODUCTS = Object.keys(LEAST) as Prodotto[]

/** A target asks a little more of an agent than a usual year of theirs, and more each year. */
export async function seedBudgets(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' AND figura <> 'area_manager' ORDER BY id",
  )
  const paid = await rowsOf<{ chiave: string; euro: number; n: number }>(
    client,
    `SELECT agent_id || ' ' || product AS chiave, sum(importo_erogato)::float / 100 AS euro, count(*)::int AS n FROM pratiche
     WHERE stato = 'liquidata' AND agent_id IS NOT NULL AND data_liquidazione > $1 GROUP BY 1`,
    [daysFrom(now, -365)],
  )
  const usual = new Map(paid.map(({ chiave, ...year }) => [chiave, year]))
  const year = now.getUTCFullYear()
  const years = [year - 2, year - 1, year]
  const rows = agents.flatMap(({ id: agentId }) =>
    PRODUCTS.flatMap((product) => {
      const { euro = 0, n = 0 } = usual.get(`${agentId} ${product}`) ?? {}
      const goal = Math.max(euro * (0.95 + rng.next() * 0.3), 12 * (LEAST[product] ?? 0))
      return years.flatMap((anno) => {
        const since = new Date(Date.UTC(anno - 1, 11, 15))
        const asked = goal * (1 - 0.08 * (year - anno))
        return SEASON.map((factor, index) => ({
          id: id(since),
          agentId,
          product,
          anno,
          mese: index + 1,
          importo: Math.round((asked * factor) / SEASONS / 1_000) * 100_000,
          pezzi: Math.round((Math.max(n, 1) * factor) / SEASONS) || null,
          createdAt: since,
          updatedAt: since,
        }))
      })
    }),
  )
  await bulk<Prisma.BudgetCreateManyInput>(client, 'budgets', rows)
  // The past does not change any more.
  const seasons = years.map((anno) => {
    const since = new Date(Date.UTC(anno - 1, 11, 15))
    const bloccati = anno === year ? monthsBefore(now) : SEASON.map((_, index) => index + 1)
    return { id: id(since), anno, bloccati, version: 1, createdAt: since, updatedAt: since }
  })
  await bulk<Prisma.BudgetAnnoCreateManyInput>(client, 'budget_anni', seasons)
}

const monthsBefore = (now: Date) => Array.from({ length: now.getUTCMonth() }, (_, index) => index + 1)
