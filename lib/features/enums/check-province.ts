import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { isProvincia } from './data'

/**
 * Two letters are not yet a province: the list of today decides.
 * @throws a 422 on `path`
 */
export async function checkProvince(provincia: unknown, path = 'provincia', tx?: Tx): Promise<void> {
  if (provincia === undefined || provincia === null || provincia === '') return
  if (typeof provincia !== 'string' || !(await isProvincia(provincia, tx)))
    throw invalidField(path, 'Scegli una provincia.')
}
