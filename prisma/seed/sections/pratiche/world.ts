import 'server-only'
import { db } from '@/lib/core/db'
import { checklist } from '@/lib/features/pratiche/checklist'
import { type Book, readBook } from '@/lib/features/provvigioni/accordi/book'
import { Prodotto, TipoLavoro } from '@/prisma/generated/client'
import { bulk } from '../../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../../core/context'
import { type Towns, townPicker } from '../../core/person'
import { storedPdf } from '../../core/stored-pdf'
import { townRows } from '../../reference/towns'
import type { Papers } from './papers'
import type { ClientRef } from './people'
import type { Offer, RateBook } from './terms'
import type { AgentRef } from './trail'

/** What earlier parts of the seed have written and cases refer to. */
export type World = {
  agents: Map<string, AgentRef>
  clients: (ClientRef & { email: string; provincia: string })[]
  offers: Offer[]
  book: RateBook
  towns: Towns
  /** Written before the cases: who opens one freezes what they say on that day. */
  agreements: Book
  papers: Papers
}

const month = (day: Date) => day.toISOString().slice(0, 7)

/** One value a month is enough for what a case remembers. */
async function rateBook({ client }: Seeding): Promise<RateBook> {
  const rows = await rowsOf<{ key: string; month: string; value: number }>(
    client,
    `SELECT DISTINCT ON (index, tenor, to_char(date, 'YYYY-MM'))
            index || tenor AS key, to_char(date, 'YYYY-MM') AS month, value::float
     FROM rates ORDER BY index, tenor, to_char(date, 'YYYY-MM'), date`,
  )
  const values = new Map(rows.map((row) => [`${row.key}${row.month}`, row.value]))
  const latest = new Map(rows.map((row) => [row.key, row.value]))
  return (index, tenor, day) =>
    values.get(`${index}${tenor}${month(day)}`) ?? latest.get(`${index}${tenor}`) ?? 0
}

export async function loadWorld(seeding: Seeding): Promise<World> {
  const { client, rng } = seeding
  const agents = await rowsOf<AgentRef>(
    client,
    `SELECT id, nome, cognome, agency_id AS "agencyId", manager_id AS "managerId"
     FROM agents WHERE status = 'validated' ORDER BY id`,
  )
  const clients = await rowsOf<World['clients'][number]>(
    client,
    `SELECT id, email::text, nome, cognome, provincia, agent_id AS "agentId", created_at AS "createdAt"
     FROM clients WHERE status IN ('validated', 'pending') ORDER BY id`,
  )
  const offers = await rowsOf<Offer>(
    client,
    `SELECT p.id, p.bank_id AS "bankId", p.prodotto, p.tipo_tasso AS "tipoTasso", p.indice, p.spread::float, p.floor,
            p.finalita, p.importo_min::float AS "importoMin", p.importo_max::float AS "importoMax",
            p.istruttoria::float, p.istruttoria_pct::float AS "istruttoriaPct", p.perizia::float,
            p.incasso_rata::float AS "incassoRata", b.provvigione_pct::float AS "provvigionePct"
     FROM bank_products p JOIN banks b ON b.id = p.bank_id WHERE p.attivo ORDER BY p.id`,
  )
  return {
    agents: new Map(agents.map((agent) => [agent.id, agent])),
    clients,
    offers,
    book: await rateBook(seeding),
    towns: townPicker(townRows(), rng),
    agreements: await readBook(db()),
    papers: await writePapers(seeding),
  }
}

/** Older than any case. */
const PAPERS_DAYS = 2_500

/** One page of each kind of document that a case may ask for. */
async function writePapers({ client, id, now }: Seeding): Promise<Papers> {
  const needs = Object.values(Prodotto).flatMap((product) =>
    Object.values(TipoLavoro).flatMap((job) => checklist(product, job)),
  )
  const files = new Map(
    needs.map(({ tipo, nome }) => [
      tipo,
      storedPdf(id, {
        title: nome,
        lines: ['Documento dimostrativo: nessuna persona vera è nominata qui.'],
        name: `${tipo.replaceAll('_', '-')}.pdf`,
        purpose: 'pratica',
        at: daysFrom(now, -PAPERS_DAYS),
      }),
    ]),
  )
  const all = [...files.values()]
  await bulk(
    client,
    'stored_files',
    all.map(({ row }) => row),
  )
  await bulk(
    client,
    'file_pieces',
    all.map(({ piece }) => piece),
  )
  return new Map([...files].map(([tipo, { fileId }]) => [tipo, fileId]))
}
