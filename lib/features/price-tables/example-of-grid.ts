import 'server-only'
import { type Day, todayInRome } from '@/lib/core/dates'
import { invalidField } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { namedTables } from '@/lib/features/calculators/data'
import type { TabellaPrezzi } from '@/lib/features/calculators/prestiti'
import { FINALITA_PRESTITO } from '@/lib/features/calculators/schema'
import { type Esempio, exampleOfLoans } from '@/lib/features/campaigns/example'
import { LIMITI_PRESTITO } from '@/lib/finance/personal-loan'
import { PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import type { PriceTable, Prisma } from '@/prisma/generated/client'

/** How far one figure is from another: twice as much is as far as half as much. */
const apart = (one: number, other: number) => Math.abs(Math.log(one / other))

/**
 * The representative example of a grid of loans (art. 123 TUB; art. 8 of Directive (EU) 2023/2225): of its cell nearest to the usual
 * loan, by the calculator that offers come from. Nothing of other products, whose offers are not of grids.
 * @throws 422 where the grid has no cell that a visitor could ask for
 */
export async function exampleOfGrid({
  id,
  prodotto,
}: Pick<PriceTable, 'id' | 'prodotto'>): Promise<Prisma.InputJsonObject | undefined> {
  if (prodotto !== 'prestito') return undefined
  const [tabella] = await namedTables([id])
  const found = tabella && exampleFromGrid(tabella, todayInRome())
  if (!found)
    throw invalidField(
      'righe',
      'La tabella non dà un esempio rappresentativo: serve almeno una riga fra 1.000 e 60.000 €, da 12 a 120 mesi.',
    )
  return { ...found }
}

/** The same of a grid with all its rows, whose amounts are cents, as if it held on that day; null where it has no such cell. */
export function exampleFromGrid(tabella: TabellaPrezzi, oggi: Day): Esempio | null {
  const { importoMin, importoMax, durataMin, durataMax } = LIMITI_PRESTITO
  const far = ({ importo, durata }: TabellaPrezzi['righe'][number]) =>
    apart(toEuro(importo), PRESTITO_USUALE.importo) + apart(durata, PRESTITO_USUALE.durata)
  const [nearest] = tabella.righe
    .filter(({ importo }) => importo >= importoMin && importo <= importoMax)
    .filter(({ durata }) => durata >= durataMin && durata <= durataMax)
    .sort((a, b) => far(a) - far(b))
  if (!nearest) return null
  const finalita = FINALITA_PRESTITO.find((one) => tabella.finalita.includes(one)) ?? PRESTITO_USUALE.finalita
  const asked = { importo: toEuro(nearest.importo), durata: nearest.durata, finalita }
  return exampleOfLoans({ tabelle: [{ ...tabella, validFrom: oggi, validTo: null }], oggi }, asked)
}
