import 'server-only'
import { columnOfDay, dayOfColumn } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { toCents, toEuro } from '@/lib/core/money'
import type { Change } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import {
  defineImport,
  type ImportCtx,
  type RowOutcome,
  type Values,
  type Verdict,
  type WrittenRow,
} from '@/lib/imports/define'
import type { PartnerListing, Prisma } from '@/prisma/generated/client'
import { type ListingColumns, listingColumns } from './import-columns'
import { PARTNER } from './schema'

const MAX_MISSING = 5_000

type Said = Values<ListingColumns>
type Row = { riga: number; value: Said }
type Plan = { before: PartnerListing | null; said: Said }

/** The partner's listings from a file, where they are not delivered: an id that is here is changed, another one is new. */
export const listingsImport = defineImport<ListingColumns, Plan>({
  kind: 'annunci',
  audit: 'Annunci',
  title: 'annunci',
  about:
    'Ogni riga è un annuncio del partner, riconosciuto dal suo id. Le celle vuote non tolgono nulla; un annuncio nuovo ha almeno titolo e prezzo.',
  columns: listingColumns,
  key: ({ idEsterno }) => idEsterno ?? null,
  keyless: 'Serve l’id del partner, per riconoscere l’annuncio.',
  check: checkListings,
  apply: writeListing,
  undo: undoListing,
  complete: {
    label: 'È l’elenco completo',
    help: 'Gli annunci attivi che non sono nel file diventano non attivi.',
    missing: missingListings,
  },
})

async function checkListings({ tx }: ImportCtx, rows: readonly Row[]): Promise<Verdict<Plan>[]> {
  const found = await tx.partnerListing.findMany({
    where: { partner: PARTNER, externalId: { in: rows.flatMap(({ value }) => value.idEsterno ?? []) } },
  })
  const known = new Map(found.map((row) => [row.externalId, row]))
  return rows.map(({ value }) => {
    const before = known.get(value.idEsterno ?? '') ?? null
    if (!before) return newVerdict(value)
    const cambi = changesOf(before, value)
    const { id: ref, version: refVersion } = before
    return cambi.length === 0
      ? { esito: 'invariato', ref, refVersion }
      : { esito: 'aggiornato', ref, cambi, plan: { before, said: value } }
  })
}

function newVerdict(said: Said): Verdict<Plan> {
  const errori = (['titolo', 'prezzo'] as const)
    .filter((name) => said[name] === undefined)
    .map((path) => ({ path, message: `Manca «${listingColumns[path].label}» di un annuncio nuovo.` }))
  return errori.length > 0 ? { esito: 'errato', errori } : { esito: 'creato', plan: { before: null, said } }
}

/** As the API shows them. */
const shownOf = (row: PartnerListing): Record<string, unknown> => ({
  titolo: row.titolo,
  comune: row.comune,
  provincia: row.provincia,
  prezzo: toEuro(row.prezzo),
  mq: row.mq,
  classe: row.classe,
  url: row.url,
  attivo: row.attivo,
  scadeIl: row.scadeIl && dayOfColumn(row.scadeIl),
})

function changesOf(before: PartnerListing, { idEsterno: _key, ...said }: Said): Change[] {
  const shown = shownOf(before)
  return Object.entries(said).flatMap(([field, after]) =>
    after === undefined || after === shown[field] ? [] : [{ field, before: shown[field], after }],
  )
}

/** Values of the API as the columns keep them. */
function columnsOf({ prezzo, scadeIl, ...said }: Record<string, unknown>): Prisma.PartnerListingUpdateInput {
  return {
    ...said,
    ...(typeof prezzo === 'number' && { prezzo: BigInt(toCents(prezzo)) }),
    ...(scadeIl !== undefined && { scadeIl: typeof scadeIl === 'string' ? columnOfDay(scadeIl) : null }),
  }
}

const labelOf = ({ externalId, titolo }: PartnerListing) => `${externalId} · ${titolo}`

async function writeListing(ctx: ImportCtx, _row: Row, verdict: Verdict<Plan>): Promise<RowOutcome> {
  const { plan, cambi = [] } = verdict
  if (!plan) return verdict
  const { before, said } = plan
  const after = before ? await change(ctx.tx, before, afterOf(cambi)) : await create(ctx.tx, said)
  await recordCommit(ctx.tx, ctx, {
    model: 'Annunci',
    label: labelOf(after),
    before: before ?? undefined,
    after,
  })
  return { ...verdict, ref: after.id, refVersion: after.version }
}

const afterOf = (cambi: readonly Change[]) =>
  Object.fromEntries(cambi.map(({ field, after }) => [field, after]))
const beforeOf = (cambi: readonly Change[]) =>
  Object.fromEntries(cambi.map(({ field, before }) => [field, before]))

const create = (tx: Tx, { idEsterno = '', titolo = '', ...said }: Said): Promise<PartnerListing> =>
  tx.partnerListing.create({
    data: {
      ...(columnsOf(said) as Omit<Prisma.PartnerListingCreateInput, 'id' | 'externalId' | 'titolo'>),
      id: newId(),
      partner: PARTNER,
      externalId: idEsterno,
      titolo,
    },
  })

const change = (
  tx: Tx,
  { id, version }: PartnerListing,
  values: Record<string, unknown>,
): Promise<PartnerListing> =>
  tx.partnerListing.update({ where: { id }, data: { ...columnsOf(values), version: version + 1 } })

/** A new one goes where nothing came of it; what the file changed goes back to what it was. */
async function undoListing(
  ctx: ImportCtx,
  { ref, refVersion, esito, cambi }: WrittenRow,
): Promise<string | null> {
  const { tx } = ctx
  await lockById(tx, 'partnerListing', ref)
  const before = await tx.partnerListing.findUnique({
    where: { id: ref },
    include: { _count: { select: { leads: true, consegne: true } } },
  })
  if (!before) return null
  const { _count: used, ...row } = before
  if (row.version !== refVersion) return 'È cambiato dopo l’importazione: resta com’è.'
  if (esito === 'creato' && used.leads + used.consegne > 0) return 'Ha già richieste o consegne: resta.'
  const entry = { model: 'Annunci', label: labelOf(row), before: row } as const
  if (esito === 'creato') {
    await tx.partnerListing.delete({ where: { id: ref } })
    await recordCommit(tx, ctx, entry)
    return null
  }
  await recordCommit(tx, ctx, { ...entry, after: await change(tx, row, beforeOf(cambi)) })
  return null
}

/** Active ones that the file does not name; none where a row does not say which listing it is. */
function missingListings(tx: Tx, runId: string): Promise<{ idEsterno: string; attivo: string }[]> {
  return tx.$queryRaw`
    SELECT l.external_id AS "idEsterno", 'no' AS attivo FROM partner_listings l
    WHERE l.partner = ${PARTNER} AND l.attivo
      AND NOT EXISTS (SELECT FROM import_rows r WHERE r.run_id = ${runId}::uuid AND r.dati ->> 'idEsterno' = l.external_id)
      AND NOT EXISTS (SELECT FROM import_rows r WHERE r.run_id = ${runId}::uuid AND r.dati ->> 'idEsterno' IS NULL)
    ORDER BY l.external_id LIMIT ${MAX_MISSING}`
}
