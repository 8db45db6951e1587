import 'server-only'
import { addMonthsToDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { ATTACH, DROP_EMPTY, SUM_UP } from '@/lib/features/provvigioni/estratti/statement-sql'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { storedPdf } from '../core/stored-pdf'

type Named = { id: string; nome: string }

/** Agreements of some agents and agencies from the last half year on, and what some banks pay of a product. */
export async function seedAgreements({ client, now, id, rng }: Seeding): Promise<void> {
  const since = `${dayText(daysFrom(now, -180)).slice(0, 7)}-01`
  const agents = await rowsOf<Named>(
    client,
    "SELECT id, nome || ' ' || cognome AS nome FROM agents WHERE status = 'validated' ORDER BY id LIMIT 12",
  )
  const agencies = await rowsOf<Named>(client, 'SELECT id, nome FROM agencies ORDER BY id LIMIT 4')
  const banks = await rowsOf<Named>(client, 'SELECT id, nome FROM banks WHERE attiva ORDER BY nome LIMIT 8')
  const common = () => ({
    id: id(now),
    validFrom: since,
    clientFeePct: rng.pick([0, 0, 0.5, 1]),
    clientFeeMax: 200_000,
    createdAt: now,
    updatedAt: now,
    product: null as string | null,
    note: '',
  })
  const shares = (agentePct: number, managerPct: number, agenziaPct: number) => ({
    agentePct,
    managerPct,
    agenziaPct,
    sedePct: 100 - agentePct - managerPct - agenziaPct,
  })
  await bulk(client, 'accordi', [
    ...agencies.map((agency) => ({
      ...common(),
      tipo: 'agenzia',
      nome: agency.nome,
      agentId: null as string | null,
      agencyId: agency.id as string | null,
      ...shares(50, 5, rng.pick([17, 18, 20])),
    })),
    ...agents.map((agent, index) => ({
      ...common(),
      tipo: 'agente',
      nome: agent.nome,
      agentId: agent.id,
      agencyId: null,
      product: index % 3 === 0 ? 'mutuo' : null,
      ...shares(rng.pick([52, 55, 58, 60]), 5, 12),
    })),
  ])
  await bulk(
    client,
    'bank_accordi',
    banks.map((bank, index) => ({
      id: id(now),
      bankId: bank.id,
      product: index % 2 ? 'mutuo' : 'prestito',
      note: '',
      percentuale: rng.pick([1.4, 1.65, 1.8, 2.1]),
      validFrom: since,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

const MONTHS = 30

type Payee = Record<'agentId' | 'agencyId' | 'segnalatoreId', string | null> & { beneficiario: string }

/** Thirty months of statements: the last is a draft, that before is being paid, the others are paid. */
export async function seedStatements(seeding: Seeding): Promise<void> {
  const { client, now } = seeding
  const last = addMonthsToDay(`${dayText(now).slice(0, 7)}-01`, -1)
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const month = addMonthsToDay(last, -back)
    const ids = await draft(seeding, month)
    for (const sql of [...ATTACH, SUM_UP, DROP_EMPTY]) await client.query(sql, [ids])
    if (back > 0) await close(seeding, month, ids)
    if (back > 1) await pay(seeding, month, ids)
  }
  await storeDocuments(seeding)
}

type Closed = { id: string; codice: string; beneficiario: string; mese: string; chiusoAt: Date } & Record<
  'righe' | 'maturato' | 'storni' | 'riporto' | 'totale',
  number
>

/** A closed statement has its document, whose figures never change. */
async function storeDocuments({ client, id }: Seeding): Promise<void> {
  const closed = await rowsOf<Closed>(
    client,
    `SELECT id, codice, beneficiario, to_char(mese, 'YYYY-MM') AS mese, chiuso_at AS "chiusoAt", righe,
       maturato::float8, storni::float8, riporto::float8, totale::float8 FROM estratti WHERE stato <> 'bozza' ORDER BY id`,
  )
  const files = closed.map(({ id: recordId, codice, beneficiario, mese, chiusoAt, righe, ...sums }) => ({
    recordId,
    ...storedPdf(id, {
      title: `Estratto conto ${codice}`,
      lines: [
        `${beneficiario}, ${mese}`,
        `Movimenti: ${righe}`,
        ...Object.entries(sums).map(([name, cents]) => `${name}: ${plainEuro(cents)} euro`),
        'Documento dimostrativo.',
      ],
      name: `estratto-${codice.replace('/', '-')}.pdf`,
      purpose: 'estratto',
      at: chiusoAt,
    }),
  }))
  await bulk(
    client,
    'stored_files',
    files.map(({ row }) => row),
  )
  await bulk(
    client,
    'file_pieces',
    files.map(({ piece }) => piece),
  )
  await bulk(
    client,
    'file_uses',
    files.map(({ fileId, recordId }) => ({ fileId, model: 'estratto', recordId, field: 'pdfFileId' })),
  )
  await client.query(
    `UPDATE estratti e SET pdf_file_id = u.file_id FROM file_uses u WHERE u.model = 'estratto' AND u.record_id = e.id`,
  )
}

const plainEuro = (cents: number) => numberText(cents / 100, { least: 2 })

async function draft({ client, id }: Seeding, month: string): Promise<string[]> {
  const payees = await rowsOf<Payee>(
    client,
    `SELECT d.agent_id AS "agentId", d.agency_id AS "agencyId", d.segnalatore_id AS "segnalatoreId",
       coalesce(a.nome || ' ' || a.cognome, s.nome, nullif(r.ragione_sociale, ''), r.nome || ' ' || r.cognome) AS beneficiario
     FROM (SELECT DISTINCT agent_id, agency_id, NULL::uuid AS segnalatore_id FROM provvigioni
           WHERE estratto_id IS NULL AND coalesce(agent_id, agency_id) IS NOT NULL AND mese <= $1::date
           UNION SELECT DISTINCT NULL::uuid, NULL::uuid, segnalatore_id FROM compensi_segnalatori
           WHERE estratto_id IS NULL AND mese <= $1::date) d
     LEFT JOIN agents a ON a.id = d.agent_id LEFT JOIN agencies s ON s.id = d.agency_id
     LEFT JOIN segnalatori r ON r.id = d.segnalatore_id ORDER BY 4, 1, 2, 3`,
    [month],
  )
  const made = daysFrom(new Date(`${addMonthsToDay(month, 1)}T08:00:00Z`), 2)
  const rows = payees.map((payee) => ({
    id: id(made),
    mese: month,
    ...payee,
    createdAt: made,
    updatedAt: made,
  }))
  await bulk(client, 'estratti', rows)
  return rows.map((row) => row.id)
}

async function close({ client }: Seeding, month: string, ids: string[]): Promise<void> {
  const next = addMonthsToDay(month, 1)
  const year = Number(next.slice(0, 4))
  await client.query(
    `UPDATE estratti e SET stato = 'inviato', anno = $2, numero = n.n + coalesce((SELECT max(numero) FROM estratti WHERE anno = $2), 0),
       chiuso_at = $3::date + time '09:00', inviato_at = $3::date + time '11:00', version = 3
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM estratti WHERE id = ANY($1::uuid[])) n WHERE n.id = e.id`,
    [ids, year, addDay(next, 5)],
  )
}

const addDay = (day: string, days: number) => dayText(daysFrom(new Date(`${day}T00:00:00Z`), days))

/** And with what is paid the debts that it had carried, back to the first. */
async function pay({ client }: Seeding, month: string, ids: string[]): Promise<void> {
  const day = addDay(addMonthsToDay(month, 1), 19)
  await client.query(
    `UPDATE estratti SET stato = 'pagato', pagato_il = $2, riferimento = 'Bonifico ' || codice, version = 4
     WHERE id = ANY($1::uuid[]) AND totale >= 0`,
    [ids, day],
  )
  for (let settled: number | null = 1; settled; ) {
    const result = await client.query(
      `UPDATE estratti e SET stato = 'pagato', pagato_il = $1, riferimento = 'Compensato nell’estratto ' || x.codice, version = 4
       FROM estratti x WHERE x.riporto_da_id = e.id AND x.stato = 'pagato' AND e.stato <> 'pagato'`,
      [day],
    )
    settled = result.rowCount
  }
}
