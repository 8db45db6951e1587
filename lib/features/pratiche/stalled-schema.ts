import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { reasonSchema } from '@/lib/italian/reason'
import type { VerbView } from '@/lib/resources/view'

export const chaseBody = z.strictObject({
  messaggio: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
})
export const recallBody = z.strictObject({ quando: daySchema('Scegli il giorno.') })
export const suspendBody = z.strictObject({
  motivo: reasonSchema('Scrivi perché è sospesa.', { most: 1_000 }),
})
export const withdrawBody = z.strictObject({
  causale: z.string().max(60, 'Scegli un motivo dell’elenco.').optional(),
  motivo: z.string().trim().max(1000, 'Al massimo 1.000 caratteri.').optional(),
})

/** What is done with cases in which nothing happens any more. */
export const chaseVerb: VerbView = {
  id: 'chase',
  label: 'Sollecita',
  about:
    'L’agente di ogni pratica ferma riceve un avviso e un’e-mail; il suo responsabile solo se è ferma da più del doppio dei giorni previsti. Una volta al giorno per pratica.',
  fields: [{ name: 'messaggio', label: 'Messaggio', kind: 'textarea', help: 'Se vuoi aggiungere qualcosa.' }],
}
export const recallVerb: VerbView = {
  id: 'recall',
  label: 'Ricontatta',
  about:
    'Il giorno in cui richiamare il cliente: resta scritto accanto alla pratica, che rimane fra le ferme.',
  fields: [{ name: 'quando', label: 'Quando', kind: 'day', required: true }],
}
export const suspendVerb: VerbView = {
  id: 'suspend',
  label: 'Sospendi',
  about: 'Le pratiche si fermano dove sono e non contano più fra le ferme; si riprendono dalla loro pagina.',
  fields: [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }],
}
export const withdrawVerb: VerbView = {
  id: 'withdraw',
  label: 'Ritira',
  about: 'Le pratiche si chiudono come ritirate; le può riaprire solo un amministratore.',
  fields: [
    {
      name: 'causale',
      label: 'Motivo',
      kind: 'select',
      words: 'pratiche/causali/ritirata',
      required: true,
    },
    { name: 'motivo', label: 'Nota', kind: 'textarea', help: 'Con «Altro» scrivi quale motivo.' },
  ],
}
