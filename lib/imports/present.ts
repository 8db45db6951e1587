import type { Prisma } from '@/prisma/generated/client'
import { IMPORT_KINDS, isImportKind, type Kind } from './kinds'
import { verbsOf } from './phases'
import type { Importazione, RigaImport } from './schema'

type Run = Prisma.ImportRunGetPayload<{ include: { admin: { select: { name: true; surname: true } } } }>
type Row = Omit<Prisma.ImportRowGetPayload<object>, 'runId' | 'chiave' | 'impronta' | 'soggetti'>

export function presentRun(run: Run): Importazione {
  const { id, kind, origine, nome, state, fase, jobId, errore, admin, version } = run
  const { letti, creati, aggiornati, invariati, saltati, errati, disfatti, lasciati } = run
  return {
    _id: id,
    kind,
    origine,
    nome,
    state,
    fase,
    jobId,
    errore,
    version,
    conti: { letti, creati, aggiornati, invariati, saltati, errati, disfatti, lasciati },
    verbi: verbsOf(run),
    chi: admin && `${admin.name} ${admin.surname}`,
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    createdAt: run.createdAt.toISOString(),
  }
}

/** Where the record of a row opens. */
function hrefOf(kind: string, ref: string | null): string | null {
  if (!ref || !isImportKind(kind)) return null
  const { opens, page, records = page }: Kind = IMPORT_KINDS[kind]
  return opens ? `${records}/${ref}` : null
}

export function presentRow(row: Row, kind: string): RigaImport {
  const { riga, esito, scritta, ref, cambi, errori, dati, version } = row
  const isGone = esito === 'disfatto'
  return {
    riga,
    esito,
    scritta,
    version,
    href: isGone ? null : hrefOf(kind, ref),
    cambi: cambi as RigaImport['cambi'],
    errori: errori as RigaImport['errori'],
    dati: dati as RigaImport['dati'],
  }
}
