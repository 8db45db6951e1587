import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import { feedFor, modelsFor } from '@/lib/resources/history'
import { openSql, writtenSql } from '@/lib/resources/search-where'
import { Prisma } from '@/prisma/generated/client'
import type { Choice } from './schema'

/** So many changes are read for the names that they bear; an object has many. */
const LOOKED_AT = 300
const SHOWN = 20
/** Shorter words are in every name: the index has nothing to say of them. */
const SHORTEST = 3

/** So much of a word's trigrams is left where one of its letters has an accent: «piu» and «Più» have half of them. */
const ALIKE = '0.4'

type Named = { ref: string; model: string; label: string }

const choiceOf = ({ ref, model, label }: Named): Choice => ({
  _id: ref,
  nome: `${AUDIT_MODELS[model as AuditModel] ?? model}: ${label || ref}`,
})

/** Objects that the reader's history tells of, by a part of what they are or were called; without one, the latest. */
export async function findObjects(actor: Actor, q: string): Promise<Choice[]> {
  const models = await modelsFor(actor)
  const called = q.length < SHORTEST ? [] : writtenSql(q, Prisma.sql`label`)
  const rows = await withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`
    return tx.$queryRaw<Named[]>`
    SELECT ref::text, model, label FROM commits
    WHERE model = ANY(${models}::text[]) AND group_id IS NULL AND ${Prisma.join([Prisma.sql`TRUE`, ...called], ' AND ')}
    ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_AT}`
  })
  const found = new Map<string, Named>()
  for (const row of rows) if (!found.has(row.ref)) found.set(row.ref, row)
  return [...found.values()].slice(0, SHOWN).map(choiceOf)
}

/** The last name of one of them. */
export async function findObject(actor: Actor, ref: string): Promise<Choice> {
  const where = { AND: [await feedFor(actor), { ref: idOrNotFound(ref) }] }
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.CommitOrderByWithRelationInput[]
  return choiceOf(orNotFound(await db().commit.findFirst({ where, orderBy })))
}

type Author = { id: string; nome: string; dove: string }

/** Administrators and agents, who are the authors of nearly every change, by a part of their name. */
export async function findAuthors(q: string): Promise<Choice[]> {
  const named = (name: Prisma.Sql, surname: Prisma.Sql) =>
    Prisma.join([Prisma.sql`TRUE`, ...openSql(q, surname, name)], ' AND ')
  const rows = await db().$queryRaw<Author[]>`
    (SELECT a.id, a.name || ' ' || a.surname AS nome, 'amministrazione' AS dove, 0 AS rango, a.surname AS chiave
      FROM admins a WHERE ${named(Prisma.sql`a.name`, Prisma.sql`a.surname`)} ORDER BY a.surname LIMIT ${SHOWN})
    UNION ALL
    (SELECT a.id, a.nome || ' ' || a.cognome, 'agente', 1, a.cognome
      FROM agents a WHERE ${named(Prisma.sql`a.nome`, Prisma.sql`a.cognome`)} ORDER BY a.cognome LIMIT ${SHOWN})
    ORDER BY rango, chiave LIMIT ${SHOWN}`
  return rows.map(({ id, nome, dove }) => authorOf(id, nome, dove))
}

export async function findAuthor(id: string): Promise<Choice> {
  const where = { id: idOrNotFound(id) }
  const admin = await db().admin.findUnique({ where })
  if (admin) return authorOf(id, `${admin.name} ${admin.surname}`, 'amministrazione')
  const { nome, cognome } = orNotFound(await db().agent.findUnique({ where }))
  return authorOf(id, `${nome} ${cognome}`, 'agente')
}

const authorOf = (_id: string, name: string, where: string): Choice => ({ _id, nome: `${name} (${where})` })
