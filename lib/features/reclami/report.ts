import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import {
  CANALI_RECLAMO,
  CAUSALI_RECLAMO,
  ESITI_ABF,
  ESITI_RECLAMO,
  SENZA_PRODOTTO,
} from '@/lib/features/reclami/labels'
import { defineReport } from '@/lib/reports/define'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { Prisma } from '@/prisma/generated/client'

/** What stands for nothing in a column, so that it can be asked for and counted like the rest. */
const NESSUNO = 'nessuno'
const APERTO = 'aperto'

const prodotti: Option[] = [...optionsOf(PRODOTTI), { value: NESSUNO, label: SENZA_PRODOTTO }]
const esiti: Option[] = [
  ...optionsOf(ESITI_RECLAMO),
  { value: APERTO, label: 'Senza risposta', tone: 'info' },
]
const causali = optionsOf(CAUSALI_RECLAMO)
const canali = optionsOf(CANALI_RECLAMO)

const PRODOTTO = Prisma.sql`coalesce(r.product::text, ${NESSUNO}::text)`
const ESITO = Prisma.sql`coalesce(r.esito::text, ${APERTO}::text)`
/** Midnight of Italy of the day: what periods are compared with. */
const RICEVUTO = Prisma.sql`(r.ricevuto_il::timestamp AT TIME ZONE 'Europe/Rome')`
const GIORNI = Prisma.sql`(r.risposto_il - r.ricevuto_il)`

const oneOf = (sql: Prisma.Sql) => (values: readonly string[]) =>
  Prisma.sql`${sql} = ANY(${[...values]}::text[])`

/** The register of complaints in figures, for a year or any other period: what the law asks to be published once a year. */
export const reclamiReport = defineReport({
  name: 'reclami',
  title: 'Reclami in cifre',
  about: 'I reclami arrivati in un periodo: su che cosa, come sono finiti, in quanto tempo.',
  empty: 'Nessun reclamo in questo periodo.',
  labels: { one: 'reclamo', many: 'reclami', article: 'm' },
  access: { admin: 'compliance_see', agent: ['compliance_see'] },
  model: 'reclamo',
  opens: { admin: '/admin/compliance/reclami', agent: '/agents/tickets' },
  columns: [
    { path: 'codice', label: 'Codice', kind: 'title' },
    { path: 'ricevuto', label: 'Ricevuto il', kind: 'day', sort: 'ricevuto' },
    { path: 'causale', label: 'Di che cosa si tratta', kind: 'badge', options: causali },
    { path: 'product', label: 'Prodotto', kind: 'badge', options: prodotti },
    { path: 'esito', label: 'Esito', kind: 'badge', options: esiti },
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      definition: 'Giorni di calendario fra il reclamo e la risposta; niente finché non c’è.',
    },
    { path: 'entro', label: 'Risposta entro', kind: 'day' },
    { path: 'risposto', label: 'Risposto il', kind: 'day' },
    { path: 'agente', label: 'Agente', kind: 'person', shared: true },
    { path: 'canale', label: 'Canale', kind: 'badge', options: canali },
    { path: 'abf', label: 'Ricorso all’ABF del', kind: 'day' },
    { path: 'abfEsito', label: 'Esito del ricorso', kind: 'badge', options: optionsOf(ESITI_ABF) },
  ],
  filters: [
    { name: 'at', label: 'Ricevuto', kind: 'dayRange' },
    { name: 'product', label: 'Prodotto', kind: 'enum', options: prodotti },
    { name: 'esito', label: 'Esito', kind: 'enum', options: esiti },
    { name: 'causale', label: 'Di che cosa si tratta', kind: 'enum', options: causali },
    { name: 'canale', label: 'Canale', kind: 'enum', options: canali },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
    { name: 'abf', label: 'Portato all’ABF', kind: 'boolean' },
  ],
  defaultSort: '-ricevuto',
  totals: [
    { name: 'reclami', label: 'Reclami', kind: 'number', definition: 'Quanti sono arrivati nel periodo.' },
    {
      name: 'accolti',
      label: 'Accolti',
      kind: 'number',
      definition: 'Quelli accolti, del tutto o in parte.',
    },
    { name: 'respinti', label: 'Respinti', kind: 'number', definition: 'Quelli a cui si è risposto di no.' },
    {
      name: 'aperti',
      label: 'Senza risposta',
      kind: 'number',
      definition: 'Quelli che aspettano ancora una risposta.',
    },
    {
      name: 'oltre',
      label: 'Risposte oltre il termine',
      kind: 'number',
      definition: 'Quelli a cui si è risposto dopo l’ultimo giorno di legge.',
    },
    {
      name: 'scaduti',
      label: 'Senza risposta, oltre il termine',
      kind: 'number',
      definition: 'Quelli che aspettano ancora una risposta, con l’ultimo giorno di legge già passato.',
    },
    {
      name: 'abf',
      label: 'Ricorsi all’ABF',
      kind: 'number',
      definition: 'Quelli che il cliente ha portato all’Arbitro.',
    },
    {
      name: 'giorni',
      label: 'Giorni medi',
      kind: 'number',
      isRatio: true,
      definition: 'Giorni di calendario fra il reclamo e la risposta, in media di quelli che l’hanno avuta.',
    },
  ],
  // How each ended is what the columns say already.
  breakdown: { title: 'Per prodotto ed esito', rows: 'product', columns: 'esito', totals: ['reclami'] },
  async source() {
    return {
      alias: 'r',
      from: Prisma.sql`reclami r LEFT JOIN agents a ON a.id = r.agent_id`,
      alone: Prisma.sql`reclami r`,
      where: Prisma.sql`TRUE`,
      columns: {
        codice: Prisma.sql`r.codice`,
        ricevuto: Prisma.sql`r.ricevuto_il::text`,
        causale: Prisma.sql`r.causale::text`,
        product: PRODOTTO,
        esito: ESITO,
        giorni: GIORNI,
        entro: Prisma.sql`r.entro_il::text`,
        risposto: Prisma.sql`r.risposto_il::text`,
        agente: Prisma.sql`CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('nome', a.nome, 'cognome', a.cognome) END`,
        canale: Prisma.sql`r.canale::text`,
        abf: Prisma.sql`r.abf_il::text`,
        abfEsito: Prisma.sql`r.abf_esito::text`,
      },
      sorts: { ricevuto: { sql: RICEVUTO, type: 'timestamptz' } },
      filters: {
        at: { sql: RICEVUTO, type: 'timestamptz' },
        product: oneOf(PRODOTTO),
        esito: oneOf(ESITO),
        causale: { sql: Prisma.sql`r.causale`, type: 'causale_reclamo' },
        canale: { sql: Prisma.sql`r.canale`, type: 'canale_reclamo' },
        agentId: { sql: Prisma.sql`r.agent_id`, type: 'uuid' },
        abf: { sql: Prisma.sql`(r.abf_il IS NOT NULL)`, type: 'boolean' },
      },
      totals: {
        reclami: Prisma.sql`count(*)`,
        accolti: Prisma.sql`count(*) FILTER (WHERE r.esito IN ('accolto', 'parziale'))`,
        respinti: Prisma.sql`count(*) FILTER (WHERE r.esito = 'respinto')`,
        aperti: Prisma.sql`count(*) FILTER (WHERE r.esito IS NULL)`,
        oltre: Prisma.sql`count(*) FILTER (WHERE r.risposto_il > r.entro_il)`,
        scaduti: Prisma.sql`count(*) FILTER (WHERE r.risposto_il IS NULL AND r.entro_il < ${todayInRome()}::date)`,
        abf: Prisma.sql`count(r.abf_il)`,
        giorni: Prisma.sql`round(avg(${GIORNI}), 1)`,
      },
      groups: { product: PRODOTTO, esito: ESITO },
    }
  },
})
