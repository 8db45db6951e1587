import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import type { Classifica } from '@/prisma/generated/client'
import { rewriteRows } from './count-rows'
import { CLASSIFICHE, monthOfPeriod, type Periodo, periodWords } from './labels'
import { classificheRegole } from './settings'

type Columns = Partial<Record<keyof Classifica, unknown>>
type Whole = Pick<Classifica, 'id' | 'tipo' | 'anno' | 'mese' | 'criteri'>

const isOther = (before: Columns | null, { anno, mese }: Columns) =>
  !before || (anno !== undefined && anno !== before.anno) || (mese !== undefined && mese !== before.mese)

/** The running month is shown to everybody as it stands, and is no ranking yet (docs/decisions/022). */
function refuseUnended(period: Periodo): void {
  if (monthOfPeriod(period) >= todayInRome().slice(0, 7))
    throw invalidField('mese', 'Il mese non è finito: la classifica si prepara dopo.')
}

/** A month has one ranking of a kind. */
async function refuseSecond(tx: Tx, tipo: Classifica['tipo'], { anno, mese }: Periodo): Promise<void> {
  if ((await tx.classifica.count({ where: { tipo, anno, mese } })) === 0) return
  const { title } = CLASSIFICHE[tipo]
  const message = `La ${title.toLowerCase()} di ${periodWords({ anno, mese })} c’è già.`
  throw new AppError('conflict', message, { errors: [{ path: 'mese', message }] })
}

type BeforeChange = { data: Columns; before: Columns | null; tx: Tx }

/** Who moves a ranking to another month, or makes one, has it counted by the rule of today. */
export function beforeRanking(tipo: Classifica['tipo']) {
  return async ({ data, before, tx }: BeforeChange): Promise<Columns> => {
    const period = { ...(before as Periodo | null), ...(data as Partial<Periodo>) } as Periodo
    const titled = data.titolo === '' ? { titolo: titleOf(tipo, period) } : {}
    if (!isOther(before, data)) return { ...data, ...titled }
    if (before?.published) throw isPublished()
    refuseUnended(period)
    await refuseSecond(tx, tipo, period)
    const rules = await setting(classificheRegole, tx)
    return { ...data, ...titled, criteri: rules[tipo], calcolataAt: new Date() }
  }
}

type AfterChange = { before: Columns | null; after: Columns | null; tx: Tx }

/** The rows of a new ranking, of one that moved, or of one that comes back from the history. */
export async function afterRanking({ before, after, tx }: AfterChange): Promise<void> {
  if (!after || !isOther(before, after)) return
  const ranking = after as Whole
  await tx.classifica.update({ where: { id: ranking.id }, data: await rewriteRows(tx, ranking) })
}

/** What the network was told stays; the rows of a draft go with it. */
export async function dropDraft({ before, tx }: { before: Columns; tx: Tx }): Promise<void> {
  if (before.published) throw isPublished()
  await tx.classificaVoce.deleteMany({ where: { classificaId: String(before.id) } })
}

export const isPublished = () => new AppError('conflict', 'La classifica è pubblicata: prima va ritirata.')

/** What a ranking is called that nobody gave a title. */
export const titleOf = (tipo: Classifica['tipo'], period: Periodo): string =>
  `${CLASSIFICHE[tipo].title}, ${periodWords(period)}`
