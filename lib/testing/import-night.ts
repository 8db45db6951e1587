import { addDays, dayOf } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { World } from '@/lib/cubes/testing'
import { eggImport } from '@/lib/features/syncs/egg-import'
import type { EggValues } from '@/lib/features/syncs/hear-row'
import type { ImportCtx } from '@/lib/imports/define'
import { STATI, STATI_NOMI } from '@/lib/words/case-states'
import type { Random } from '@/prisma/seed/core/random'
import { uniqueCode } from '@/prisma/seed/factories/support'

/*
 * A night of EGG in a random world: cases that it opens, in whatever state, and cases that it moves, corrects, pays or takes
 * back, by the same two functions that the import engine calls. Rows that the import refuses change nothing.
 */

const STATES = STATI_NOMI.map((stato) => STATI[stato].label)
const euro = (rng: Random, most: number) => BigInt(rng.int(2, most) * 10_000)
const day = (rng: Random, most: number) => dayOf(addDays(new Date(), -rng.int(0, most)))

/** The words of a row by which a bank and an agent are known here. */
async function wordsOf({ rng, agents, banks }: World): Promise<Pick<EggValues, 'banca' | 'agente'>> {
  const bank = await db().bank.findUniqueOrThrow({ where: { id: rng.pick(banks) } })
  const agent = await db().agent.findUniqueOrThrow({ where: { id: rng.pick(agents).id } })
  return { banca: bank.nome, agente: rng.chance(0.9) ? agent.email : undefined }
}

/** What EGG says of a case, new or not. */
function stateOf(rng: Random): EggValues {
  return {
    stato: rng.chance(0.4) ? STATI.liquidata.label : rng.pick(STATES),
    data_stato: day(rng, 90),
    importo_erogato: rng.chance(0.95) ? euro(rng, 900) : undefined,
    importo_deliberato: rng.chance(0.3) ? euro(rng, 500) : undefined,
    motivo_rifiuto: rng.chance(0.5) ? 'Reddito insufficiente' : undefined,
  }
}

async function opening(world: World): Promise<EggValues> {
  const { rng } = world
  const isMortgage = rng.chance(0.5)
  return {
    ...(await wordsOf(world)),
    ...stateOf(rng),
    idegg: uniqueCode('EGG'),
    cognome: 'Esempio',
    nome: 'Ada',
    provincia: rng.pick(['MI', 'RM']),
    prodotto: isMortgage ? 'mutuo' : 'prestito',
    finalita: isMortgage ? 'acquisto_prima_casa' : 'auto',
    importo_richiesto: euro(rng, 500),
    durata_mesi: rng.int(12, 360),
    data_apertura: day(rng, 200),
  }
}

async function change(world: World, idegg: string): Promise<EggValues> {
  const { rng } = world
  const { banca } = await wordsOf(world)
  return {
    ...stateOf(rng),
    idegg,
    banca: rng.chance(0.6) ? banca : undefined,
    importo_richiesto: rng.chance(0.3) ? euro(rng, 500) : undefined,
  }
}

/** One to four rows, some of them of cases that are here already. */
async function rowsOf(world: World): Promise<{ riga: number; value: EggValues }[]> {
  const { rng } = world
  const known = await db().pratica.findMany({ where: { idegg: { not: null } }, orderBy: { id: 'asc' } })
  const some = rng.sample(known, rng.int(0, 3))
  const changes = await Promise.all(some.map(({ idegg }) => change(world, idegg ?? '')))
  const values = rng.chance(0.5) || changes.length === 0 ? [...changes, await opening(world)] : changes
  return values.map((value, at) => ({ riga: at + 1, value }))
}

/** Takes the rows, and remembers whose the payments are. */
export async function importNight(world: World): Promise<void> {
  const rows = await rowsOf(world)
  const where = { idegg: { in: rows.flatMap(({ value }) => value.idegg ?? []) } }
  const before = new Map((await db().pratica.findMany({ where })).map((row) => [row.id, row]))
  await withTransaction(async (tx) => {
    const run = { id: newId(), kind: 'egg', origine: 'notte' } as const
    const by = { actor: null, scope: null, ip: '', userAgent: '', requestId: 'notte' }
    const ctx: ImportCtx = { ...by, tx, run }
    const verdicts = await eggImport.check(ctx, rows)
    const taken = rows.flatMap((row, at) => {
      const verdict = verdicts[at]
      return verdict?.esito === 'creato' || verdict?.esito === 'aggiornato' ? [{ row, verdict }] : []
    })
    await eggImport.together?.apply(ctx, taken)
  })
  for (const { id, stato, agentId } of await db().pratica.findMany({ where })) {
    const wasPaid = before.get(id)?.stato === 'liquidata'
    if (stato !== 'liquidata') world.paid.delete(id)
    else if (!wasPaid) world.paid.set(id, agentId ?? '')
  }
}
