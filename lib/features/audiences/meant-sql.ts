import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { ownValues, type Reader } from './is-meant'

/** `isMeant` of the rules in a column, for lists that page in the database. */
export function meantSql(column: Prisma.Sql, reader: Reader): Prisma.Sql {
  const own = JSON.stringify(ownValues(reader))
  const finds = (part: string) => Prisma.sql`EXISTS (SELECT FROM jsonb_array_elements(${column} -> ${part}) r
    WHERE r ->> 'tipo' = 'tutti' OR EXISTS (SELECT FROM jsonb_array_elements_text(r -> 'valori') v
      WHERE ${own}::jsonb -> (r ->> 'tipo') ? v))`
  return Prisma.sql`(${finds('regole')} AND NOT ${finds('escludi')})`
}
