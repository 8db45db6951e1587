import 'server-only'
import { db } from '@/lib/core/db'
import { type Posizione, posizioniSchema } from './schema'

/** Whom we are looking for; nobody where the setting is missing or cannot be read. */
export async function openPositions(): Promise<Posizione[]> {
  const setting = await db().setting.findUnique({ where: { key: 'posizioni' } })
  return posizioniSchema.safeParse(setting?.value).data ?? []
}
