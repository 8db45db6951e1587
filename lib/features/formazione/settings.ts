import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { defineSetting, oneField } from '@/lib/settings/define'
import { optionsOf } from '@/lib/words/options'
import { SITI_VIDEO, type SitoVideo } from './video-schema'

const ORE = 'Scrivi un numero di ore, da 1 a 500.'
const hours = z.number(ORE).min(1, ORE).max(500, ORE)
const ANNO = 'Scrivi l’anno in cui comincia un biennio.'

const schema = z.strictObject({
  biennio: hours,
  anno: hours,
  dal: z.int(ANNO).min(2000, ANNO).max(2100, ANNO),
})
export type OreFormazione = z.infer<typeof schema>

export const oreFormazione = defineSetting<OreFormazione>({
  key: 'oreFormazione',
  group: 'rete',
  label: 'Ore di aggiornamento OAM',
  help: 'Quante ore di formazione chiede l’OAM agli agenti in un biennio, e almeno quante in un anno: «Le mie ore» nei corsi le confronta con quelle degli attestati. A chi si iscrive a metà si chiedono in proporzione ai mesi che restano.',
  schema,
  initial: { biennio: 60, anno: 15, dal: 2025 },
  isPublic: false,
  form: {
    fields: [
      { name: 'biennio', label: 'Ore in un biennio', kind: 'number', min: 1, required: true, width: 4 },
      { name: 'anno', label: 'Ore almeno in un anno', kind: 'number', min: 1, required: true, width: 4 },
      {
        name: 'dal',
        label: 'Anno in cui comincia un biennio',
        kind: 'number',
        grouped: false,
        required: true,
        width: 4,
      },
    ],
    schema,
    toForm: (value) => ({ ...value }),
    fromForm: (values) => values,
  },
})

const PREAVVISO = 'Scrivi un numero di giorni, da 7 a 365.'
const preavviso = z.int(PREAVVISO).min(7, PREAVVISO).max(365, PREAVVISO)

export const oreFormazionePreavviso = defineSetting<number>({
  key: 'oreFormazionePreavviso',
  group: 'rete',
  label: 'Avviso delle ore OAM mancanti',
  help: 'Quanti giorni prima della fine dell’anno un agente a cui mancano ore lo legge nella sua area; da allora lo ricordiamo ogni mese.',
  schema: preavviso,
  initial: 120,
  isPublic: false,
  form: oneField(preavviso, { label: 'Giorni prima', kind: 'number', min: 7, max: 365, required: true }),
})

const siti = z.array(z.enum(keysOf(SITI_VIDEO), 'Sito non previsto.'))

export const videoEsterni = defineSetting<SitoVideo[]>({
  key: 'videoEsterni',
  group: 'rete',
  label: 'Siti da cui prendere video',
  help: 'Nelle lezioni si possono mostrare video di questi siti, oltre a quelli caricati qui. Di un video esterno conta il tempo in cui la pagina resta aperta.',
  schema: siti,
  initial: ['youtube', 'vimeo'],
  isPublic: false,
  form: oneField(siti, {
    label: 'Siti',
    kind: 'multiselect',
    options: optionsOf(SITI_VIDEO),
  }),
})

const TENTATIVI = 'Scrivi quanti tentativi al giorno, da 1 a 50.'
const PAUSA = 'Scrivi quanti minuti, da 0 a 1440.'
const quiz = z.strictObject({
  tentativi: z.int(TENTATIVI).min(1, TENTATIVI).max(50, TENTATIVI),
  pausaMinuti: z.int(PAUSA).min(0, PAUSA).max(1_440, PAUSA),
})
export type QuizFormazione = z.infer<typeof quiz>

export const quizFormazione = defineSetting<QuizFormazione>({
  key: 'quizFormazione',
  group: 'rete',
  label: 'Quiz dei corsi',
  help: 'Quante volte al giorno si può provare il quiz di una lezione, dove la lezione non dice altro, e quanti minuti passano fra un tentativo e il successivo.',
  schema: quiz,
  initial: { tentativi: 5, pausaMinuti: 0 },
  isPublic: false,
  form: {
    fields: [
      { name: 'tentativi', label: 'Tentativi al giorno', kind: 'number', min: 1, required: true, width: 6 },
      {
        name: 'pausaMinuti',
        label: 'Minuti fra due tentativi',
        kind: 'number',
        min: 0,
        required: true,
        width: 6,
        help: '0: si riprova subito.',
      },
    ],
    schema: quiz,
    toForm: (value) => ({ ...value }),
    fromForm: (values) => values,
  },
})

const VELOCITA = 'Scrivi una velocità da 1 a 2.'
const velocita = z.number(VELOCITA).min(1, VELOCITA).max(2, VELOCITA)

export const velocitaVideo = defineSetting<number>({
  key: 'velocitaVideo',
  group: 'rete',
  label: 'Velocità dei video dei corsi',
  help: 'La velocità più alta a cui si guarda un video: con 2 un’ora di lezione si vede in mezz’ora, con 1 ci vuole un’ora. Di più non viene contato.',
  schema: velocita,
  initial: 2,
  isPublic: false,
  form: oneField(velocita, {
    label: 'Velocità massima',
    kind: 'number',
    min: 1,
    max: 2,
    step: 0.25,
    decimals: 2,
    required: true,
  }),
})
