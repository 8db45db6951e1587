import { ConditionGate } from '@/components/data/form/condition-gate'
import { Button } from '@/components/ui/button'
import { useCase } from './case-context'
import { missingOf, unknownOf } from './state-fields'

type Props = { onOpen: (tab: 'documenti' | 'persone') => void }

const countWords = (count: number) =>
  count === 1 ? 'Manca un documento obbligatorio' : `Mancano ${count} documenti obbligatori`

function useMissing({ onOpen }: Props) {
  const { pratica } = useCase()
  return missingOf(pratica).map(({ _id, nome }) => ({
    key: _id,
    label: nome,
    met: false,
    action: (
      <Button size="xs" look="quiet" aria-label={`Carica ora: ${nome}`} onClick={() => onOpen('documenti')}>
        Carica
      </Button>
    ),
  }))
}

/** A case goes to the bank with its documents, or with a reason. */
export function BankGate(props: Props) {
  const conditions = useMissing(props)
  if (conditions.length === 0) return null
  const title = `${countWords(conditions.length)}: caricali, oppure scrivi sotto perché la pratica va alla banca senza.`
  return <ConditionGate title={title} conditions={conditions} />
}

/** What is still to be asked for when the review begins: it holds nothing up, and the bank will want it. */
export function ReviewGate(props: Props) {
  const { pratica } = useCase()
  const papers = useMissing(props)
  const people = pratica.persone.flatMap((persona) => {
    const gap = unknownOf(persona)
    if (!gap) return []
    return {
      key: persona._id,
      label: `${gap.chi}: ${gap.che}`,
      met: false,
      action: (
        <Button
          size="xs"
          look="quiet"
          aria-label={`Completa i dati di ${gap.chi}`}
          onClick={() => props.onOpen('persone')}
        >
          Completa
        </Button>
      ),
    }
  })
  const conditions = [...papers, ...people]
  if (conditions.length === 0) return null
  const parts = [
    papers.length > 0 && countWords(papers.length),
    people.length > 0 &&
      (people.length === 1
        ? 'dati di una persona da completare'
        : `dati di ${people.length} persone da completare`),
  ].filter(Boolean)
  const title = `${parts.join('; ')}. Puoi avviare l’istruttoria lo stesso: va completato prima dell’invio alla banca.`
  return <ConditionGate title={title.charAt(0).toUpperCase() + title.slice(1)} conditions={conditions} />
}
