import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound, isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { type MeaningInput, NOBODY, WORD_NAMES, type WordKind } from './schema'

/** Says what one of EGG's words means here. Rows that wait for it are taken when they are tried again. */
export async function setMeaning(ctx: Ctx, id: string, { interno, version }: MeaningInput): Promise<void> {
  idOrNotFound(id)
  await withTransaction(async (tx) => {
    await lockById(tx, 'importMapping', id)
    const before = orNotFound(
      await tx.importMapping.findFirst({ where: { id, kind: 'egg', tipo: { in: WORD_NAMES } } }),
    )
    if (before.version !== version) throw staleVersion()
    if (interno !== null) await refuseUnknown(tx, before.tipo as WordKind, interno)
    const after = await tx.importMapping.update({
      where: { id },
      data: { interno, version: before.version + 1 },
    })
    await recordCommit(tx, ctx, { model: 'Sincronizzazioni', label: before.esterno, before, after })
  }, ctx.tx)
}

const FIXED: Partial<Record<WordKind, Readonly<Record<string, unknown>>>> = {
  stato: STATI,
  prodotto: PRODOTTI,
  finalita: FINALITA_LABELS,
}

async function refuseUnknown(tx: Tx, tipo: WordKind, interno: string): Promise<void> {
  const fixed = FIXED[tipo]
  const isKnown = fixed
    ? Object.hasOwn(fixed, interno)
    : (tipo === 'agente' && interno === NOBODY) ||
      (isId(interno) &&
        (tipo === 'banca'
          ? await tx.bank.count({ where: { id: interno } })
          : await tx.agent.count({ where: { id: interno } })) === 1)
  if (!isKnown) throw invalidField('interno', 'Scegli fra quelli dell’elenco.')
}
