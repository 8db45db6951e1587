import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { numberText } from '@/lib/core/number-text'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Classifica } from '@/prisma/generated/client'
import { lockDraft, type Ranking } from './advance'
import type { CorrectInput } from './schema'

/** Gives somebody points by hand, or takes some, for a reason that everybody who opens the row reads. */
export async function correctRow(
  ranking: Ranking,
  ctx: Ctx,
  id: string,
  { voceId, punti, motivo, version }: CorrectInput,
): Promise<Classifica> {
  return withTransaction(async (tx) => {
    const before = await lockDraft(ranking, { ...ctx, tx }, { id, version })
    const row = await tx.classificaVoce.findFirst({ where: { id: voceId, classificaId: id } })
    if (!row) throw invalidField('voceId', 'La riga non c’è più: ricarica la pagina.')
    const counted = row.punti.minus(row.correzione)
    await tx.classificaVoce.update({
      where: { id: voceId },
      data: { punti: counted.plus(punti), correzione: punti, correzioneMotivo: punti === 0 ? '' : motivo },
    })
    const vincitore = await placeAgain(tx, id)
    const correzione = `${row.nome}: ${numberText(punti, { most: 2, signed: true })} punti (${motivo})`
    const change = { vincitore, correzione }
    return writeVerb(ranking, { ...ctx, tx }, { before, change, reason: motivo })
  }, ctx.tx)
}

/** The places by the points as they are now; gives the names of the first. */
async function placeAgain(tx: Tx, id: string): Promise<string> {
  await tx.$executeRaw`
    UPDATE classifica_voci v SET posizione = r.posto
    FROM (SELECT id, rank() OVER (ORDER BY punti DESC)::int AS posto FROM classifica_voci WHERE classifica_id = ${id}::uuid) r
    WHERE v.id = r.id AND v.posizione <> r.posto`
  const first = await tx.classificaVoce.findMany({
    where: { classificaId: id, posizione: 1 },
    orderBy: { nome: 'asc' },
    take: 50,
  })
  return first.map(({ nome }) => nome).join(', ')
}
