import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { firstYear, YEARS } from '@/lib/features/formazione/hours-due'
import { oreFormazione } from '@/lib/features/formazione/settings'
import { defineReport } from '@/lib/reports/define'
import { setting } from '@/lib/settings/read'
import { Prisma } from '@/prisma/generated/client'

/** Hours by certificates of our courses, and by those of others of which there is the paper. */
const HOURS = Prisma.sql`SELECT agent_id, extract(year FROM emesso_at AT TIME ZONE 'Europe/Rome')::int AS anno, ore FROM attestati
  UNION ALL SELECT agent_id, extract(year FROM conseguito_il)::int, ore FROM attestati_esterni WHERE file_id IS NOT NULL`

const paper = (tipo: string) =>
  Prisma.sql`(SELECT max(d.scade_il) FROM agent_documents d WHERE d.agent_id = a.id AND d.tipo = ${tipo}::tipo_documento_agente)`

/** The part of some hours that falls to who joined within their years, as `hoursOf` has it (./hours-due.ts). */
function fallingTo(ore: number, first: number, last: number): Prisma.Sql {
  const months = (last - first + 1) * 12
  const since = Prisma.sql`coalesce(a.oam_data, a.mandato_dal)`
  const left = Prisma.sql`${(last + 1) * 12 + 1}::int - extract(year FROM ${since})::int * 12 - extract(month FROM ${since})::int`
  const asked = Prisma.sql`CASE WHEN ${since} IS NULL THEN ${months}::int ELSE least(${months}::int, greatest(0, ${left})) END`
  return Prisma.sql`round(${ore}::numeric * (${asked}) / ${months}::int, 2)`
}

/** Everybody who works for the network today, with what the OAM asks of each. */
async function people(today: string): Promise<Prisma.Sql> {
  const goals = await setting(oreFormazione)
  const anno = Number(today.slice(0, 4))
  const [first, last] = [firstYear(goals, anno), firstYear(goals, anno) + YEARS - 1]
  const ofYear = Prisma.sql`greatest(${fallingTo(goals.anno, anno, anno)} - h.anno, 0)`
  const ofBoth = Prisma.sql`greatest(${fallingTo(goals.biennio, first, last)} - h.biennio, 0)`
  return Prisma.sql`(SELECT a.id, a.id AS agent_id, a.nome, a.cognome, a.nome_completo, a.oam_number, a.oam_data, a.mandato_dal,
      a.mandato_al, a.agency_id, h.anno AS ore_anno, h.biennio AS ore_biennio, ${ofYear} AS mancano_anno, ${ofBoth} AS mancano_biennio,
      CASE WHEN ${anno === last} AND ${ofBoth} > ${ofYear} THEN ${ofBoth} WHEN ${ofYear} > 0 THEN ${ofYear} ELSE ${ofBoth} END AS mancano,
      CASE WHEN ${ofYear} > 0 OR (${anno === last} AND ${ofBoth} > 0) THEN make_date(${anno}, 12, 31)
        WHEN ${ofBoth} > 0 THEN make_date(${last}, 12, 31) END AS entro,
      ${paper('polizza_rc')} AS polizza, ${paper('oam')} AS oam_fino
    FROM agents a CROSS JOIN LATERAL (
      SELECT coalesce(sum(x.ore) FILTER (WHERE x.anno = ${anno}), 0) AS anno,
        coalesce(sum(x.ore) FILTER (WHERE x.anno BETWEEN ${first} AND ${last}), 0) AS biennio
      FROM (${HOURS}) x WHERE x.agent_id = a.id) h
    WHERE a.status = 'validated') o`
}

const midnight = (column: Prisma.Sql) => Prisma.sql`(${column}::timestamp AT TIME ZONE 'Europe/Rome')`

/** What the OAM asks of the people of the network, and what each lacks. */
export const reteOamReport = defineReport({
  name: 'reteOam',
  title: 'Rete e OAM',
  about:
    'Iscrizione, mandato, polizza e ore di aggiornamento di chi lavora nella rete: a chi manca qualcosa, e entro quando.',
  empty: 'Nessuno lavora ancora nella rete.',
  labels: { one: 'persona', many: 'persone', article: 'f' },
  access: { admin: 'compliance_see', agent: ['compliance_see'] },
  model: 'attestatoEsterno',
  opens: { admin: '/admin/site/agents', agent: '/agents/system/agenti' },
  columns: [
    { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
    {
      path: 'mancano',
      label: 'Ore mancanti',
      kind: 'number',
      sort: 'mancano',
      definition:
        'Ore che mancano per il prossimo termine, in proporzione ai mesi per chi si è iscritto da meno: dell’anno, e nell’ultimo anno del biennio anche di quelle del biennio, se sono di più.',
    },
    { path: 'entro', label: 'Entro', kind: 'day' },
    {
      path: 'oreAnno',
      label: 'Ore nell’anno',
      kind: 'number',
      definition: 'Ore degli attestati dei nostri corsi e di quelli esterni con il documento, in quest’anno.',
    },
    {
      path: 'oreBiennio',
      label: 'Ore nel biennio',
      kind: 'number',
      definition: 'Le stesse, nei due anni che l’OAM guarda, come dicono le impostazioni.',
    },
    { path: 'numero', label: 'Numero OAM', kind: 'text' },
    { path: 'iscritto', label: 'Iscrizione OAM del', kind: 'day' },
    {
      path: 'polizza',
      label: 'Polizza RC fino al',
      kind: 'day',
      definition: 'L’ultimo giorno della polizza più lunga fra i documenti dell’agente.',
    },
    { path: 'oamFino', label: 'Documento OAM fino al', kind: 'day', hidden: true },
    { path: 'mandatoDal', label: 'Mandato dal', kind: 'day' },
    { path: 'mandatoAl', label: 'Mandato fino al', kind: 'day', hidden: true },
    { path: 'agenzia', label: 'Agenzia', kind: 'text', hidden: true },
  ],
  filters: [
    { name: 'corte', label: 'Mancano ore', kind: 'boolean' },
    { name: 'numero', label: 'Ha il numero OAM', kind: 'boolean' },
    { name: 'coperta', label: 'Polizza in corso', kind: 'boolean' },
    { name: 'polizza', label: 'Polizza fino al', kind: 'dayRange' },
    { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', shared: true },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
  ],
  defaultSort: '-mancano',
  totals: [
    { name: 'persone', label: 'Persone', kind: 'number', definition: 'Quante lavorano oggi nella rete.' },
    {
      name: 'corte',
      label: 'Senza tutte le ore',
      kind: 'number',
      definition: 'A quante mancano ore di aggiornamento.',
    },
    {
      name: 'ore',
      label: 'Ore mancanti',
      kind: 'number',
      definition: 'La somma delle ore che mancano a ciascuna.',
    },
    {
      name: 'senzaNumero',
      label: 'Senza numero OAM',
      kind: 'number',
      definition: 'Quante non hanno un numero di iscrizione.',
    },
    {
      name: 'scoperte',
      label: 'Senza polizza',
      kind: 'number',
      definition: 'Quante oggi non hanno una polizza RC in corso fra i documenti.',
    },
  ],
  async source(now) {
    const today = dayOf(now)
    const covered = Prisma.sql`coalesce(o.polizza >= ${today}::date, FALSE)`
    return {
      alias: 'o',
      from: Prisma.sql`${await people(today)} LEFT JOIN agencies g ON g.id = o.agency_id`,
      where: Prisma.sql`TRUE`,
      columns: {
        nome: Prisma.sql`(o.cognome || ' ' || o.nome)`,
        mancano: Prisma.sql`o.mancano::float8`,
        entro: Prisma.sql`o.entro::text`,
        oreAnno: Prisma.sql`o.ore_anno::float8`,
        oreBiennio: Prisma.sql`o.ore_biennio::float8`,
        numero: Prisma.sql`o.oam_number`,
        iscritto: Prisma.sql`o.oam_data::text`,
        polizza: Prisma.sql`o.polizza::text`,
        oamFino: Prisma.sql`o.oam_fino::text`,
        mandatoDal: Prisma.sql`o.mandato_dal::text`,
        mandatoAl: Prisma.sql`o.mandato_al::text`,
        agenzia: Prisma.sql`g.nome`,
      },
      sorts: {
        nome: { sql: Prisma.sql`o.nome_completo`, type: 'text' },
        mancano: { sql: Prisma.sql`(o.mancano * 10)::bigint`, type: 'bigint' },
      },
      filters: {
        corte: { sql: Prisma.sql`(o.mancano > 0)`, type: 'boolean' },
        numero: { sql: Prisma.sql`(o.oam_number IS NOT NULL)`, type: 'boolean' },
        coperta: { sql: covered, type: 'boolean' },
        polizza: { sql: midnight(Prisma.sql`o.polizza`), type: 'timestamptz' },
        agencyId: { sql: Prisma.sql`o.agency_id`, type: 'uuid' },
        agentId: { sql: Prisma.sql`o.agent_id`, type: 'uuid' },
      },
      totals: {
        persone: Prisma.sql`count(*)`,
        corte: Prisma.sql`count(*) FILTER (WHERE o.mancano > 0)`,
        ore: Prisma.sql`coalesce(sum(o.mancano), 0)`,
        senzaNumero: Prisma.sql`count(*) FILTER (WHERE o.oam_number IS NULL)`,
        scoperte: Prisma.sql`count(*) FILTER (WHERE NOT ${covered})`,
      },
    }
  },
})
