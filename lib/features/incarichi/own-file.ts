import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import type { FileOwner } from '@/lib/duties/types'
import { isSameName } from '@/lib/italian/same-name'
import type { Incarico, Prisma } from '@/prisma/generated/client'
import { RECESSO } from './labels'
import { storedContent } from './schema'

const day = (date: Date | null) => date && dayOfColumn(date)
const number = (value: Prisma.Decimal | null) => value && Number(value)
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

const isSame = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** A person of a case may have been another one, who has signed by a link: what is frozen in a mandate says whose it is. */
function isTheirs(
  { contenuto, inviatoA }: Incarico,
  { nome, cognome, email, codiceFiscale }: FileOwner,
): boolean {
  const { cliente } = storedContent(contenuto)
  if (cliente.codiceFiscale && codiceFiscale) return isSame(cliente.codiceFiscale, codiceFiscale)
  return isSameName(cliente.nome, `${nome} ${cognome}`) || isSame(inviatoA, email)
}

/** Those that they were given to sign; why the office has closed one is its own note. */
export async function mandatesInFile(client: FileOwner) {
  const rows = await db().incarico.findMany({
    where: { persona: { clientId: client.id }, stato: { not: 'bozza' } },
    include: { pratica: { select: { codice: true } } },
    orderBy: oldestFirst,
  })
  const own = rows.filter((row) => isTheirs(row, client))
  return own.map((row) => ({
    codice: row.codice,
    pratica: row.pratica.codice,
    stato: row.stato,
    compenso: toEuro(row.compensoImporto),
    compensoPercentuale: number(row.compensoPct),
    taegSenzaCompenso: number(row.taegSenza),
    taeg: number(row.taeg),
    durataGiorni: row.durataGiorni,
    recessoGiorni: row.recessoGiorni,
    versioneDelTesto: row.testoVersione,
    inviatoIl: row.inviatoAt,
    inviatoA: row.inviatoA,
    daFirmareEntro: day(row.scadeIl),
    firmatoIl: row.firmatoAt,
    firmaNome: row.firmaNome,
    firmaVia: row.firmaVia,
    firmaIp: row.firmaIp,
    firmaUserAgent: row.firmaUserAgent,
    improntaSha256: row.hash,
    valeFino: day(row.valeFino),
    recedutoIl: row.motivo === RECESSO ? row.chiusoAt : null,
    chiusoIl: row.chiusoAt,
  }))
}
