import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { SubtotalSql } from './define'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const named =
  (names: string, none: string, filter: string) =>
  (column: string): SubtotalSql => {
    const key = Prisma.raw(`nullif(${column}, '${NOBODY}')`)
    return {
      key: Prisma.sql`${key}::text`,
      label: Prisma.sql`coalesce(${Prisma.raw(names.replace('$', column))}, ${none})`,
      filter,
    }
  }

/** How rows are put together by whose they are, each said once; the column is that of the relation. */
export const SUBTOTALS = {
  agente: named(
    "(SELECT n.nome || ' ' || n.cognome FROM agents n WHERE n.id = $)",
    'Senza agente',
    'agentId',
  ),
  agenzia: named('(SELECT n.nome FROM agencies n WHERE n.id = $)', 'Senza agenzia', 'agencyId'),
  banca: named('(SELECT n.nome FROM banks n WHERE n.id = $)', 'Senza banca', 'bankId'),
  mese: (column: string, filter: string): SubtotalSql => ({
    key: Prisma.raw(`${column}::text`),
    label: Prisma.raw(`to_char(${column}, 'MM/YYYY')`),
    filter,
    isMonth: true,
  }),
} as const
