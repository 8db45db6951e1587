import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { type Claim, GRAVITA } from '@/lib/italian/claims'
import { reasonSchema } from '@/lib/italian/reason'
import { defineSetting, oneField } from './define'

const text = (message: string, max: number) =>
  z.string(message).trim().min(3, message).max(max, `Al massimo ${max} caratteri.`)

const schema = z
  .array(
    z.strictObject({
      espressione: text('Scrivi la parola o l’espressione.', 80),
      motivo: reasonSchema('Scrivi perché.', { most: 300 }),
      gravita: z.enum(keysOf(GRAVITA), 'Scegli la gravità.'),
      salvo: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
    }),
  )
  .max(200, 'Al massimo 200.')

const EASY =
  'lascia intendere che il credito si ottenga senza una valutazione (art. 8 della direttiva 2023/2225)'
const DEBTS =
  'lascia intendere che debiti o segnalazioni contino poco per chi valuta la richiesta (art. 8 della direttiva 2023/2225)'
const BETTER =
  'lascia intendere che il credito migliori la situazione di chi lo chiede (art. 8 della direttiva 2023/2225)'
const SAVINGS = 'presenta il credito come sostituto del risparmio (art. 8 della direttiva 2023/2225)'

const all = (gravita: Claim['gravita'], motivo: string, espressioni: string[]): Claim[] =>
  espressioni.map((espressione) => ({ espressione, motivo, gravita }))

/** A cautious beginning: what the directive names or plainly means. The lawyer of the installation has the last word. */
const initial: Claim[] = [
  ...all('rischiosa', EASY, [
    'facile',
    'veloce',
    'in 24 ore',
    'in 48 ore',
    'in giornata',
    'senza pensieri',
    'prestito immediato',
    'liquidità immediata',
    'credito immediato',
  ]),
  ...all('vietata', EASY, [
    'senza busta paga',
    'senza controlli',
    'senza verifiche',
    'credito per tutti',
    'prestiti per tutti',
    'approvazione garantita',
    'esito garantito',
    'prestito garantito',
  ]),
  ...all('vietata', DEBTS, [
    'anche cattivi pagatori',
    'anche a cattivi pagatori',
    'anche ai cattivi pagatori',
    'anche protestati',
    'anche a protestati',
    'anche ai protestati',
    'anche segnalati',
    'anche se segnalato',
  ]),
  ...all('rischiosa', DEBTS, ['cattivi pagatori', 'protestati']),
  ...all('vietata', BETTER, [
    'migliora la tua vita',
    'migliorare la tua vita',
    'cambia la tua vita',
    'cambiare la tua vita',
    'migliora la tua situazione',
    'migliorare la tua situazione',
    'risolvi i tuoi problemi',
  ]),
  ...all('rischiosa', BETTER, ['realizza i tuoi sogni', 'realizzare i tuoi sogni', 'tenore di vita']),
  ...all('vietata', SAVINGS, [
    'al posto dei risparmi',
    'invece di risparmiare',
    'meglio che risparmiare',
    'senza toccare i risparmi',
    'senza intaccare i risparmi',
    'come un risparmio',
  ]),
  {
    espressione: 'indipendente',
    motivo: 'si può dire solo alle condizioni dell’art. 16 della direttiva 2023/2225: chi la usa ne risponde',
    gravita: 'rischiosa',
    salvo:
      'non è una consulenza indipendente; è indipendente, è sostenuto; organismo indipendente; lavoratore indipendente',
  },
]

export const paroleAnnunci = defineSetting<Claim[]>({
  key: 'paroleAnnunci',
  group: 'adempimenti',
  label: 'Parole degli annunci',
  help: 'Cercate, in tutte le loro forme, in news, pagine, FAQ, comunicazioni, e-mail e presentazioni degli agenti quando si salvano. Chi vuole tenerle scrive un motivo, che resta nella cronologia; per una vietata serve anche il permesso di cambiare le impostazioni. L’elenco lo conferma il legale.',
  schema,
  initial,
  isPublic: false,
  form: oneField(schema, {
    label: 'Espressioni',
    kind: 'rows',
    rows: {
      one: 'espressione',
      initial: { espressione: '', motivo: '', gravita: 'rischiosa', salvo: '' },
      fields: [
        { name: 'espressione', label: 'Parola o espressione', kind: 'text', required: true },
        { name: 'motivo', label: 'Perché', kind: 'text', required: true },
        {
          name: 'gravita',
          label: 'Gravità',
          kind: 'select',
          required: true,
          options: keysOf(GRAVITA).map((value) => ({ value, label: GRAVITA[value] })),
        },
        { name: 'salvo', label: 'Tranne in (fra punti e virgola)', kind: 'text' },
      ],
    },
  }),
})
