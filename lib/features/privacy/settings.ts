import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting } from '@/lib/settings/define'

const MESSAGE = 'Scrivi un numero di mesi, da 1 a 120.'
const months = z.int(MESSAGE).min(1, MESSAGE).max(120, MESSAGE)

const schema = z.strictObject({
  richieste: months,
  contatti: months,
  candidature: months,
  preventivi: months,
  notifiche: months,
})
export type Conservazione = z.infer<typeof schema>

const field = (name: keyof Conservazione, label: string): Field => ({
  name,
  label,
  kind: 'number',
  min: 1,
  max: 120,
  required: true,
  width: 6,
})

export const conservazioneMesi = defineSetting<Conservazione>({
  key: 'conservazioneMesi',
  group: 'privacy',
  label: 'Mesi di conservazione',
  help: 'Dopo tanti mesi i nomi sono tolti dalle richieste che non hanno portato a nulla, e così dai preventivi inviati a chi non è diventato cliente. L’informativa privacy dice 24 mesi, 12 per le candidature: se cambi qui, cambia anche la pagina. Le notifiche non restano più a lungo delle richieste di cui parlano.',
  schema,
  initial: { richieste: 24, contatti: 24, candidature: 12, preventivi: 24, notifiche: 6 },
  isPublic: false,
  form: {
    fields: [
      field('richieste', 'Richieste di finanziamento'),
      field('contatti', 'Contatti'),
      field('candidature', 'Candidature'),
      field('preventivi', 'Simulazioni salvate'),
      field('notifiche', 'Notifiche della campanella'),
    ],
    schema,
    toForm: (value) => ({ ...value }),
    fromForm: (values) => values,
  },
})
