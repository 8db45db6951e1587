import { CLASSI, EVENTI_REGISTRO, RUOLI_REGISTRO } from '@/lib/features/aml/labels'
import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'

const TONES = { bassa: 'ok', normale: 'info', alta: 'bad' } as const
const CLASSI_OPTIONS: Option[] = optionsOf(CLASSI).map((option) => ({
  ...option,
  tone: TONES[option.value as keyof typeof TONES],
}))
const eventi = optionsOf(EVENTI_REGISTRO)
const ruoli = optionsOf(RUOLI_REGISTRO)

const columns: Columns<'registroIdentificazione'> = [
  { path: 'denominazione', label: 'Chi', kind: 'title', sort: 'denominazione' },
  { path: 'ruolo', label: 'Come', kind: 'badge', options: ruoli },
  { path: 'createdAt', label: 'Registrata il', kind: 'instant', sort: 'createdAt' },
  { path: 'evento', label: 'Che cosa', kind: 'badge', options: eventi },
  { path: 'classe', label: 'Classe', kind: 'badge', options: CLASSI_OPTIONS },
  { path: 'punti', label: 'Punti', kind: 'number', hidden: true },
  { path: 'praticaCodice', label: 'Pratica', kind: 'text' },
  { path: 'documento', label: 'Documento', kind: 'text' },
  { path: 'documentoScade', label: 'Documento valido fino al', kind: 'day', hidden: true },
  { path: 'codiceFiscale', label: 'Codice fiscale', kind: 'text', hidden: true },
  { path: 'quota', label: 'Quota %', kind: 'number', hidden: true },
  { path: 'controllo', label: 'Controllo', kind: 'text', hidden: true },
  { path: 'pep', label: 'Politicamente esposta', kind: 'boolean' },
  { path: 'scopo', label: 'Scopo', kind: 'text', hidden: true },
  { path: 'origine', label: 'Origine dei fondi', kind: 'text', hidden: true },
  { path: 'scadeIl', label: 'Vale fino al', kind: 'day' },
  { path: 'motivo', label: 'Perché la classe è stata alzata', kind: 'text', hidden: true },
  { path: 'regoleDal', label: 'Regole in vigore dal', kind: 'day', hidden: true },
  { path: 'chi', label: 'Identificato da', kind: 'text' },
]

const filters: Filters<'registroIdentificazione'> = [
  { name: 'createdAt', label: 'Registrata', kind: 'dayRange' },
  { name: 'classe', label: 'Classe', kind: 'enum', options: CLASSI_OPTIONS },
  { name: 'ruolo', label: 'Come', kind: 'enum', options: ruoli },
  { name: 'evento', label: 'Che cosa', kind: 'enum', options: eventi },
  { name: 'pep', label: 'Politicamente esposta', kind: 'boolean' },
]

export const registroList = {
  columns,
  filters,
  sorts: ['createdAt', 'denominazione'] as const,
  defaultSort: '-createdAt' as const,
  search: true,
}
