import { defineSetting, oneField } from '@/lib/settings/define'
import { type Posizione, posizioniSchema } from './schema'

export const posizioni = defineSetting<Posizione[]>({
  key: 'posizioni',
  group: 'sito',
  label: 'Posizioni aperte',
  help: 'Chi cerchiamo, nella pagina «Lavora con noi». Senza posizioni la pagina raccoglie candidature spontanee.',
  schema: posizioniSchema,
  initial: [],
  isPublic: true,
  form: oneField(posizioniSchema, {
    label: 'Posizioni',
    kind: 'rows',
    rows: {
      one: 'posizione',
      initial: { titolo: '', sede: '', tipo: '', descrizione: '', pubblicata: null },
      fields: [
        { name: 'titolo', label: 'Titolo', kind: 'text', required: true },
        { name: 'sede', label: 'Sede', kind: 'text', required: true },
        { name: 'tipo', label: 'Rapporto', kind: 'text', required: true },
        { name: 'pubblicata', label: 'Aperta il', kind: 'day', required: true },
        { name: 'descrizione', label: 'Che cosa farà e chi cerchiamo', kind: 'textarea', required: true },
      ],
    },
  }),
})
