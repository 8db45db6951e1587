import 'server-only'
import { rowsTag } from '@/lib/core/cache'
import { cached } from '@/lib/core/cached'
import { columnOfDay, dayOf } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'

/** The 20 regions with ISTAT code, by name. */
export async function regioni() {
  const rows = await db().region.findMany({ orderBy: { nome: 'asc' } })
  return rows.map(({ istat, nome }) => ({ _id: istat, istat, nome }))
}

/** Provinces change by law, so each row has its validity. */
function ofToday() {
  const today = columnOfDay(dayOf(new Date()))
  return { validFrom: { lte: today }, OR: [{ validTo: null }, { validTo: { gte: today } }] }
}

/** Whether two letters are a province of today. */
export async function isProvincia(sigla: string, tx?: Tx): Promise<boolean> {
  if (tx) return (await tx.province.count({ where: { sigla, ...ofToday() } })) > 0
  return (await province()).some((one) => one.sigla === sigla)
}

/** The provinces that exist today, by name. */
export const province = () =>
  cached({
    key: `provinces of ${dayOf(new Date())}`,
    tags: ['provinces', 'regions'].map(rowsTag),
    load: readProvinces,
  })

async function readProvinces() {
  const rows = await db().province.findMany({
    where: ofToday(),
    include: { region: true },
    orderBy: { nome: 'asc' },
  })
  return rows.map(({ istat, sigla, nome, region }) => ({
    _id: istat,
    istat,
    sigla,
    nome,
    regione: region.nome,
  }))
}

/**
 * A town: its name, its province, the code that a codice fiscale has of it, its CAPs, and what else it is found by: names of before,
 * the CAP of the whole town. `oggi` is the name of the town into which it has gone.
 */
export type Comune = [
  nome: string,
  provincia: string,
  catastale: string,
  caps: string[],
  altri: string[],
  oggi: string | null,
]

/** Every town of Italy, by name, and those that are no more; a browser keeps them, to look one up without asking again. */
export async function comuni(): Promise<Comune[]> {
  const rows = await db().town.findMany({
    omit: { lat: true, lng: true },
    orderBy: [{ nome: 'asc' }, { istat: 'asc' }],
  })
  const names = new Map(rows.map(({ istat, nome }) => [istat, nome]))
  return rows.map(({ nome, provincia, catastale, caps, altriNomi, capGenerico, ora }) => [
    nome,
    provincia,
    catastale,
    caps,
    [...altriNomi, ...(capGenerico ? [capGenerico] : [])],
    (ora && names.get(ora)) ?? null,
  ])
}
