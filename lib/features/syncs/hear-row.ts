import { createHash } from 'node:crypto'
import type { FieldError } from '@/lib/core/errors'
import type { ImportedStep } from '@/lib/features/pratiche/import-state'
import type { Values } from '@/lib/imports/define'
import type { Stato } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import type { EggColumns } from './egg-columns'
import { idOf, type Meanings } from './meanings'
import type { EggField } from './owned-fields'
import { WORD_KINDS, WORD_NAMES, type WordKind } from './schema'

export type EggValues = Values<EggColumns>

/** Values of a case's columns, money in cents. */
export type Told = Partial<Record<EggField, string | number | bigint | null>>

/** A row of EGG in our own words. */
export type Heard = {
  told: Told
  product: Pratica['product'] | undefined
  agentId: string | null | undefined
  step: ImportedStep
  /** Of all that the row says, as it is understood today. */
  hash: string
}

/** The words of a portion of rows that have to be understood. */
export function wordsOf(rows: readonly EggValues[]): Record<WordKind, Set<string>> {
  const said = (tipo: WordKind) => new Set(rows.flatMap((row) => row[tipo] ?? []))
  return {
    stato: said('stato'),
    prodotto: said('prodotto'),
    finalita: said('finalita'),
    banca: said('banca'),
    agente: said('agente'),
  }
}

const unknownWord = (tipo: WordKind, word: string): FieldError => ({
  path: tipo,
  message: `${WORD_KINDS[tipo]} «${word}»: va abbinata in «Abbinamenti».`,
})

/** A row in our words, or what of it nobody has explained yet. */
export function hearRow(
  row: EggValues,
  meanings: Meanings,
  owned: readonly EggField[],
): { heard: Heard; unknown: [] } | { heard: null; unknown: FieldError[] } {
  const meant = Object.fromEntries(
    WORD_NAMES.map((tipo) => [tipo, row[tipo] === undefined ? undefined : meanings(tipo, row[tipo])]),
  ) as Record<WordKind, string | undefined>
  const unknown = WORD_NAMES.flatMap((tipo) => {
    const word = row[tipo]
    return word !== undefined && meant[tipo] === undefined ? [unknownWord(tipo, word)] : []
  })
  if (unknown.length > 0) return { heard: null, unknown }
  const to = meant.stato as Stato
  const step: ImportedStep = {
    to,
    erogato: to === 'liquidata' ? (row.importo_erogato ?? null) : null,
    data: row.data_stato ?? null,
    motivo: row.motivo_rifiuto ?? '',
  }
  const all = {
    told: toldOf(row, meant, to),
    product: meant.prodotto as Pratica['product'] | undefined,
    agentId: idOf(meant.agente),
    step,
  }
  return { heard: { ...all, hash: hashOf({ ...all, owned }) }, unknown: [] }
}

function toldOf(row: EggValues, meant: Record<WordKind, string | undefined>, to: Stato): Told {
  const told: Told = {
    finalita: meant.finalita,
    bankId: idOf(meant.banca),
    importoRichiesto: row.importo_richiesto,
    importoDeliberato: row.importo_deliberato,
    importoErogato: to === 'liquidata' ? row.importo_erogato : undefined,
    durataMesi: row.durata_mesi,
    tipoTasso: row.tipo_tasso,
    tan: row.tan,
    taeg: row.taeg,
    spread: row.spread,
    rata: row.rata,
    valoreImmobile: row.valore_immobile,
    prezzo: row.prezzo,
    valorePerizia: row.valore_perizia,
    provincia: row.provincia,
    comune: row.comune,
    segnalatore: row.segnalatore,
    motivoRifiuto: to === 'respinta' ? row.motivo_rifiuto : undefined,
  }
  // An empty cell says nothing, and takes nothing away.
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined && value !== null))
}

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

const hashOf = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said, asText)).digest('base64url').slice(0, 32)
