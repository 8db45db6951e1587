import 'server-only'
import { columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'

/** The 20 regions with ISTAT code, by name. */
export async function regioni() {
  const rows = await db().region.findMany({ orderBy: { nome: 'asc' } })
  return rows.map(({ istat, nome }) => ({ _id: istat, istat, nome }))
}

/** The provinces that exist today, by name; they change by law, so each row has its validity. */
export async function province() {
  const today = columnOfDay(dayOf(new Date()))
  const rows = await db().province.findMany({
    where: { validFrom: { lte: today }, OR: [{ validTo: null }, { validTo: { gte: today } }] },
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
