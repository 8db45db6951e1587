import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'
import { startedStay } from '@/lib/settings/in-force'

const GIORNI = 'Un numero intero di giorni, da 1 a 365.'
const giorni = z.int(GIORNI).min(1, GIORNI).max(365, GIORNI)

const versione = z.strictObject({
  dal: z.iso.date('Scegli il giorno da cui vale.'),
  giorni,
  consigliati: giorni,
})
export type TermineReclami = z.infer<typeof versione>

const termini = z
  .array(versione)
  .min(1, 'Serve almeno una versione.')
  .max(20, 'Al massimo 20 versioni.')
  .superRefine((all, ctx) => {
    for (const [at, { dal, giorni: most, consigliati }] of all.entries()) {
      if (all.findIndex((one) => one.dal === dal) !== at)
        ctx.addIssue({
          code: 'custom',
          path: [at, 'dal'],
          message: 'Due versioni non valgono dallo stesso giorno.',
        })
      if (consigliati > most)
        ctx.addIssue({
          code: 'custom',
          path: [at, 'consigliati'],
          message: 'Il termine consigliato non supera quello di legge.',
        })
    }
  })

/** Banca d'Italia, Disposizioni sulla trasparenza, XI, 3: at most 60 days; ours is to answer in half of them. */
export const reclamiTermini = defineSetting<TermineReclami[]>({
  key: 'reclamiTermini',
  group: 'adempimenti',
  label: 'Termini dei reclami',
  help: 'Entro quanti giorni si risponde a un reclamo, ed entro quanti l’ufficio si propone di farlo. Un reclamo tiene i termini in vigore il giorno in cui è arrivato.',
  schema: termini,
  initial: [{ dal: '2020-01-01', giorni: 60, consigliati: 30 }],
  keeps: startedStay,
  isPublic: false,
  form: oneField(termini, {
    label: 'Versioni',
    kind: 'rows',
    rows: {
      one: 'versione',
      initial: { dal: null, giorni: 60, consigliati: 30 },
      fields: [
        { name: 'dal', label: 'Vale dal', kind: 'day', required: true },
        { name: 'giorni', label: 'Giorni al massimo', kind: 'number', min: 1, required: true },
        { name: 'consigliati', label: 'Giorni consigliati', kind: 'number', min: 1, required: true },
      ],
    },
  }),
})
