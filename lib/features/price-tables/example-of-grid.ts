import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { namedTables } from '@/lib/features/calculators/data'
import { FINALITA_PRESTITO } from '@/lib/features/calculators/schema'
import { exampleOfLoans } from '@/lib/features/campaigns/example'
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
export async function exampleOfGrid(
  tx: Tx,
  { id, prodotto, finalita }: PriceTable,
): Promise<Prisma.InputJsonObject | undefined> {
  if (prodotto !== 'prestito') return undefined
  const { importoMin, importoMax, durataMin, durataMax } = LIMITI_PRESTITO
  const cells = await tx.priceRow.findMany({
    where: {
      tableId: id,
      importo: { gte: BigInt(importoMin), lte: BigInt(importoMax) },
      durata: { gte: durataMin, lte: durataMax },
    },
    select: { importo: true, durata: true },
  })
  const far = (cell: (typeof cells)[number]) =>
    apart(toEuro(cell.importo), PRESTITO_USUALE.importo) + apart(cell.durata, PRESTITO_USUALE.durata)
  const [nearest] = cells.sort((a, b) => far(a) - far(b))
  const purpose = FINALITA_PRESTITO.find((one) => finalita.includes(one)) ?? PRESTITO_USUALE.finalita
  const found =
    nearest && (await exampleOf(id, { ...nearest, importo: toEuro(nearest.importo), finalita: purpose }))
  if (!found)
    throw invalidField(
      'righe',
      'La tabella non dà un esempio rappresentativo: serve almeno una riga fra 1.000 e 60.000 €, da 12 a 120 mesi.',
    )
  return { ...found }
}

async function exampleOf(id: string, asked: NonNullable<Parameters<typeof exampleOfLoans>[1]>) {
  const oggi = todayInRome()
  const [tabella] = await namedTables([id], asked.durata)
  return tabella
    ? exampleOfLoans({ tabelle: [{ ...tabella, validFrom: oggi, validTo: null }], oggi }, asked)
    : null
}
