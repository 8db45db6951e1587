import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { dividedProvince } from '@/lib/italian/province-codes'
import { isProvincia } from './data'

/**
 * Checks a code against today's list of provinces; the schema checks only that it is two letters.
 * @throws a 422 on `path`
 */
export async function checkProvince(provincia: unknown, path = 'provincia', tx?: Tx): Promise<void> {
  if (provincia === undefined || provincia === null || provincia === '') return
  if (typeof provincia === 'string' && (await isProvincia(provincia, tx))) return
  throw invalidField(path, dividedProvince(String(provincia)) ?? 'Scegli una provincia.')
}
