import { RUOLI_PERSONA, TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'

export const ruoloField: Field = {
  name: 'ruolo',
  label: 'Ruolo nella pratica',
  kind: 'select',
  options: optionsOf(RUOLI_PERSONA),
  required: true,
}

/** Who a person is, what they do and earn. */
export const personFields: readonly Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'text',
    width: 6,
    help: 'Riceve un invito: vede la pratica quando accetta.',
  },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 6 },
  { name: 'tipoLavoro', label: 'Lavoro', kind: 'select', options: optionsOf(TIPI_LAVORO), width: 6 },
  { name: 'redditoNetto', label: 'Reddito netto al mese', kind: 'money', width: 6 },
]
