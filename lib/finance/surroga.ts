import { needInteger } from './error'
import { type Cents, needCents } from './exact'

/** What is paid today, and for how long still. */
export type MutuoInCorso = { rata: Cents; mesiResidui: number }

/** A difference in euro cents: below zero the new mortgage costs more. */
export type Risparmio = { alMese: Cents; inTutto: Cents }

/**
 * What a surroga saves: in a month, the old instalment less the new one; in all, the instalments still due less
 * everything the new mortgage asks for (instalments and costs; a surroga has no initial ones).
 * @throws FinanceError on `rata`, `mesiResidui`
 */
export function risparmioSurroga(
  { rata, mesiResidui }: MutuoInCorso,
  nuovo: { rata: Cents; totale: Cents },
): Risparmio {
  needCents(rata, 'rata', 1)
  needInteger(mesiResidui, 1, 600, 'mesiResidui', 'I mesi che mancano vanno da 1 a 600.')
  return { alMese: rata - nuovo.rata, inTutto: rata * mesiResidui - nuovo.totale }
}
