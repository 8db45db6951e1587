import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'
import { saySomething, startedStay } from '@/lib/settings/in-force'
import { POLIZZA_ALTROVE } from '@/lib/words/policy'

const words = z.string().trim().min(20, 'Scrivi il testo.').max(3000, 'Al massimo 3.000 caratteri.')
const allegatoSchema = z.strictObject({
  versione: z.string().trim().min(1, 'Scrivi la versione.').max(20, 'Al massimo 20 caratteri.'),
  dal: z.iso.date('Scegli il giorno.'),
  mancatiPagamenti: words,
  recesso: words,
  rimborso: words,
  assicurazioni: words,
  personalizzato: words,
  mediatore: words,
  pies: words,
})
export type Allegato = z.infer<typeof allegatoSchema>

const allegatiSchema = z
  .array(allegatoSchema)
  .min(1, 'Serve almeno una versione.')
  .max(50, 'Al massimo 50 versioni.')
  .refine(
    (rows) => new Set(rows.map(({ dal }) => dal)).size === rows.length,
    'Due versioni valgono dallo stesso giorno.',
  )
  .superRefine(
    saySomething('Scrivi il testo, a parole.', [
      'mancatiPagamenti',
      'recesso',
      'rimborso',
      'assicurazioni',
      'personalizzato',
      'mediatore',
      'pies',
    ]),
  )

const area = (name: keyof Allegato, label: string) => ({
  name,
  label,
  kind: 'textarea' as const,
  required: true,
})

/** The texts of what is given with a quote; the lawyer's, with their versions (Dir. (EU) 2023/2225 arts. 10, 13, 14, 26, 29; 2014/17/UE). */
export const allegatoPreventivi = defineSetting<Allegato[]>({
  key: 'allegatoPreventivi',
  group: 'pratiche',
  label: 'Informazioni precontrattuali dei preventivi',
  help: 'I testi delle pagine che accompagnano i preventivi. Per cambiarli aggiungi una versione con il giorno da cui vale: le precedenti restano, e ogni preventivo dice con quale è stato dato.',
  schema: allegatiSchema,
  initial: [
    {
      versione: '1',
      dal: '2026-11-20',
      mancatiPagamenti:
        'Non pagare una rata può avere conseguenze gravi: interessi di mora e spese, la segnalazione nelle banche dati del credito, la richiesta di restituire subito tutto il debito, il recupero per vie legali e la difficoltà di avere altro credito. Tasso di mora e spese li comunica il finanziatore. Se prevedi di non riuscire a pagare, parlane subito con chi ti finanzia: deve valutare misure di aiuto prima di agire.',
      recesso:
        'Hai 14 giorni di calendario dalla conclusione del contratto per recedere, senza dire perché e senza penali. Restituisci il capitale e gli interessi maturati fino alla restituzione. Come si comunica, e a chi, lo dice il contratto del finanziatore.',
      rimborso:
        'Puoi rimborsare in anticipo tutto o parte del credito in ogni momento. Il costo totale si riduce in proporzione alla vita residua del contratto, escluse imposte e somme pagate a terzi. L’indennizzo, dove il contratto lo prevede, è al massimo l’1% dell’importo rimborsato (0,5% nell’ultimo anno) e non è dovuto fino a 10.000 euro.',
      assicurazioni: `${POLIZZA_ALTROVE} Nessun altro prodotto può essere imposto insieme al credito.`,
      personalizzato:
        'Il prezzo di questo preventivo non è personalizzato con processi automatizzati: viene dai listini e dai dati della domanda (importo, durata, finalità, lavoro, età). Non facciamo profilazione e non consultiamo le banche dati del credito.',
      mediatore:
        'Siamo un mediatore creditizio: mettiamo in relazione te e chi finanzia, lavoriamo con più banche e intermediari e non concediamo credito. Il compenso, se c’è, è scritto qui sotto, è comunicato al finanziatore ed è compreso nel TAEG.',
      pies: 'Prima di impegnarti la banca ti consegna il Prospetto informativo europeo standardizzato (PIES), con importo, durata, tasso, TAEG, rate, costi, assicurazioni, estinzione anticipata e rischi del tuo mutuo. Hai almeno sette giorni per confrontare e decidere, e in quei giorni l’offerta della banca non cambia. Questo preventivo non lo sostituisce.',
    },
  ],
  isPublic: false,
  keeps: startedStay,
  form: oneField(allegatiSchema, {
    label: 'Versioni',
    kind: 'rows',
    rows: {
      one: 'versione',
      initial: {
        versione: '',
        dal: null,
        mancatiPagamenti: '',
        recesso: '',
        rimborso: '',
        assicurazioni: '',
        personalizzato: '',
        mediatore: '',
        pies: '',
      },
      fields: [
        { name: 'versione', label: 'Versione', kind: 'text', required: true, width: 4 },
        { name: 'dal', label: 'In vigore dal', kind: 'day', required: true, width: 4 },
        area('mancatiPagamenti', 'Conseguenze dei mancati pagamenti'),
        area('recesso', 'Diritto di recesso'),
        area('rimborso', 'Rimborso anticipato'),
        area('assicurazioni', 'Assicurazioni'),
        area('personalizzato', 'Prezzo e dati usati'),
        area('mediatore', 'Chi siamo'),
        area('pies', 'Mutui: il PIES'),
      ],
    },
  }),
})
