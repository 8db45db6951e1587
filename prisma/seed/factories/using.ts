import 'server-only'
import { db } from '@/lib/core/db'
import { noteUses } from '@/lib/storage/uses'

/** A row that a factory has made, with the files that it uses noted as the engine and the verbs do. */
export async function using<T extends { id: string }>(model: string, made: Promise<T>): Promise<T> {
  const row = await made
  await noteUses(db(), { model, recordId: row.id }, null, row, 'product')
  return row
}
