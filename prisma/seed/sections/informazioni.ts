import 'server-only'
import { exampleOfCdq, exampleOfLoans } from '@/lib/features/campaigns/example'
import { valuesOf } from '@/lib/features/content/labels'
import { pageHtml } from '@/lib/page-templates/html'
import { INFORMAZIONI } from '@/lib/page-templates/informazioni'
import type { Prisma } from '@/prisma/generated/client'
import { demoCompany } from '../content/company'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, type Seeding } from '../core/context'
import { loanSources } from './loan-sources'

/** The general information of both products; of loans a version of before, too. */
export async function seedInformazioni(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const { tabelle, cdq } = await loanSources(seeding)
  const values: Record<string, string> = valuesOf(demoCompany)
  const corpo = pageHtml(INFORMAZIONI).replace(
    /\[\[(\w+)\]\]/g,
    (whole, name: string) => values[name] ?? whole,
  )
  /** As it was worked out when the version was written. */
  const exampleOn = (prodotto: 'prestito' | 'cdq', oggi: string) =>
    prodotto === 'cdq' ? exampleOfCdq({ ...cdq, oggi }) : exampleOfLoans({ tabelle, oggi })
  const versions = [
    ['prestito', 1, -7],
    ['prestito', 2, -3],
    ['cdq', 1, -7],
  ] as const
  await bulk<Prisma.InformazioneCreditoCreateManyInput>(
    client,
    'informazioni_credito',
    versions.map(([prodotto, numero, days]) => {
      const since = daysFrom(now, days)
      return {
        id: id(since),
        prodotto,
        numero,
        validFrom: dayText(since),
        corpo,
        esempio: { ...exampleOn(prodotto, dayText(since)) } as Prisma.InputJsonObject,
        createdAt: since,
        updatedAt: since,
      }
    }),
  )
}
