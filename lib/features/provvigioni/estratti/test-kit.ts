import 'server-only'
import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { differentCubes, foldCubes } from '@/lib/cubes/jobs'
import { type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { prepareMonth } from './prepare-month'

export type Reply = Json & {
  stato: string
  totale: number
  riporto: number
  codice: string | null
  righe: number
}
const THIS = `${monthOf(new Date())}-01`
/** The first day of the month so many before this one. */
export const month = (back: number) => addMonthsToDay(THIS, -back)
export const inMonth = (back: number) => new Date(`${month(back).slice(0, 8)}12T09:00:00Z`)
export const monthBody = (back: number) => ({
  anno: Number(month(back).slice(0, 4)),
  mese: Number(month(back).slice(5, 7)),
})

/** Asks for a month as the screen does, and runs the job that this queues. */
export async function prepare(office: Caller, back: number, beneficiari: string[]) {
  const body = { ...monthBody(back), beneficiari }
  const { status, json } = await callAs<{ jobId: string } & Json>(office, 'POST', 'provvigioni/estratti', {
    body,
  })
  expect([status, json.detail]).toEqual([202, undefined])
  const by = { userId: office.id, nome: 'Ida', cognome: 'Ufficio' }
  await prepareMonth(
    { progressId: json.jobId, mese: month(back), beneficiari, by },
    { attempt: 1, isLast: true },
  )
  await pool().query(`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'progressId' = $1`, [
    json.jobId,
  ])
  const done = await db().jobProgress.findUniqueOrThrow({ where: { id: json.jobId } })
  expect([done.state, done.error]).toEqual(['completato', null])
  return done.result as Record<string, number>
}
export const of = (agentId: string, back: number) =>
  db().estratto.findFirstOrThrow({ where: { agentId, mese: new Date(month(back)) } })
export const step = (as: Caller | null, id: string, verb: string, body: object) =>
  callAs<Reply>(as, 'POST', `provvigioni/estratti/[id]/${verb}`, { params: { id }, body })

/** Takes a statement as far as `verbs` go. */
export async function go(office: Caller, id: string, ...verbs: string[]): Promise<Reply> {
  let last: Reply | undefined
  for (const verb of verbs) {
    const { version } = await db().estratto.findUniqueOrThrow({ where: { id } })
    const { status, json } = await step(office, id, verb, { version })
    expect([verb, status, json.detail]).toEqual([verb, 200, undefined])
    last = json
  }
  return last as Reply
}
export const earn = async (agentId: string, back: number, importo: bigint) =>
  buildProvvigione({
    praticaId: (await buildPratica({ agentId, stato: 'liquidata' })).id,
    beneficiarioId: agentId,
    importo,
    maturataAt: inMonth(back),
  })
export const takeBack = (
  { id, praticaId, beneficiarioId }: Awaited<ReturnType<typeof earn>>,
  importo: bigint,
  back: number,
) =>
  buildProvvigione({
    praticaId,
    beneficiarioId,
    importo: -importo,
    storno: true,
    stornaId: id,
    maturataAt: inMonth(back),
  })

/** The cubes that differ from the rows, as they wait and after they are folded. */
export async function cubes(): Promise<unknown[]> {
  const before = await differentCubes()
  await foldCubes()
  return [...before, ...(await differentCubes())]
}
