import 'server-only'
import { rowsTag } from '@/lib/core/cache'
import { cached, heldRead } from '@/lib/core/cached'
import { db, type Tx } from '@/lib/core/db'
import { effectiveValue, type Setting } from './define'

const KEY = 'settings'

type Stored = ReadonlyMap<string, unknown>

async function readAll(): Promise<Stored> {
  const rows = await db().setting.findMany({ select: { key: true, value: true } })
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** All that is stored, read once until the table announces a change. */
const stored = (): Promise<Stored> =>
  cached({
    key: KEY,
    tags: [rowsTag('settings')],
    load: readAll,
  })

/**
 * What this installation is set to, as `setting` without a transaction knows it, for a transaction that writes no settings and which
 * others wait for: asked of the database, by the transaction itself, only where it is not held.
 */
export async function settingHeld<T>(definition: Setting<T>, tx: Tx): Promise<T> {
  const held = heldRead<Stored>(KEY)
  return held ? effectiveValue(definition, held.get(definition.key)) : setting(definition, tx)
}

/**
 * What this installation is set to; the only reader of the table `settings`. Within a transaction it is read by that one's
 * connection: many that each wait for a second one would wait for ever.
 */
export async function setting<T>(definition: Setting<T>, tx?: Tx): Promise<T> {
  if (tx) {
    const row = await tx.setting.findUnique({ where: { key: definition.key }, select: { value: true } })
    return effectiveValue(definition, row?.value)
  }
  return effectiveValue(definition, (await stored()).get(definition.key))
}
