import 'server-only'
import { type CdqData, calcolaCdq } from '@/lib/features/calculators/cdq'
import { calcolaPrestiti, type TabellaPrezzi } from '@/lib/features/calculators/prestiti'
import type { CdqInput, PrestitiInput } from '@/lib/features/calculators/schema'
import { termsOf } from '@/lib/features/quotes/chosen-offer'
import { GIORNI_VALIDITA, type StatoPreventivo } from '@/lib/features/quotes/labels'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { atWork, daysFrom, dayText, earlier, rowsOf, type Seeding } from '../core/context'
import { handle, mobile, person, type Towns, townPicker } from '../core/person'
import { townRows } from '../reference/towns'
import { loanSources } from './loan-sources'
import { correctDay, type MortgageSources, mortgage, readMortgageSources } from './mortgage-quotes'

const FULL = 120
/** The one that was worked out with a wrong index, which was put right afterwards. */
const [WITH_WRONG_INDEX, WRONG_DAYS_AGO] = [2, 6]
const AMOUNTS = [3_000, 5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000]
const MONTHS = [36, 48, 60, 72, 84, 96, 120]
const PURPOSES = ['auto', 'arredo', 'liquidita', 'spese_mediche', 'studio'] as const
const TITLES = [
  'Auto usata',
  'Cucina nuova',
  'Consolidare le rate',
  'Ristrutturazione del bagno',
  'Studi della figlia',
  '',
]
const JOBS = ['dipendente_privato', 'dipendente_pubblico', 'pensionato'] as const

type AgentRef = { id: string; email: string }
type CaseRef = {
  id: string
  agentId: string
  clientId: string | null
  createdAt: Date
  nome: string
  cognome: string
  email: string | null
  telefono: string | null
}
type Sources = {
  tabelle: TabellaPrezzi[]
  cdq: CdqData
  mutui: MortgageSources
  agents: AgentRef[]
  cases: CaseRef[]
  towns: Towns
}

/** What agents have worked out in the last two months: drafts, sent, opened, converted and expired. */
export async function seedQuotes(seeding: Seeding): Promise<void> {
  const sources = await readSources(seeding)
  const rows = Array.from({ length: seeding.count(FULL, 10) }, (_, index) =>
    quoteRow(seeding, sources, index),
  )
  const quotes = rows.filter((row) => row !== null)
  await forDemoClient(seeding, quotes)
  await bulk<Prisma.QuoteCreateManyInput>(seeding.client, 'quotes', quotes)
  const wrong = rows[WITH_WRONG_INDEX]
  if (wrong?.product === 'mutuo') await correctDay(seeding, wrong.rateVersion, daysFrom(wrong.createdAt, 1))
}

type QuoteRow = NonNullable<ReturnType<typeof quoteRow>>
type DemoClient = Pick<QuoteRow, 'nome' | 'cognome' | 'email' | 'telefono'> & { id: string }

/** The demo client has one to accept: one that was sent, with offers to choose among. */
async function forDemoClient({ client }: Seeding, quotes: readonly QuoteRow[]): Promise<void> {
  const [one] = await rowsOf<DemoClient>(
    client,
    "SELECT id, nome, cognome, email::text, telefono FROM clients WHERE email = 'cliente@demo.example'",
  )
  const sent = quotes.filter(({ stato, product }) => stato === 'inviato' && product === 'prestito')
  const quote = sent.find(({ scelte }) => scelte.length > 1) ?? sent[0]
  if (!one || !quote) return
  const { id: clientId, ...contact } = one
  Object.assign(quote, contact, { clientId })
}

async function readSources(seeding: Seeding): Promise<Sources> {
  const { client, rng } = seeding
  const { tabelle, cdq } = await loanSources(seeding)
  const agents = await rowsOf<AgentRef>(
    client,
    "SELECT id, email::text FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const cases = await rowsOf<CaseRef>(
    client,
    `SELECT p.id, p.agent_id AS "agentId", pp.client_id AS "clientId", p.created_at AS "createdAt", pp.nome, pp.cognome,
       pp.email::text, pp.telefono
     FROM pratiche p JOIN pratica_persone pp ON pp.pratica_id = p.id AND pp.ruolo = 'richiedente'
     WHERE p.product = 'prestito' AND p.agent_id IS NOT NULL ORDER BY p.created_at DESC, p.id LIMIT 60`,
  )
  const mutui = await readMortgageSources(seeding)
  return {
    tabelle,
    cdq,
    mutui,
    agents,
    cases: rng.sample(cases, cases.length),
    towns: townPicker(townRows(), rng),
  }
}

function loan({ rng, now }: Seeding, { tabelle }: Sources) {
  const input: PrestitiInput = {
    importo: rng.pick(AMOUNTS),
    durata: rng.pick(MONTHS),
    finalita: rng.pick(PURPOSES),
    lavoro: rng.pick(JOBS),
    eta: rng.int(24, 66),
    reddito: rng.int(26, 48) * 50,
  }
  const oggi = dayText(now)
  const versions = Object.fromEntries(tabelle.map(({ id, validFrom }) => [id, validFrom]))
  const result = calcolaPrestiti(input, { tabelle, oggi })
  return { product: 'prestito' as const, input, rateVersion: { oggi, tabelle: versions }, result }
}

function salaryBacked({ rng }: Seeding, { cdq }: Sources) {
  const tipo = rng.pick(JOBS)
  const input: CdqInput = {
    netto: rng.int(26, 48) * 50,
    tipo,
    eta: tipo === 'pensionato' ? rng.int(62, 68) : rng.int(28, 55),
    durata: rng.pick([84, 96, 120]),
  }
  const { oggi, pensioneMinima: minima } = cdq
  const result = calcolaCdq(input, cdq)
  return { product: 'cdq' as const, input, rateVersion: { oggi, pensioneMinima: minima }, result }
}

/** Of the older ones most have expired; none of those is still open. */
function stateOf(age: number, pratica: CaseRef | undefined, { rng }: Seeding): StatoPreventivo {
  if (pratica) return 'convertito'
  if (age > GIORNI_VALIDITA) return 'scaduto'
  return rng.weighted([
    ['bozza', 5],
    ['inviato', 4],
    ['aperto', 4],
    ['accettato', 2],
  ] as const)
}

type Made = { pratica: CaseRef | undefined; created: Date; isWrong: boolean }

/** Each tenth is a mortgage, each fourth a salary-backed loan; cases have come of loans. */
function madeFor(seeding: Seeding, sources: Sources, index: number, { pratica, created, isWrong }: Made) {
  if (!pratica && index % 10 === WITH_WRONG_INDEX) return mortgage(seeding, sources.mutui, created, isWrong)
  return !pratica && index % 4 === 3 ? salaryBacked(seeding, sources) : loan(seeding, sources)
}

function quoteRow(seeding: Seeding, sources: Sources, index: number) {
  const { rng, now, id } = seeding
  const pratica = index % 6 === 5 ? sources.cases.pop() : undefined
  const isWrong = index === WITH_WRONG_INDEX
  const age = pratica ? 0 : isWrong ? WRONG_DAYS_AGO : 55 * rng.next() ** 1.5 + 0.3
  const created = atWork(
    pratica ? daysFrom(pratica.createdAt, -1 - rng.next() * 4) : daysFrom(now, -age),
    rng,
  )
  const found = stateOf((now.getTime() - created.getTime()) / 86_400_000, pratica, seeding)
  const stato = isWrong ? 'inviato' : found
  const made = madeFor(seeding, sources, index, { pratica, created, isWrong })
  const [best, ...others] = made.result.offers
  if (!best) return null
  const scelte = [best, ...others.slice(0, rng.int(0, 2))].map(({ product }) => product._id)
  const sent =
    stato === 'aperto' ||
    stato === 'inviato' ||
    stato === 'accettato' ||
    pratica ||
    (stato === 'scaduto' && rng.chance(0.7))
  const later = (days: number) => earlier(daysFrom(created, days), now)
  const opened =
    stato === 'aperto' ||
    stato === 'accettato' ||
    (pratica && rng.chance(0.8)) ||
    (stato === 'scaduto' && sent && rng.chance(0.5))
  return {
    id: id(created),
    ...made,
    ...termsOf({ product: made.product, input: made.input, result: made.result as Prisma.JsonObject }, best),
    codice: `Q${created.getUTCFullYear() % 100}-${shuffledCode(index)}`,
    stato,
    titolo: rng.pick(TITLES),
    ...whoOf(seeding, sources, stato, pratica, index),
    scelte,
    inviatoAt: sent ? later(0.2) : null,
    apertoAt: opened ? later(0.6) : null,
    accettatoAt: stato === 'accettato' ? later(1) : null,
    convertitoAt: pratica ? earlier(pratica.createdAt, now) : null,
    scadeIl: dayText(daysFrom(created, GIORNI_VALIDITA)),
    indiciAl: made.product === 'mutuo' ? made.rateVersion.asOf : null,
    createdAt: created,
    updatedAt: created,
  }
}

/** For whom, and whose: a case has both; a draft is sometimes for nobody yet, and each fifth is the demo agent's. */
function whoOf(
  { rng, now }: Seeding,
  { agents, towns }: Sources,
  stato: string,
  pratica: CaseRef | undefined,
  index: number,
) {
  if (pratica) {
    const { id: praticaId, createdAt: _createdAt, ...who } = pratica
    return { ...who, praticaId }
  }
  const demo = agents.find(({ email }) => email === 'agente@demo.example')
  const agentId = (index % 5 === 0 && demo ? demo : rng.pick(agents)).id
  const { nome, cognome } = person(rng, towns, [24, 66], now)
  const isKnown = stato !== 'bozza' || rng.chance(0.6)
  const contact = {
    nome,
    cognome,
    email: `${handle(nome, cognome)}.q${index}@posta.example`,
    telefono: mobile(rng),
  }
  const nobody = { nome: '', cognome: '', email: null, telefono: null }
  return { ...(isKnown ? contact : nobody), agentId, clientId: null, praticaId: null }
}
