import type { Shape, Tone } from '@/components/ui/status-words'
import type { PraticaDetail } from '@/lib/features/pratiche/data'

export type Documento = PraticaDetail['documenti'][number]
type Look = { label: string; tone: Tone; shape: Shape }

/** The states of a document for those who check it. */
export const DOCUMENT_STATES: Record<Documento['stato'], Look> = {
  richiesto: { label: 'Da caricare', tone: 'warn', shape: 'ring' },
  caricato: { label: 'Da verificare', tone: 'info', shape: 'half' },
  verificato: { label: 'Verificato', tone: 'ok', shape: 'check' },
  respinto: { label: 'Da rifare', tone: 'bad', shape: 'cross' },
}

/** Whether somebody still has to bring it. */
export const isMissing = ({ stato }: Pick<Documento, 'stato'>) =>
  stato === 'richiesto' || stato === 'respinto'

/** The names of what belongs to somebody else than the richiedente say whose it is: everybody has a tax code. */
export function withOwners({
  documenti,
  persone,
}: Pick<PraticaDetail, 'documenti' | 'persone'>): Documento[] {
  const names = new Map(persone.map(({ _id, nome, cognome }) => [_id, `${nome} ${cognome}`]))
  return documenti.map((documento) => {
    const whose = documento.personaId && names.get(documento.personaId)
    return whose ? { ...documento, nome: `${documento.nome} · ${whose}` } : documento
  })
}

/** What waits for a check first, then what is missing and required, then the rest. */
export function byUrgency(documenti: readonly Documento[]): Documento[] {
  const rank = (doc: Documento) =>
    doc.stato === 'caricato' ? 0 : isMissing(doc) && doc.obbligatorio ? 1 : isMissing(doc) ? 2 : 3
  return documenti.toSorted((a, b) => rank(a) - rank(b))
}
