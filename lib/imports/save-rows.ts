import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Prisma } from '@/prisma/generated/client'
import type { RowOutcome } from './define'
import type { Evaluated } from './evaluate'
import type { ContiImport, EsitoImport } from './schema'

export type Counts = Omit<ContiImport, 'letti'>

const COUNTED: Record<EsitoImport, keyof Counts> = {
  creato: 'creati',
  aggiornato: 'aggiornati',
  invariato: 'invariati',
  saltato: 'saltati',
  errato: 'errati',
  disfatto: 'disfatti',
  lasciato: 'lasciati',
}

export const NOTHING: Counts = {
  creati: 0,
  aggiornati: 0,
  invariati: 0,
  saltati: 0,
  errati: 0,
  disfatti: 0,
  lasciati: 0,
}

export function countsOf(outcomes: readonly { esito: EsitoImport }[]): Counts {
  const counts = { ...NOTHING }
  for (const { esito } of outcomes) counts[COUNTED[esito]] += 1
  return counts
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as Prisma.InputJsonValue

/** The lines of a file, each with what would become of it. */
export async function insertRows(tx: Tx, runId: string, lines: readonly Evaluated[]): Promise<void> {
  await tx.importRow.createMany({
    data: lines.map(({ riga, dati, chiave, impronta, soggetti, verdict }) => ({
      runId,
      riga,
      dati,
      chiave,
      impronta,
      soggetti,
      esito: verdict.esito,
      ref: verdict.ref ?? null,
      cambi: json(verdict.cambi ?? []),
      errori: json(verdict.errori ?? []),
    })),
  })
}

export type Settled = { riga: number; outcome: Omit<RowOutcome, 'esito'> & { esito: EsitoImport } }

type UpdateOptions = {
  /** Whether the outcomes have been written, and are not only what would be. */
  written: boolean
}

/** What became of rows that are there; one statement for a portion. */
export async function updateRows(
  tx: Tx,
  runId: string,
  settled: readonly Settled[],
  { written }: UpdateOptions,
): Promise<void> {
  const rows = settled.map(({ riga, outcome }) => ({
    riga,
    esito: outcome.esito,
    ref: outcome.ref ?? null,
    ref_version: outcome.refVersion ?? null,
    cambi: outcome.cambi ?? [],
    errori: outcome.errori ?? [],
    scritta: written && (outcome.esito === 'creato' || outcome.esito === 'aggiornato'),
  }))
  await tx.$executeRaw`
    UPDATE import_rows r SET esito = n.esito::esito_import, ref = n.ref, ref_version = n.ref_version, cambi = n.cambi,
      errori = n.errori, scritta = n.scritta, version = r.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (riga int, esito text, ref uuid, ref_version int, cambi jsonb, errori jsonb, scritta boolean)
    WHERE r.run_id = ${runId}::uuid AND r.riga = n.riga`
}
