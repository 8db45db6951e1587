import { Button } from '@/components/ui/button'
import { isAperta, prossimiStati, STATI, type Stato } from '@/lib/words/case-states'

type Row = Record<string, unknown> & { _id: string }

/** What comes next, short enough for the end of a line. */
const SHORT: Partial<Record<Stato, string>> = {
  raccolta_documenti: 'Documenti',
  in_istruttoria: 'Istruttoria',
  inviata_banca: 'Invio in banca',
  deliberata_reddituale: 'Delibera reddituale',
  perizia: 'Perizia',
  deliberata: 'Delibera',
  stipula: 'Stipula',
  liquidata: 'Erogazione',
}

/** The step that an open case waits for: it opens the case, where the step has its own questions. */
export function RowStep({ row, page }: { row: Row; page: string }) {
  const {
    stato,
    statoPrecedente = null,
    product,
    codice,
  } = row as unknown as {
    stato: Stato
    statoPrecedente?: Stato | null
    product: string
    codice: string
  }
  if (!isAperta(stato)) return null
  const [next] = prossimiStati({ stato, statoPrecedente, product }, false)
  if (!next) return null
  const words = SHORT[next] ?? STATI[next].label
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
