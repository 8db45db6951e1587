import 'server-only'
import { z } from 'zod'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'
import { tableChecks } from './check-table'
import { closeTable } from './close-table'
import { compareTables } from './compare-tables'
import { copyTable } from './copy-table'
import { tableVersions } from './data'
import { publishTable } from './publish'
import { closeBody, compareQuery, publishBody, tryQuery } from './schema'
import { tableLines } from './table-lines'
import { tryTable } from './try-table'
import type { Tables } from './write-step'

const common = {
  auth: ['admin'],
  permission: ['banks_manage'],
  params: z.object({ id: z.string() }),
} as const

const publishRoute = (tables: Tables) => ({
  POST: handle(
    { ...common, body: publishBody, summary: `Pubblica da un giorno: ${tables.labels.one}` },
    async ({ ctx, params: { id }, body }) => {
      await publishTable(tables, ctx, id, body)
      return getRow(tables, ctx.actor, id)
    },
  ),
})

const closeRoute = (tables: Tables) => ({
  POST: handle(
    { ...common, body: closeBody, summary: `Chiude con un ultimo giorno: ${tables.labels.one}` },
    async ({ ctx, params: { id }, body }) => {
      await closeTable(tables, ctx, id, body)
      return getRow(tables, ctx.actor, id)
    },
  ),
})

const versionsRoute = (tables: Tables) => ({
  GET: handle(
    { ...common, summary: `Versioni con lo stesso nome e la stessa banca: ${tables.labels.one}` },
    async ({ ctx, params: { id } }) => ({ items: await tableVersions(tables, ctx.actor, id) }),
  ),
  POST: handle(
    { ...common, status: 201, summary: `Nuova versione in bozza: ${tables.labels.one}` },
    ({ ctx, params: { id } }) => copyTable(tables, ctx, id),
  ),
})

const checksRoute = (tables: Tables) => ({
  GET: handle(
    { ...common, summary: `Controlli prima di pubblicare: ${tables.labels.one}` },
    ({ ctx, params: { id } }) => tableChecks(tables, ctx.actor, id),
  ),
})

const compareRoute = (tables: Tables) => ({
  GET: handle(
    { ...common, query: compareQuery, summary: `Confronto fra due versioni: ${tables.labels.one}` },
    ({ ctx, params: { id }, query: { con } }) => compareTables(tables, ctx.actor, id, con),
  ),
})

const tryRoute = (tables: Tables) => ({
  GET: handle(
    {
      ...common,
      query: tryQuery,
      summary: `Prova di una bozza con un importo e una durata: ${tables.labels.one}`,
    },
    ({ ctx, params: { id }, query }) => tryTable(tables, ctx.actor, id, query),
  ),
})

const linesRoute = (tables: Tables) => ({
  GET: handle(
    {
      auth: ['admin'],
      permission: ['banks_manage'],
      summary: `Quando valgono, per banca e nome: ${tables.labels.many}`,
    },
    ({ ctx }) => tableLines(tables, ctx.actor),
  ),
})

/** The verbs of a grid, the same for the three families, by the folder below its name. */
export const priceTableRoutes = (tables: Tables) => ({
  lines: linesRoute(tables),
  '[id]/checks': checksRoute(tables),
  '[id]/close': closeRoute(tables),
  '[id]/compare': compareRoute(tables),
  '[id]/publish': publishRoute(tables),
  '[id]/try': tryRoute(tables),
  '[id]/versions': versionsRoute(tables),
})
