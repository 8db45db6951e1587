import 'server-only'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { cleanHtml } from '@/lib/core/html'
import { campaignExample } from '@/lib/features/campaigns/example'
import { unsaidIn, valuesOf } from '@/lib/features/content/labels'
import { companySettings } from '@/lib/settings/company-settings'
import type { Prodotto } from '@/prisma/generated/client'
import type { ProdottoConsumo } from './schema'

type Columns = Record<string, unknown>
type Change = { data: Columns; before: Columns | null; tx: Tx }

const dayOf = (value: unknown): string => (value instanceof Date ? dayOfColumn(value) : String(value))

export const cleanBody = (input: Columns): Columns =>
  typeof input.corpo === 'string' ? { ...input, corpo: cleanHtml('corpo', input.corpo) } : input

/** What visitors have read stays as it was; a new version has its number, its example and its words as they are now. */
export async function checkInformation({ data, before, tx }: Change): Promise<Columns> {
  refuseBegun(before)
  const row = { ...before, ...data }
  if (dayOf(row.validFrom) < todayInRome())
    throw invalidField('validFrom', 'Una versione vale da oggi in avanti.')
  const prodotto = row.prodotto as ProdottoConsumo
  const isOther = before?.prodotto !== prodotto
  return {
    ...data,
    ...(typeof data.corpo === 'string' && { corpo: await filled(tx, data.corpo) }),
    ...(isOther && { numero: await nextNumber(tx, prodotto) }),
    esempio: await exampleFor(prodotto),
  }
}

/** The values of the company as they are today: what was shown is shown again. */
async function filled(tx: Tx, corpo: string): Promise<string> {
  const company = await companySettings(tx)
  const unsaid = unsaidIn(corpo, company)
  if (unsaid.length > 0)
    throw invalidField(
      'corpo',
      `Il testo nomina dati della società che mancano nelle impostazioni: ${unsaid.join(', ')}.`,
    )
  const values: Record<string, string> = valuesOf(company)
  return cleanHtml(
    'corpo',
    corpo.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => values[name] ?? whole),
  )
}

async function nextNumber(tx: Tx, prodotto: Prodotto): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('informazioni_credito'))`
  const { _max } = await tx.informazioneCredito.aggregate({ where: { prodotto }, _max: { numero: true } })
  return (_max.numero ?? 0) + 1
}

/** The representative example by the offers of today. @throws 422 where nobody makes an offer */
async function exampleFor(prodotto: ProdottoConsumo) {
  const esempio = await campaignExample(prodotto)
  if (!esempio)
    throw invalidField(
      'prodotto',
      'Oggi nessuna offerta di questo prodotto dà un esempio rappresentativo: prima serve una tabella o un prodotto in vigore.',
    )
  return { ...esempio }
}

function refuseBegun(before: Columns | null): void {
  if (before && dayOf(before.validFrom) <= todayInRome())
    throw new AppError(
      'conflict',
      'Questa versione è già stata mostrata: non cambia più, scrivine una nuova.',
    )
}

export const keepShown = ({ before }: { before: Columns }): void => refuseBegun(before)
