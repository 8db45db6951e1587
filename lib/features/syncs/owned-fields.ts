import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { defineSetting, oneField } from '@/lib/settings/define'
import { optionsOf } from '@/lib/words/options'

/** Fields of a case that a file of EGG may bring, as the settings' screen calls them. */
export const EGG_FIELDS = {
  stato: 'Stato',
  importoRichiesto: 'Importo richiesto',
  importoDeliberato: 'Importo deliberato',
  importoErogato: 'Importo erogato',
  bankId: 'Banca',
  durataMesi: 'Durata',
  tipoTasso: 'Tipo di tasso',
  tan: 'TAN',
  taeg: 'TAEG',
  spread: 'Spread',
  rata: 'Rata',
  valorePerizia: 'Valore di perizia',
  motivoRifiuto: 'Motivo del rifiuto',
  finalita: 'Finalità',
  valoreImmobile: 'Valore dell’immobile',
  prezzo: 'Prezzo',
  provincia: 'Provincia',
  comune: 'Comune',
  segnalatore: 'Segnalatore',
} as const
export type EggField = keyof typeof EGG_FIELDS

const names = keysOf(EGG_FIELDS)
const ownedSchema = z.array(z.enum(names, 'Scegli fra i campi elencati.')).max(names.length)

/** Whose word counts, field by field: EGG's for what the bank does, ours for the rest. */
export const eggCampi = defineSetting<EggField[]>({
  key: 'eggCampi',
  group: 'pratiche',
  label: 'Campi che EGG aggiorna',
  help: 'In una pratica che c’è già, questi campi seguono EGG; gli altri restano come sono scritti qui, e da EGG si riempiono solo dove sono vuoti. Note, documenti e persone non vengono mai da EGG.',
  schema: ownedSchema,
  initial: [
    'stato',
    'importoRichiesto',
    'importoDeliberato',
    'importoErogato',
    'bankId',
    'durataMesi',
    'tipoTasso',
    'tan',
    'taeg',
    'spread',
    'rata',
    'valorePerizia',
    'motivoRifiuto',
  ],
  isPublic: false,
  form: oneField(ownedSchema, {
    label: 'Campi',
    kind: 'multiselect',
    options: optionsOf(EGG_FIELDS),
  }),
})
