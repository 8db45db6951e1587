import { addDays, columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { hoursFrom } from '@/lib/features/formazione/hours'
import { shortOf } from '@/lib/features/formazione/hours-due'
import { yearFigures } from '@/lib/features/reclami/year'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent, buildAgentDocument, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { buildReclamo } from '@/prisma/seed/factories/service'
import { buildAttestatoEsterno } from '@/prisma/seed/factories/training'

type People = Awaited<ReturnType<typeof network>>
type Owner = { agentId: string; agencyId: string | null }

/** What the suite needs to know of a report besides its declaration. */
export type Sample = {
  /** Rows of an owner that the report shows, and some beside them that it does not; their ids, shown ones only. */
  build(owner: Owner): Promise<string[]>
  /** Each agent is a row of it, also one who has nothing. */
  everybody?: true
  /** For each filter a right value, and values that it must refuse. */
  filters: Record<string, { right: (people: People) => Promise<string>; wrong: readonly string[] }>
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
const aPaper = async () => (await buildStoredFile()).id
const ago = (days: number) => addDays(new Date(), -days)
const day = (days: number) => dayOf(ago(days))

/** Four payments, of which one was taken back, and a draft. */
async function movements(owner: Owner): Promise<string[]> {
  const { id: clientId } = await buildClient()
  const bankId = (await theBank()).id
  const built = []
  for (const [n, product] of (['mutuo', 'mutuo', 'prestito', 'mutuo'] as const).entries())
    built.push(
      await buildPratica({
        ...owner,
        clientId,
        bankId,
        product,
        finalita: product === 'mutuo' ? 'acquisto_prima_casa' : 'auto',
        stato: 'liquidata',
        createdAt: ago(60 + n),
        importoErogato: 10_000_050n * BigInt(n + 1),
        dataLiquidazione: ago(30 - n),
      }),
    )
  const last = built.at(-1)
  await db().pratica.update({
    where: { id: last?.id ?? '' },
    data: { stato: 'in_istruttoria', importoErogato: null, dataLiquidazione: null },
  })
  built.push(await buildPratica({ ...owner, clientId, createdAt: ago(20) }))
  return built.map(({ id }) => id)
}

async function factsOf(cases: string[], which: string): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT '00000000-0000-7000-8000-' || lpad(to_hex(id), 12, '0') AS id FROM pratica_fatti WHERE pratica_id = ANY($1) AND ${which}`,
    [cases],
  )
  return rows.map(({ id }) => id)
}

const movementFilters: Sample['filters'] = {
  at: {
    right: async () => `${day(400)}..${day(0)}`,
    wrong: ['..', '2026-13-01..', '2026-02-01..2026-01-31'],
  },
  product: { right: async () => 'mutuo', wrong: ['auto'] },
  finalita: { right: async () => 'acquisto_prima_casa,auto', wrong: ['niente'] },
  regione: { right: async () => '03,--', wrong: ['MI', '99'] },
  bankId: { right: async () => (await theBank()).id, wrong: ['banca'] },
  agentId: { right: async ({ below }) => below.id, wrong: ['1', 'null,1'] },
  agencyId: { right: async () => (await buildAgency()).id, wrong: ['1'] },
  movimento: { right: async () => 'liquidata', wrong: ['ferma', "'"] },
}
const { movimento: _kind, ...withoutKind } = movementFilters
const netPaid = async () => {
  const { rows } = await pool().query<{ erogato: string }>(
    "SELECT coalesce(sum(importo_erogato), 0) AS erogato FROM pratiche WHERE stato = 'liquidata'",
  )
  return toEuro(BigInt(rows[0]?.erogato ?? 0))
}
/** By the rows of the cases, and by the days between the two dates of each payment. */
const means = async () => {
  const { rows } = await pool().query<{ medio: string; giorni: string }>(
    `SELECT (SELECT round(avg(importo_erogato)) FROM pratiche WHERE stato = 'liquidata') AS medio,
       (SELECT round(avg((f.at AT TIME ZONE 'Europe/Rome')::date - (p.created_at AT TIME ZONE 'Europe/Rome')::date), 1)
        FROM pratica_fatti f JOIN pratiche p ON p.id = f.pratica_id WHERE f.tipo = 'stato' AND f.a = 'liquidata') AS giorni`,
  )
  return { medio: toEuro(BigInt(rows[0]?.medio ?? 0)), giorni: Number(rows[0]?.giorni ?? 0) }
}
const counted = async (which: string) => {
  const { rows } = await pool().query<{ n: string }>(
    `SELECT count(*) FILTER (WHERE a IS NOT NULL) - count(*) FILTER (WHERE a IS NULL) AS n
     FROM pratica_fatti WHERE tipo = 'stato' AND ${which}`,
  )
  return Number(rows[0]?.n)
}
const PAYMENT = "(a = 'liquidata' OR da = 'liquidata')"
/** Every step and every correction of an amount. */
const STEP = 'TRUE'
/** The amounts of openings, of approvals, of payments and of what was taken back, each by its own column. */
const amounts = async () => {
  const { rows } = await pool().query<{ importo: string }>(
    `SELECT coalesce(sum(CASE WHEN tipo = 'rettifica' THEN erogato WHEN a IS NULL THEN -richiesto WHEN a = 'liquidata' THEN erogato
       WHEN da = 'liquidata' THEN -erogato WHEN a = 'deliberata' THEN deliberato ELSE richiesto END), 0) AS importo
     FROM pratica_fatti WHERE tipo IN ('stato', 'rettifica')`,
  )
  return toEuro(BigInt(rows[0]?.importo ?? 0))
}

/** Requests that were worked on, one of them given to somebody else, one deleted; the ids of their steps. */
async function requests(owner: Owner): Promise<string[]> {
  const own = { ...owner, assignedAt: ago(9), createdAt: ago(10) }
  const built = [
    await buildLead({ ...own, stato: 'assegnato' }),
    await buildLead({ ...own, stato: 'contattato', contattatoAt: ago(8), product: 'prestito' }),
    await buildLead({ ...own, stato: 'convertito', contattatoAt: ago(8), chiusoAt: ago(2) }),
    await buildLead({ ...own, stato: 'assegnato' }),
  ]
  await db().lead.delete({ where: { id: built.at(-1)?.id ?? '' } })
  const { rows } = await pool().query<{ id: string }>(
    `SELECT '00000000-0000-7000-8000-' || lpad(to_hex(id), 12, '0') AS id FROM lead_fatti WHERE lead_id = ANY($1)`,
    [built.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

export const SAMPLES: Record<string, Sample> = {
  'reports/praticheFerme': {
    async build(owner) {
      const { id: clientId } = await buildClient()
      const bankId = (await theBank()).id
      const case_ = (n: number) => ({
        ...owner,
        clientId,
        intestatario: `Cliente ${n % 3}`,
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
      fascia: { right: async () => '60,oltre30', wrong: ['31', 'oltre,oggi'] },
      product: { right: async () => 'mutuo', wrong: ['auto'] },
      agentId: {
        right: async ({ below }) => below.id,
        wrong: ['1', 'null,1', '01900000-0000-7000-8000-00000000000'],
      },
      agencyId: { right: async () => (await buildAgency()).id, wrong: ['1'] },
      bankId: { right: async () => (await theBank()).id, wrong: ['banca'] },
      importo: { right: async () => '15000..', wrong: ['..', 'a..b', '1..2..3', '20..10', '..1e99'] },
      ricontattare: { right: async () => `${day(400)}..${day(0)}`, wrong: ['..', '2026-13-01..'] },
      sollecitata: { right: async () => 'false', wrong: ['forse'] },
    },
    async twin() {
      const { rows } = await pool().query<{ n: string; importo: string }>(`
        SELECT count(*) AS n, coalesce(sum(importo_richiesto), 0) AS importo FROM pratiche
        WHERE stato IN ('bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca', 'deliberata_reddituale',
                        'perizia', 'deliberata', 'stipula')
          AND (now() AT TIME ZONE 'Europe/Rome')::date - (ultima_attivita AT TIME ZONE 'Europe/Rome')::date
            > coalesce((SELECT coalesce(value ->> stato::text, value ->> 'default') FROM settings
                         WHERE key = 'praticheFermeGiorni')::int, 15)`)
      return { pratiche: Number(rows[0]?.n), importo: toEuro(BigInt(rows[0]?.importo ?? 0)) }
    },
  },
  'reports/praticheLiquidate': {
    build: async (owner) => factsOf(await movements(owner), PAYMENT),
    filters: movementFilters,
    twin: async () => ({ erogato: await netPaid(), pratiche: await counted(PAYMENT), ...(await means()) }),
  },
  'reports/movimenti': {
    build: async (owner) => factsOf(await movements(owner), STEP),
    filters: {
      ...withoutKind,
      da: { right: async () => 'bozza,in_istruttoria', wrong: ['ferma'] },
      a: { right: async () => 'liquidata', wrong: ['ferma'] },
      inviata: { right: async () => 'true', wrong: ['forse'] },
      conBanca: { right: async () => 'true', wrong: ['1'] },
      conAgente: { right: async () => 'true', wrong: ['1'] },
      motivo: { right: async () => 'altro', wrong: ['x'.repeat(1_001)] },
      movimento: { right: async () => 'liquidata,aperta', wrong: ['ferma', "'"] },
    },
    twin: async () => ({ pratiche: await counted(STEP), erogato: await netPaid(), importo: await amounts() }),
  },
  'reports/movimentiRichieste': {
    build: requests,
    filters: {
      at: movementFilters.at as Sample['filters'][string],
      tappa: { right: async () => 'assegnato,contattato', wrong: ['spedito'] },
      product: movementFilters.product as Sample['filters'][string],
      agentId: movementFilters.agentId as Sample['filters'][string],
      agencyId: movementFilters.agencyId as Sample['filters'][string],
      conAgente: { right: async () => 'true', wrong: ['forse'] },
    },
    // Every request is on its way by what its row says; what was deleted has left nothing.
    async twin() {
      const { rows } = await pool().query<{ n: string }>(
        `SELECT sum(1 + (agent_id IS NOT NULL)::int + (contattato_at IS NOT NULL OR stato IN ('contattato', 'appuntamento', 'convertito'))::int
           + (appuntamento_at IS NOT NULL)::int + (stato = 'convertito')::int + (stato = 'perso')::int) AS n FROM leads`,
      )
      return { passi: Number(rows[0]?.n ?? 0) }
    },
  },
  'reports/reclami': {
    async build({ agentId }) {
      const one = (more: Parameters<typeof buildReclamo>[0]) => buildReclamo({ agentId, ...more })
      const built = [
        await one({ ricevutoIl: ago(90), esito: 'accolto', rispostoIl: ago(80), product: 'mutuo' }),
        await one({
          ricevutoIl: ago(90),
          esito: 'respinto',
          rispostoIl: ago(20),
          product: 'mutuo',
          abfIl: ago(10),
        }),
        await one({
          ricevutoIl: ago(70),
          esito: 'parziale',
          rispostoIl: ago(30),
          abfIl: ago(5),
          causale: 'costi',
          canale: 'pec',
        }),
        await one({ ricevutoIl: ago(400) }),
        await one({ ricevutoIl: ago(2), product: 'cdq' }),
      ]
      return built.map(({ id }) => id)
    },
    filters: {
      at: {
        right: async () => `${day(100)}..${day(0)}`,
        wrong: ['..', '2026-13-01..', '2026-02-01..2026-01-31'],
      },
      product: { right: async () => 'mutuo,nessuno', wrong: ['auto'] },
      esito: { right: async () => 'aperto,respinto', wrong: ['perso'] },
      causale: { right: async () => 'costi', wrong: ['niente'] },
      canale: { right: async () => 'pec,email', wrong: ['fax'] },
      agentId: { right: async ({ below }) => below.id, wrong: ['1', 'null,1'] },
      abf: { right: async () => 'true', wrong: ['forse'] },
    },
    async twin() {
      const all = await db().reclamo.findMany()
      const year = yearFigures(0, all, todayInRome())
      const of = (label: string) => year.perEsito.find((one) => one.label === label)?.n ?? 0
      return {
        reclami: all.length,
        accolti: of('Accolto') + of('Accolto in parte'),
        respinti: of('Respinto'),
        aperti: year.senzaRisposta,
        oltre: year.oltre,
        scaduti: year.scaduti,
        abf: year.abf,
        giorni: year.giorniMedi ?? 0,
      }
    },
  },
  'reports/reteOam': {
    everybody: true,
    async build({ agentId }) {
      await buildAttestatoEsterno({ agentId, ore: 20, fileId: await aPaper() })
      await buildAttestatoEsterno({ agentId, ore: 9 })
      await buildAttestatoEsterno({ agentId, ore: 7, fileId: await aPaper(), conseguitoIl: ago(4_000) })
      await buildAgentDocument({ agentId, tipo: 'polizza_rc', scadeIl: ago(-20) })
      return [agentId]
    },
    filters: {
      corte: { right: async () => 'true', wrong: ['forse'] },
      numero: { right: async () => 'false', wrong: ['forse'] },
      coperta: { right: async () => 'true', wrong: ['forse'] },
      polizza: { right: async () => `${day(0)}..${day(-40)}`, wrong: ['..', '2026-13-01..'] },
      agencyId: { right: async () => (await buildAgency()).id, wrong: ['1'] },
      agentId: { right: async ({ below }) => below.id, wrong: ['1', 'null,1'] },
    },
    async twin() {
      const people = await db().agent.findMany({
        where: { status: 'validated' },
        include: { attestati: true, attestatiEsterni: true, documents: true },
      })
      const today = columnOfDay(todayInRome())
      const short = []
      for (const { attestati, attestatiEsterni, ...joined } of people)
        short.push(shortOf(await hoursFrom(attestati, attestatiEsterni, joined))?.mancano ?? 0)
      return {
        persone: people.length,
        corte: short.filter((one) => one > 0).length,
        ore: short.reduce((sum, one) => sum + one, 0),
        senzaNumero: people.filter(({ oamNumber }) => oamNumber === null).length,
        scoperte: people.filter(
          ({ documents }) =>
            !documents.some(
              ({ tipo, scadeIl }) => tipo === 'polizza_rc' && scadeIl !== null && scadeIl >= today,
            ),
        ).length,
      }
    },
  },
  'reports/provvigioni': {
    async build({ agentId, agencyId }) {
      const { id: praticaId } = await buildPratica({
        agentId,
        agencyId,
        stato: 'liquidata',
        bankId: (await theBank()).id,
      })
      const shown = []
      for (const [n, importo] of [50_000n, 50_000n, 70_033n, 90_000n].entries()) {
        const share = { praticaId, beneficiarioId: agentId, importo, maturataAt: ago(10 + n) }
        shown.push(await buildProvvigione({ ...share, quota: n === 1 ? 'manager' : 'agente' }))
      }
      const last = shown.at(-1)
      const back = { praticaId, beneficiarioId: agentId, importo: -90_000n, maturataAt: ago(2) }
      shown.push(await buildProvvigione({ ...back, storno: true, stornaId: last?.id }))
      // Head office's, and the agency's.
      await buildProvvigione({ praticaId, quota: 'sede', importo: 123_457n, compenso: 20_001n })
      await buildProvvigione({ praticaId, quota: 'agenzia', beneficiarioId: agencyId, importo: 33_333n })
      return shown.map(({ id }) => id)
    },
    filters: {
      at: movementFilters.at as Sample['filters'][string],
      product: movementFilters.product as Sample['filters'][string],
      bankId: movementFilters.bankId as Sample['filters'][string],
      stato: { right: async () => 'stornata', wrong: ['bozza', "'"] },
      agentId: movementFilters.agentId as Sample['filters'][string],
      agencyId: movementFilters.agencyId as Sample['filters'][string],
      quota: { right: async () => 'agente,manager', wrong: ['nessuna'] },
      movimento: { right: async () => 'maturata', wrong: ['liquidata'] },
    },
    async twin() {
      const { rows } = await pool().query<Record<'piu' | 'meno' | 'n' | 'fee', string>>(
        `SELECT sum(greatest(importo, 0)) AS piu, sum(least(importo, 0)) AS meno, count(id) AS n,
           (SELECT coalesce(sum(compenso), 0) FROM provvigioni WHERE quota = 'sede' AND NOT storno) AS fee FROM provvigioni`,
      )
      const [piu, meno] = [BigInt(rows[0]?.piu ?? 0), BigInt(rows[0]?.meno ?? 0)]
      const fee = BigInt(rows[0]?.fee ?? 0)
      return {
        maturato: toEuro(piu),
        storni: toEuro(meno),
        netto: toEuro(piu + meno),
        compensi: toEuro(fee),
        atteso: toEuro(piu + meno - fee),
        righe: Number(rows[0]?.n),
      }
    },
  },
}
