import { ConditionGate } from '@/components/data/form/condition-gate'
import { Button } from '@/components/ui/button'
import type { Mancanza } from '@/lib/features/pratiche/schema'
import { useCase } from './case-context'
import { missingOf, unknownOf, unverifiedOf } from './state-fields'

type Props = { onOpen: (tab: 'documenti' | 'persone') => void }

/** Where what is missing is seen to, on the page of the case. */
const PLACES: Record<Mancanza['cosa'], string> = {
  incarico: '#incarico',
  identificazione: '#identificazione',
}

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

/** What was brought and nobody has looked at: the bank would be the first. */
function useUnverified({ onOpen }: Props) {
  const { pratica } = useCase()
  return unverifiedOf(pratica).map(({ _id, nome }) => ({
    key: _id,
    label: `${nome}: da verificare`,
    met: false,
    action: (
      <Button size="xs" look="quiet" aria-label={`Verifica: ${nome}`} onClick={() => onOpen('documenti')}>
        Verifica
      </Button>
    ),
  }))
}

/** Whose data are not complete: a bank asks for them. */
function useUnknown({ onOpen }: Props) {
  const { pratica } = useCase()
  return pratica.persone.flatMap((persona) => {
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
          onClick={() => onOpen('persone')}
        >
          Completa
        </Button>
      ),
    }
  })
}

/** A case goes to the bank with its documents and with what the law asks for, or with a reason; what only warns is told besides. */
export function BankGate(props: Props & { onClose: () => void }) {
  const { mancanze } = useCase().pratica
  const papers = useMissing(props)
  const duties = mancanze.map(({ cosa, nome, blocca }) => ({
    key: cosa,
    label: blocca ? nome : `${nome}: consigliato, la pratica è di prima della regola`,
    met: false,
    action: (
      <Button
        size="xs"
        look="quiet"
        href={PLACES[cosa]}
        aria-label={`Vai a: ${nome}`}
        onClick={props.onClose}
      >
        Apri
      </Button>
    ),
  }))
  const people = useUnknown(props)
  const unverified = useUnverified(props)
  const blocking = mancanze.filter(({ blocca }) => blocca)
  const conditions = [...papers, ...duties, ...people, ...unverified]
  if (conditions.length === 0) return null
  const missing = [
    papers.length > 0 && countWords(papers.length),
    blocking.length > 0 && `manca: ${blocking.map(({ nome }) => nome).join(', ')}`,
  ].filter(Boolean)
  const text = missing.join('; ')
  const title =
    missing.length > 0
      ? `${text.charAt(0).toUpperCase()}${text.slice(1)}. Completa la pratica, oppure scrivi sotto perché va alla banca senza.`
      : unverified.length === conditions.length
        ? `Puoi inviarla lo stesso, ma ${unverified.length === 1 ? 'un documento non è verificato' : `${unverified.length} documenti non sono verificati`}.`
        : 'Puoi inviarla lo stesso, ma manca qualcosa che oggi serve.'
  return <ConditionGate title={title} conditions={conditions} />
}

/** What is still to be asked for when the review begins: it holds nothing up, and the bank will want it. */
export function ReviewGate(props: Props) {
  const papers = useMissing(props)
  const people = useUnknown(props)
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
