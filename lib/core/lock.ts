import 'server-only'
import { capitalized } from '@/lib/core/text'
import type { Prisma } from '@/prisma/generated/client'
import type { Tx } from './db'

/** Name of a model as the client spells it: "bankProduct". */
type ModelName = Prisma.TypeMap['meta']['modelProps']

type Models = Record<string, { dbName: string | null }>

/** The table of a model. Prisma says it nowhere in public; `lock.db.test.ts` asks it for every model. */
export function tableOf(tx: Tx, model: ModelName): string {
  const { models } = (tx as unknown as { _runtimeDataModel: { models: Models } })._runtimeDataModel
  const name = capitalized(model)
  return models[name]?.dbName ?? name
}

/** Nobody else changes this row before the transaction ends; what it holds is read afterwards. */
export async function lockById(tx: Tx, model: ModelName, id: string): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM "${tableOf(tx, model)}" WHERE id = $1::uuid FOR UPDATE`, id)
}
