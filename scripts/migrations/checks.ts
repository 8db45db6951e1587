import type pg from 'pg'
import { EnvError } from '../../lib/core/env'
import { VERSION } from '../../lib/core/version'
import { appliedMigrations } from '../backup/catalog'
import { refuseEncoding } from '../check-database'
import { isGone } from '../failures'
import { formerOf, unknownOf } from './baseline'
import { migrationNames } from './files'
import { isAfter, releaseOf } from './release'

const OLDEST = 15

/** Stops before anything is changed in a database that this code is too old for, or that is too old for it. */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version",
  )
  const version = rows[0]?.version ?? 0
  if (version < OLDEST) {
    throw new EnvError(`Il database è PostgreSQL ${version}: serve ${OLDEST} o successivo.`)
  }
  await refuseEncoding(client)
  refuseOtherHistory(await appliedMigrations(client))
}

/**
 * Whether a later release has brought the database further, and this one still works on it: then it stays as it is. A step back
 * changes nothing, and a server of before that begins again while the others are updated does not bring back old functions.
 */
export async function isAhead(client: pg.ClientBase): Promise<boolean> {
  const last = await releaseOf(client)
  if (!last || !isAfter(last.release, VERSION)) return false
  if (isAfter(last.oldest, VERSION)) {
    throw new EnvError(
      `Il database è della versione ${last.release}, sulla quale funzionano le versioni dalla ${last.oldest}: questa è la ${VERSION}. Aggiorna il codice, o ripristina una copia fatta con questo.`,
    )
  }
  const applied = new Set(await appliedMigrations(client))
  return migrationNames().every((name) => applied.has(name))
}

function refuseOtherHistory(history: readonly string[]): void {
  const unknown = unknownOf(history)
  if (unknown.length > 0) {
    throw new EnvError(
      `Il database ha già la migrazione ${unknown.join(', ')}, che questo codice non conosce: è di una versione più recente. Aggiorna il codice, o ripristina una copia fatta con questo.`,
    )
  }
  if (formerOf(history) === 'some') {
    throw new EnvError(
      'Il database è di una versione precedente alla 1.0.0 e non ne ha tutte le migrazioni: aggiornalo prima con l’ultima versione che precede la 1.0.0, poi con questa. Non è cambiato nulla.',
    )
  }
}

/** What only an administrator may create, and which package brings it: all that is missing is said at once. */
export async function createExtensions(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  const refused: string[] = []
  for (const name of names) {
    try {
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code === '58P01' || code === '0A000') {
        throw new EnvError(
          `Sul server PostgreSQL manca l’estensione ${name} (${message}): di solito sta nel pacchetto postgresql-contrib.`,
        )
      }
      if (code !== '42501') throw error
      refused.push(name)
    }
  }
  if (refused.length === 0) return
  const statements = refused.map((name) => `CREATE EXTENSION ${name};`).join(' ')
  throw new EnvError(
    `L’utente del database non può creare ${refused.length === 1 ? 'un’estensione' : 'le estensioni'} di cui c’è bisogno: un amministratore esegua una volta «${statements}» in questo database, poi riavvia.`,
  )
}

/**
 * Since PostgreSQL 15 nobody but a database's owner may make tables in it, whatever GRANT ALL ON DATABASE says. Asked of one that is still
 * empty: once all is there, a role with less does.
 */
export async function checkOwnership(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ user: string; name: string }>(
    `SELECT current_user AS user, current_database() AS name
     WHERE to_regclass('public._prisma_migrations') IS NULL AND NOT has_schema_privilege('public', 'CREATE')`,
  )
  const [missing] = rows
  if (!missing) return
  throw new EnvError(
    `L’utente ${missing.user} non può creare tabelle nel database ${missing.name}: un amministratore esegua «ALTER DATABASE ${missing.name} OWNER TO ${missing.user}», poi riavvia.`,
  )
}

/**
 * A migration that was begun and not finished has left nothing: script and note are one transaction, and whoever
 * runs one holds the lock that we hold now. So it is simply tried again.
 */
export async function forgetUnfinished(client: pg.ClientBase): Promise<void> {
  const found = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS yes")
  if (found.rows[0]?.yes) await client.query('DELETE FROM _prisma_migrations WHERE finished_at IS NULL')
}

/**
 * Making an index CONCURRENTLY is no transaction: what an interruption leaves of it bears the name, is used by nobody, and would
 * pass for the index when the migration is tried again. Only migrations make indexes.
 */
export async function dropHalfMade(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}

type Failure = Error & { migration?: string; sqlFile?: string; detail?: string; hint?: string; code?: string }

/** What is there already, though no note says so. */
const EXISTS = new Set(['42P07', '42710', '42701', '42723', '42P06'])

/** A failed migration as a sentence; anything else as it is. */
export function explained(error: unknown): unknown {
  if (isGone(error)) {
    return new EnvError(
      'Il database ha smesso di rispondere durante le migrazioni. Quella in corso è annullata per intero: quando il database è tornato, ripeti il comando e si riprende da lì.',
    )
  }
  const { migration, sqlFile, message, detail, hint, code } = error as Failure
  if (code === 'P3005') {
    return new EnvError(
      'Il database contiene già tabelle che non sono di questo prodotto: indica in DATABASE_URL un database vuoto.',
    )
  }
  const said = [message, detail, hint].filter(Boolean).join(' — ')
  if (sqlFile) {
    return new EnvError(
      `Il file prisma/sql/${sqlFile} non si può applicare: ${said}.\nFunzioni, trigger e viste sono com’erano prima. Correggi la causa e ripeti il comando.`,
    )
  }
  if (!migration) return error
  const advice = EXISTS.has(code ?? '')
    ? `Se è già stata applicata a mano: npx prisma migrate resolve --applied ${migration}.`
    : 'Correggi la causa e ripeti il comando: si riprende da lì.'
  return new EnvError(
    `La migrazione ${migration} non è riuscita: ${said}.\nIl database è com’era prima di questa migrazione. ${advice}`,
  )
}
