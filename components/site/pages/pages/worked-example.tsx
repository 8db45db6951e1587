import { Example } from '@/components/site/example'
import { formatEuro } from '@/lib/core/money'
import type { WorkedOffer } from '@/lib/features/content/types'

const euro = (cents: number) => cents / 100

/** The representative example with the figures of today. */
export function WorkedExample({ offerta }: { offerta: WorkedOffer }) {
  const { nome, valoreImmobile, importo, rata, totale, spese, ...rest } = offerta
  return (
    <Example
      {...rest}
      tipo="fisso"
      importo={euro(importo)}
      rata={euro(rata)}
      totale={euro(totale)}
      spese={spese.map((one) => ({ label: one.label, importo: euro(one.importo) }))}
      note={`${nome}: mutuo per la prima casa, su un immobile da ${formatEuro(valoreImmobile)}.`}
    />
  )
}
