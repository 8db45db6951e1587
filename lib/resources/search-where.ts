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

/**
 * The same in a column that keeps words as people write them, and has an index of trigrams but no twin that is folded. The index finds
 * what holds the words as they are typed and, of words that begin as they do, what is alike (`pg_trgm.word_similarity_threshold`): an
 * accent changes few of a word's trigrams. What it finds is folded, and compared.
 */
export const writtenSql = (question: string, column: Prisma.Sql): Prisma.Sql[] =>
  searchTerms(question).map((term) => {
    const part = (word: string) => {
      const like = `%${literal(word)}%`
      return Prisma.sql`((${column} ILIKE ${like} OR ${word}::text <% ${column}) AND fold(${column}) LIKE ${like})`
    }
    return any(term.map((parts) => Prisma.sql`(${Prisma.join(parts.map(part), ' AND ')})`))
  })

const any = (parts: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(parts, ' OR ')})`
