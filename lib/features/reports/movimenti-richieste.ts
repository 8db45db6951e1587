import 'server-only'
import { defineReport } from '@/lib/reports/define'
import { Prisma } from '@/prisma/generated/client'
import { prodottiOptions } from './movements'

const TAPPE = [
  { value: 'nuovo', label: 'Arrivata', tone: 'info' },
  { value: 'assegnato', label: 'Assegnata', tone: 'info' },
  { value: 'contattato', label: 'Contattata', tone: 'info' },
  { value: 'appuntamento', label: 'Appuntamento', tone: 'info' },
  { value: 'convertito', label: 'Diventata pratica', tone: 'ok' },
  { value: 'perso', label: 'Persa', tone: 'bad' },
] as const

/** What the figures of requests count, one line for each step and for each that was taken back. */
export const movimentiRichieste = defineReport({
  name: 'movimentiRichieste',
  title: 'Passi delle richieste',
  about: 'Ogni passo delle richieste, nel giorno in cui è avvenuto e a nome di chi le seguiva allora.',
  empty: 'Nel periodo non è successo nulla.',
  labels: { one: 'passo', many: 'passi', article: 'm' },
  access: { admin: 'reports_see', agent: [] },
  model: 'lead',
  opens: { admin: '/admin/feeds/leadRequests', agent: '/agents/richieste' },
  columns: [
    { path: 'codice', label: 'Codice', kind: 'title' },
    { path: 'at', label: 'Avvenuto il', kind: 'instant', sort: 'at' },
    { path: 'cliente', label: 'Nome', kind: 'text' },
    { path: 'tappa', label: 'Passo', kind: 'badge', options: TAPPE },
    {
      path: 'n',
      label: 'Conta',
      kind: 'number',
      definition:
        'Uno; meno uno dove il passo è stato tolto: la richiesta è passata a un altro, o è tornata indietro.',
    },
    { path: 'product', label: 'Prodotto', kind: 'badge', options: prodottiOptions },
    { path: 'agente', label: 'Agente', kind: 'person', shared: true },
    {
      path: 'minuti',
      label: 'Minuti al contatto',
      kind: 'number',
      hidden: true,
      definition: 'Minuti lavorativi dall’assegnazione al primo contatto (lunedì–venerdì, 9–18).',
    },
  ],
  filters: [
    { name: 'at', label: 'Avvenuto', kind: 'dayRange' },
    { name: 'tappa', label: 'Passo', kind: 'enum', options: TAPPE },
    { name: 'product', label: 'Prodotto', kind: 'enum', options: prodottiOptions },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
    { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', shared: true },
    { name: 'conAgente', label: 'Con un agente', kind: 'boolean' },
  ],
  defaultSort: '-at',
  totals: [
    {
      name: 'passi',
      label: 'Passi',
      kind: 'number',
      definition: 'Quante volte è avvenuto, meno quante è stato tolto.',
    },
  ],
  source: async () => ({
    alias: 'f',
    id: Prisma.sql`('00000000-0000-7000-8000-' || lpad(to_hex(f.id), 12, '0'))::uuid`,
    opens: Prisma.sql`f.lead_id`,
    from: Prisma.sql`lead_fatti f LEFT JOIN leads l ON l.id = f.lead_id LEFT JOIN agents a ON a.id = f.agent_id`,
    alone: Prisma.sql`lead_fatti f`,
    where: Prisma.sql`TRUE`,
    columns: {
      codice: Prisma.sql`coalesce(l.codice, 'Richiesta cancellata')`,
      at: Prisma.sql`f.at`,
      cliente: Prisma.sql`l.nome || ' ' || l.cognome`,
      tappa: Prisma.sql`f.tappa`,
      n: Prisma.sql`f.n`,
      product: Prisma.sql`f.product::text`,
      agente: Prisma.sql`CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('nome', a.nome, 'cognome', a.cognome) END`,
      minuti: Prisma.sql`f.minuti`,
    },
    sorts: { at: { sql: Prisma.sql`f.at`, type: 'timestamptz' } },
    filters: {
      at: { sql: Prisma.sql`f.at`, type: 'timestamptz' },
      tappa: { sql: Prisma.sql`f.tappa`, type: 'text' },
      product: { sql: Prisma.sql`f.product`, type: 'prodotto' },
      agentId: { sql: Prisma.sql`f.agent_id`, type: 'uuid' },
      agencyId: { sql: Prisma.sql`f.agency_id`, type: 'uuid' },
      conAgente: { sql: Prisma.sql`(f.agent_id <> nessuno())`, type: 'boolean' },
    },
    totals: { passi: Prisma.sql`coalesce(sum(f.n), 0)` },
    rollup: {
      from: Prisma.sql`cubo_giorno_richieste_ora c`,
      where: Prisma.sql`TRUE`,
      filters: {
        at: { sql: Prisma.sql`c.giorno`, type: 'date' },
        tappa: { sql: Prisma.sql`c.tappa`, type: 'text' },
        product: { sql: Prisma.sql`c.product`, type: 'prodotto' },
        conAgente: { sql: Prisma.sql`c.con_agente`, type: 'boolean' },
      },
      count: Prisma.sql`coalesce(sum(c.righe), 0)`,
      totals: { passi: Prisma.sql`coalesce(sum(c.n), 0)` },
    },
  }),
})
