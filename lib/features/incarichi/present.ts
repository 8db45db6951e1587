import { dayOfColumn } from '@/lib/core/dates'
import { toEuro } from '@/lib/core/money'
import type { Incarico, Pratica } from '@/prisma/generated/client'
import type { Signer } from './content'
import { changesSince } from './overtaken'
import { type IncaricoDetail, storedContent } from './schema'

type Row = Incarico & {
  persona: { client: { erasedAt: Date | null } | null } | null
  pratica: Pratica & { persone: Signer[] }
}

const day = (value: Date | null) => (value ? dayOfColumn(value) : null)
const number = (value: { toString(): string } | null) => (value === null ? null : Number(value))

/** The name that is frozen in a mandate; a draft of an erased client has none. */
const signerName = ({ contenuto, firmaNome }: Row): string => {
  const frozen = contenuto as { cliente?: { nome?: string } }
  return firmaNome ?? frozen.cliente?.nome ?? ''
}

/** Nothing of one that is closed: it says what was so then. */
function changesOf({ stato, contenuto, pratica, persona }: Row): string[] {
  const [signer] = pratica.persone
  const isOpen = stato === 'bozza' || stato === 'inviato' || stato === 'firmato'
  return isOpen && signer && !persona?.client?.erasedAt
    ? changesSince(pratica, signer, storedContent(contenuto))
    : []
}

/** A mandate for the page of its case. */
export const presentMandate = (row: Row): IncaricoDetail => ({
  _id: row.id,
  version: row.version,
  codice: row.codice,
  stato: row.stato,
  compenso: toEuro(row.compensoImporto),
  compensoPct: number(row.compensoPct),
  taegSenza: number(row.taegSenza),
  taeg: number(row.taeg),
  durataGiorni: row.durataGiorni,
  recessoGiorni: row.recessoGiorni,
  testoVersione: row.testoVersione,
  chi: signerName(row),
  inviatoAt: row.inviatoAt?.toISOString() ?? null,
  inviatoA: row.inviatoA,
  scadeIl: day(row.scadeIl),
  valeFino: day(row.valeFino),
  hash: row.hash,
  firma: row.firmatoAt && {
    chi: row.firmaNome ?? '',
    at: row.firmatoAt.toISOString(),
    ip: row.firmaIp ?? '',
    via: row.firmaVia ?? '',
  },
  cancellato: Boolean(row.persona?.client?.erasedAt),
  cambiato: changesOf(row),
  motivo: row.motivo,
  autore: row.autoreNome,
  createdAt: row.createdAt.toISOString(),
})
