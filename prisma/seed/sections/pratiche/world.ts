import 'server-only'
import { rowsOf, type Seeding } from '../../core/context'
import { type Towns, townPicker } from '../../core/person'
import { townRows } from '../../reference/towns'
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
  }
}
