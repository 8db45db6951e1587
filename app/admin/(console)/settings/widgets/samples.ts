import type { Commit } from '@/components/data/history/history-entry'
import type { AgentOption } from '@/components/ui/agent-choice'
import type { Option } from '@/components/ui/field'

export const PROVINCES: Option[] = [
  { value: 'BA', label: 'Bari' },
  { value: 'BO', label: 'Bologna' },
  { value: 'MI', label: 'Milano' },
  { value: 'VB', label: 'Verbano-Cusio-Ossola' },
  { value: 'XX', label: 'Provincia soppressa', disabled: true },
]

export const AGENTS: AgentOption[] = [
  { _id: '1', nome: 'Ada', cognome: 'Provetti', email: 'ada.provetti@demo.example', figura: 'Agente senior' },
  { _id: '2', nome: 'Ugo', cognome: 'Finti', email: 'ugo.finti@demo.example', figura: 'Agente' },
  {
    _id: '3',
    nome: 'Massimiliano Ferdinando',
    cognome: 'Dell’Esempiolungo della Provincia',
    email: 'massimiliano.ferdinando.dellesempiolungo@demo.example',
  },
]

/** A search that takes as long as one on the server. */
export async function searchProvinces(query: string): Promise<Option[]> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return PROVINCES.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
}

export const failToLoad = (): Promise<never> => Promise.reject(new Error('Caricamento interrotto per prova'))

const entry = (over: Partial<Commit>): Commit => ({
  _id: '0190',
  action: 'edit',
  model: 'Opportunities',
  ref: { IDEGG: 'EGG-004217' },
  admin: { name: 'Ada', surname: 'Provetti' },
  createdAt: '2026-11-20T09:30:00.000Z',
  ...over,
})

export const COMMITS: Commit[] = [
  entry({ _id: '3', info: 'stato, importo erogato' }),
  entry({
    _id: '2',
    action: 'delete',
    model: 'ClassificheContactCenter',
    deletedObject: { data: { mese: 10, anno: 2026 } },
  }),
  entry({ _id: '1', action: 'create', admin: null, agent: { nome: 'Ugo', cognome: 'Finti' } }),
]

export const JSON_SAMPLE = {
  IDEGG: 'EGG-004217',
  importo: 150000,
  tasso: { tipo: 'fisso', tan: 3.2, taeg: null },
  persone: [{ nome: 'Ada', ruolo: 'richiedente' }],
  liquidata: false,
}
