import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { openText } from '@/lib/auth/sealed-text'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import type { Sospetto } from '@/prisma/generated/client'
import { requireAmlHead } from './access'
import { STATI_SOSPETTO, type StatoSospetto } from './labels'
import type { SospettoInput, SospettoWhole } from './schema'

/** The list is short: it shows the newest of these. */
const NEWEST = 500

type Sealed = SospettoInput & { nome: string; autore: { role: string; userId: string; nome: string } }

const isState = (name: string): name is StatoSospetto => Object.hasOwn(STATI_SOSPETTO, name)

/** Null for what was sealed with another installation's key. */
function opened<T>(bytes: Uint8Array): T | null {
  try {
    return JSON.parse(openText(bytes)) as T
  } catch {
    return null
  }
}

function present(row: Sospetto): SospettoWhole {
  const said = opened<Sealed>(row.testo)
  const decided = row.decisione && opened<{ motivo: string; chi: string }>(row.decisione)
  return {
    _id: row.id,
    ricevuta: row.ricevuta,
    stato: isState(row.stato) ? row.stato : 'ricevuto',
    ricevutoIl: row.createdAt.toISOString(),
    oggetto: said?.oggetto ?? 'pratica',
    oggettoId: said?.id ?? '',
    nome: said?.nome ?? '',
    autore: said?.autore.nome ?? '',
    testo: said?.testo ?? openText(row.testo),
    decisione:
      decided && row.decisoAt
        ? { motivo: decided.motivo, chi: decided.chi, il: row.decisoAt.toISOString() }
        : null,
  }
}

/** Every suspicion, newest first, for who answers for anti-money-laundering; for anybody else there is nothing. */
export async function listSuspicions({ actor }: Pick<Scope, 'actor'>): Promise<SospettoWhole[]> {
  requireAmlHead(actor)
  const rows = await db().sospetto.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NEWEST,
  })
  return rows.map(present)
}

export async function readSuspicion(actor: Actor, id: string): Promise<SospettoWhole> {
  requireAmlHead(actor)
  return present(orNotFound(await db().sospetto.findUnique({ where: { id: idOrNotFound(id) } })))
}
