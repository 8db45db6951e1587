import 'server-only'
import { queryPrepared } from '@/lib/core/prepared'
import type { SigningIn } from './accounts'
import { deviceExpiry, hashDevice } from './devices'
import type { Role } from './roles'
import { begun, type Pair, type Place, pairOf } from './sessions'

/*
 * The statements that every sign-in waits for: two by name, without Prisma, because one by its client costs as much as a
 * twentieth of the password's hash.
 */

const TABLES = { admin: 'admins', agent: 'agents', client: 'clients' } satisfies Record<Role, string>

const NO_TOTP =
  'NULL AS "totpSecret", NULL::timestamptz AS "totpEnabledAt", NULL AS "totpLastStep", 0 AS passkeys'
const TOTP = `a.totp_secret AS "totpSecret", a.totp_enabled_at AS "totpEnabledAt", a.totp_last_step AS "totpLastStep",
  (SELECT count(*)::int FROM passkeys k WHERE k.user_id = a.id AND k.role <> 'client') AS passkeys`
const NOTHING = "'{}'::jsonb"

/** What the three kinds of users have under names of their own. */
const COLUMNS: Record<Role, string> = {
  admin: `a.name AS nome, a.surname AS cognome, a.permissions, a.ticketing, NULL AS "agencyId", ${TOTP}`,
  agent: `a.nome, a.cognome, a.permissions, ${NOTHING} AS ticketing, a.agency_id AS "agencyId", ${TOTP}`,
  client: `a.nome, a.cognome, ${NOTHING} AS permissions, ${NOTHING} AS ticketing, NULL AS "agencyId", ${NO_TOTP}`,
}

const findSql = (role: Role) => `
  WITH found AS (
    SELECT a.id, a.email, a.created_at AS "createdAt", a.status, a.password_hash AS "passwordHash", ${COLUMNS[role]}, d.id AS "deviceId"
    FROM ${TABLES[role]} a LEFT JOIN known_devices d
      ON d.role = '${role}' AND d.user_id = a.id AND d.token_hash = $2 AND d.expires_at > now()
    WHERE a.email = $1
  ), counted AS (
    INSERT INTO rate_limits AS r (key, points, expire)
    SELECT $3::text || "deviceId", 1, $4::bigint FROM found WHERE "deviceId" IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= $5::bigint THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= $5::bigint THEN excluded.expire ELSE r.expire END
    RETURNING points, expire
  )
  SELECT found.*, counted.points, counted.expire FROM found LEFT JOIN counted ON true`

type Found = Omit<SigningIn, 'role' | 'totpLastStep'> & {
  totpLastStep: string | null
  deviceId: string | null
  points: number | null
  expire: string | null
}

/** How a known device's tries are counted: the name before its id, and when a count that begins now ends, in milliseconds. */
type Counting = { prefix: string; until: number; now: number }

/** The device that somebody signs in from, and how often that was tried until when. */
export type KnownDevice = { id: string; tries: { points: number; expire: number } }

/**
 * Who signs in by this address, and which of their devices this is; the same work whether or not there is such an account. The try
 * is counted by the same statement: nobody tries twice while it is looked up how often they may.
 */
export async function findSigningIn(
  role: Role,
  email: string,
  deviceToken: string,
  { prefix, until, now }: Counting,
): Promise<{ account: SigningIn | null; device: KnownDevice | null }> {
  const values = [email, deviceToken && hashDevice(deviceToken), prefix, until, now]
  const { rows } = await queryPrepared<Found>({ text: findSql(role), values })
  const [found] = rows
  if (!found) return { account: null, device: null }
  const { deviceId, totpLastStep, points, expire, ...rest } = found
  const account: SigningIn = {
    ...rest,
    role,
    totpLastStep: totpLastStep === null ? null : BigInt(totpLastStep),
  }
  const tries = { points: Number(points), expire: Number(expire) }
  return { account, device: deviceId === null ? null : { id: deviceId, tries } }
}

const resumeSql = (role: Role) => `
  WITH used AS (
    UPDATE known_devices SET last_used_at = now(), expires_at = $2 WHERE id = $1 RETURNING id
  ), seen AS (
    UPDATE ${TABLES[role]} SET last_login_at = now() WHERE id = $3 AND EXISTS (SELECT FROM used)
  ), forgiven AS (
    DELETE FROM rate_limits WHERE key = $4 AND EXISTS (SELECT FROM used)
  ), begun AS (
    INSERT INTO sessions (id, role, user_id, refresh_hash, device_id, user_agent, ip, expires_at)
    SELECT $5, '${role}', $3, $6, used.id, $7, $8, $9 FROM used
  )
  SELECT p.pagina FROM used LEFT JOIN user_preferences p ON p.role = '${role}' AND p.user_id = $3`

type Resuming = Place & {
  deviceId: string
  /** The count of wrong passwords that the right one ends. */
  limitKey: string
}
type Resumed = { pair: Pair; pagina: string }

/**
 * A session on a device that the account has used before: the time of both is noted, wrong passwords are forgiven, and the
 * page that the area opens with is read. Null where the device has been forgotten meanwhile; then nothing has happened.
 */
export async function resumeOnDevice({ limitKey, ...place }: Resuming): Promise<Resumed | null> {
  const { row, refresh } = begun(place)
  const { id, role, userId, ip, userAgent, refreshHash, expiresAt, deviceId } = row
  const values = [deviceId, deviceExpiry(), userId, limitKey, id, refreshHash, userAgent, ip, expiresAt]
  const { rows } = await queryPrepared<{ pagina: string | null }>({ text: resumeSql(role), values })
  return rows[0] ? { pair: await pairOf(row, refresh), pagina: rows[0].pagina ?? '' } : null
}
