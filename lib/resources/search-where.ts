import { searchTerms, type Term } from '@/lib/core/search-words'
import { Prisma } from '@/prisma/generated/client'

/** `contains` becomes LIKE, for which % and _ stand for anything. */
export const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

type Contains = { search: { contains: string } }

/** Rows whose search column holds a term, for Prisma and for the lists of the engine. */
export const termWhere = (term: Term): { OR: { AND: Contains[] }[] } => ({
  OR: term.map((parts) => ({ AND: parts.map((part) => ({ search: { contains: literal(part) } })) })),
})

/** Rows whose search column holds every word of a question; at most so many words, where anybody may ask. */
export const questionWhere = (question: string, most?: number) =>
  searchTerms(question).slice(0, most).map(termWhere)

/** The same of one term in SQL; `column` is a search column, or several of which one holds it. */
export function termSql(term: Term, ...columns: Prisma.Sql[]): Prisma.Sql {
  const part = (word: string) =>
    any(columns.map((column) => Prisma.sql`${column} LIKE ${`%${literal(word)}%`}`))
  return any(term.map((parts) => Prisma.sql`(${Prisma.join(parts.map(part), ' AND ')})`))
}

/** The conditions that a question asks for in SQL, one for each term. */
export const questionSql = (question: string, ...columns: Prisma.Sql[]): Prisma.Sql[] =>
  searchTerms(question).map((term) => termSql(term, ...columns))

/**
 * The same in a few columns of a row alone, where its search column holds others that the reader does not see: finding a row by
 * them would tell what they say.
 */
export const openSql = (question: string, ...columns: Prisma.Sql[]): Prisma.Sql[] =>
  questionSql(question, Prisma.sql`fold(concat_ws(' ', ${Prisma.join(columns)}))`)

const any = (parts: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(parts, ' OR ')})`
