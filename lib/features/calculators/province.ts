import 'server-only'
import { invalidField } from '@/lib/core/errors'
import { province } from '@/lib/features/enums/data'
import type { MutuiInput } from './schema'

/** Two letters are not yet a province: the list of today decides. */
export async function checkProvince({ provincia }: Pick<MutuiInput, 'provincia'>): Promise<void> {
  if (provincia === undefined) return
  const known = await province()
  if (!known.some(({ sigla }) => sigla === provincia))
    throw invalidField('provincia', 'Scegli una provincia.')
}
