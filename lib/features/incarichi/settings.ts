import { z } from 'zod'
import { days } from '@/lib/italian/counted'
import { defineSetting, oneField } from '@/lib/settings/define'
import { saySomething, startedStay } from '@/lib/settings/in-force'

const atMost = (most: number) =>
  z
    .int('Scrivi quanti giorni.')
    .min(1, 'Almeno un giorno.')
    .max(most, `Al massimo ${days(most)}.`)
const percent = z.number('Scrivi la percentuale.').min(0, 'Da 0 in su.').max(20, 'Al massimo il 20%.')

/** The longest that a client may have for withdrawing, in days. */
export const RECESSO_GIORNI_MAX = 60

const rulesSchema = z.strictObject({
  dal: z.iso.date('Scegli il giorno.'),
  compensoPct: percent,
  compensoPctMax: percent,
  compensoMax: z.number('Scrivi l’importo.').min(0, 'Da 0 in su.').max(1_000_000, 'Al massimo 1.000.000 €.'),
  durataGiorni: atMost(730),
  durataGiorniMax: atMost(730),
  recessoGiorni: atMost(RECESSO_GIORNI_MAX),
  linkGiorni: atMost(60),
  codiceMinuti: z.int('Scrivi quanti minuti.').min(5, 'Almeno 5 minuti.').max(60, 'Al massimo 60 minuti.'),
})
export type RegoleIncarico = z.infer<typeof rulesSchema>

/**
 * The rules of the mandate; the day from which it is asked for and the bounds of the fee are the company's and its lawyer's to say.
 * Amounts in euro.
 */
export const incaricoRegole = defineSetting<RegoleIncarico>({
  key: 'incaricoRegole',
  group: 'pratiche',
  label: 'Incarico di mediazione',
  help: 'Una pratica aperta da questo giorno in poi non va alla banca senza l’incarico firmato, se non con un motivo; per quelle di prima c’è solo un avviso.',
  schema: rulesSchema,
  initial: {
    dal: '2026-11-20',
    compensoPct: 1.5,
    compensoPctMax: 5,
    compensoMax: 10_000,
    durataGiorni: 180,
    durataGiorniMax: 365,
    recessoGiorni: 14,
    linkGiorni: 15,
    codiceMinuti: 15,
  },
  isPublic: false,
  form: {
    fields: [
      { name: 'dal', label: 'Serve per le pratiche aperte dal', kind: 'day', required: true, width: 6 },
      {
        name: 'compensoPct',
        label: 'Compenso proposto',
        kind: 'rate',
        required: true,
        width: 4,
        section: 'Compenso',
      },
      { name: 'compensoPctMax', label: 'Al massimo', kind: 'rate', required: true, width: 4 },
      { name: 'compensoMax', label: 'Al massimo, in euro', kind: 'money', required: true, width: 4 },
      {
        name: 'durataGiorni',
        label: 'Durata proposta, giorni',
        kind: 'number',
        required: true,
        width: 4,
        section: 'Tempi',
      },
      { name: 'durataGiorniMax', label: 'Durata massima, giorni', kind: 'number', required: true, width: 4 },
      {
        name: 'recessoGiorni',
        label: 'Recesso, giorni dalla firma',
        kind: 'number',
        required: true,
        width: 4,
      },
      { name: 'linkGiorni', label: 'Giorni per firmare', kind: 'number', required: true, width: 4 },
      {
        name: 'codiceMinuti',
        label: 'Minuti di validità del codice',
        kind: 'number',
        required: true,
        width: 4,
      },
    ],
    schema: rulesSchema,
    toForm: (value) => ({ ...value }),
    fromForm: (values) => values,
  },
})

const textSchema = z.strictObject({
  versione: z.string().trim().min(1, 'Scrivi la versione.').max(20, 'Al massimo 20 caratteri.'),
  dal: z.iso.date('Scegli il giorno.'),
  testo: z.string().trim().min(50, 'Scrivi il testo.').max(20_000, 'Al massimo 20.000 caratteri.'),
})
type TestoVersionato = z.infer<typeof textSchema>

/** Versions of a text, each with the day from which it holds. */
const testiSchema = z
  .array(textSchema)
  .min(1, 'Serve almeno una versione.')
  .max(50, 'Al massimo 50 versioni.')
  .refine(
    (rows) => new Set(rows.map(({ versione }) => versione)).size === rows.length,
    'Una versione è ripetuta.',
  )
  .refine(
    (rows) => new Set(rows.map(({ dal }) => dal)).size === rows.length,
    'Due versioni valgono dallo stesso giorno.',
  )
  .superRefine(saySomething('Scrivi il testo, a parole.', ['testo']))

/** How such a text is edited: a new version is a new row, and the former ones stay. */
const testiForm = oneField<TestoVersionato[]>(testiSchema, {
  label: 'Versioni',
  kind: 'rows',
  rows: {
    one: 'versione',
    initial: { versione: '', dal: null, testo: '' },
    fields: [
      { name: 'versione', label: 'Versione', kind: 'text', required: true, width: 4 },
      { name: 'dal', label: 'In vigore dal', kind: 'day', required: true, width: 4 },
      { name: 'testo', label: 'Testo', kind: 'textarea', required: true },
    ],
  },
})

const TESTO = [
  'Il cliente incarica il mediatore creditizio di cercare, fra le banche e gli intermediari con cui lavora, un finanziamento adatto alle sue esigenze, e di metterlo in relazione con chi lo concede. L’incarico è senza esclusiva e non dà al mediatore il potere di firmare per il cliente né di incassare per suo conto.',
  'Il mediatore non concede finanziamenti e non garantisce che la domanda sia accolta: la valutazione del merito creditizio e la decisione sono di chi finanzia.',
  'Il mediatore mette in relazione le parti senza essere legato ad alcuna di esse da rapporti di collaborazione, di dipendenza o di rappresentanza. Opera con più banche e intermediari; le provvigioni che può ricevere da loro sono indicate nel foglio informativo, che il cliente ha ricevuto o può chiedere in ogni momento.',
  'Il compenso indicato in questo documento è dovuto soltanto se il finanziamento è concluso. È comunicato a chi finanzia ed è compreso nel TAEG. Nessuna somma è dovuta prima.',
  'Il cliente si impegna a fornire dati e documenti veri e completi. Il mediatore li tratta secondo l’informativa sulla privacy e li comunica soltanto a chi serve per l’incarico.',
  'Il cliente può recedere senza spese e senza motivo entro il termine indicato in questo documento, dall’area clienti o scrivendo al mediatore. Dopo quel termine l’incarico finisce con la sua scadenza, con la conclusione del finanziamento o se le parti lo sciolgono.',
  'Reclami: all’indirizzo PEC del mediatore, che risponde entro 60 giorni. Per l’attività del mediatore non ci si può rivolgere all’Arbitro Bancario Finanziario; restano la mediazione e il giudice.',
].join('\n\n')

/** The text of the mandate; the lawyer's, with its versions. */
export const incaricoTesti = defineSetting<TestoVersionato[]>({
  key: 'incaricoTesti',
  group: 'pratiche',
  label: 'Testo dell’incarico di mediazione',
  help: 'Ogni incarico tiene il testo con cui è stato fatto. Per cambiarlo aggiungi una versione con il giorno da cui vale: le precedenti restano.',
  schema: testiSchema,
  initial: [{ versione: '1', dal: '2026-11-20', testo: TESTO }],
  isPublic: false,
  keeps: startedStay,
  form: testiForm,
})
