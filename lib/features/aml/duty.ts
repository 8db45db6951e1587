import 'server-only'
import { dayOf, dayOfColumn, formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Identificazione, Pratica } from '@/prisma/generated/client'
import { applicantOf } from './identification/applicant'
import { unidentified } from './identification/gaps'
import type { Dati } from './identification/schema'
import { type Rules, rulesOf } from './rules'
import { lackOf } from './terms'

type Case = Pick<Pratica, 'id' | 'createdAt' | 'product'>
type Known = Pick<Identificazione, 'completataAt' | 'scadeIl' | 'entroIl'> | null

/** Whether a case lacks an identification today, and whether that holds it up. */
export function lackOfCase({ createdAt }: Pick<Case, 'createdAt'>, known: Known, { today, firstDay }: Rules) {
  const asked = {
    apertaIl: dayOf(createdAt),
    completata: Boolean(known?.completataAt),
    scadeIl: known?.scadeIl ? dayOfColumn(known.scadeIl) : null,
    entroIl: known?.entroIl ? dayOfColumn(known.entroIl) : null,
  }
  return { ...lackOf(asked, today, firstDay), ...asked }
}

const OTHERS = {
  richiedente: 'Identificazione del richiedente (c’è quella di un altro nome)',
  cointestatario: 'Identificazione di un cointestatario',
}

/** What a case lacks of its identification before it goes to the bank, in words; null where it lacks nothing. */
export async function identificationLack(
  tx: Tx,
  pratica: Case,
): Promise<{ nome: string; blocca: boolean } | null> {
  const known = await tx.identificazione.findUnique({ where: { praticaId: pratica.id } })
  const { manca, blocca, completata, scadeIl, entroIl } = lackOfCase(pratica, known, await rulesOf(tx))
  // By whichever door somebody else has become the applicant.
  const other = !manca && known ? unidentified(known.dati as Dati, await applicantOf(tx, pratica)) : null
  if (other) return { nome: OTHERS[other], blocca: true }
  if (!manca) return null
  const when =
    completata && scadeIl
      ? ` (scaduta il ${formatDay(scadeIl)})`
      : entroIl
        ? ` (entro il ${formatDay(entroIl)})`
        : ''
  return { nome: `Identificazione del cliente${when}`, blocca }
}
