import { Button } from '@/components/ui/button'
import { isAperta, prossimiStati, type Stato } from '@/lib/words/case-states'
import { rowVerb } from './steps'

type Row = Record<string, unknown> & { _id: string }

/** The step that an open case waits for: it opens the case, where the step has its own questions. */
export function RowStep({ row, page }: { row: Row; page: string }) {
  const {
    stato,
    statoPrecedente = null,
    product,
    codice,
    bankId,
  } = row as unknown as {
    stato: Stato
    statoPrecedente?: Stato | null
    product: string
    codice: string
    bankId?: string | null
  }
  if (!isAperta(stato)) return null
  const [next] = prossimiStati({ stato, statoPrecedente, product }, false)
  if (!next) return null
  const words = rowVerb(next, { stato, bankId })
  return (
    <Button
      size="xs"
      look="quiet"
      href={`${page}/${row._id}`}
      aria-label={`${words}: prossimo passo di ${codice}`}
    >
      {words}
    </Button>
  )
}
