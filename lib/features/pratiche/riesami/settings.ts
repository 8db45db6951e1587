import { z } from 'zod'
import { webAddress } from '@/lib/core/web-address'
import { defineSetting, oneField } from '@/lib/settings/define'

const daysSchema = z.int('Scrivi quanti giorni.').min(1, 'Almeno un giorno.').max(60, 'Al massimo 60 giorni.')

/** Art. 18 of Directive (EU) 2023/2225 gives no days: the lawyer's to say. */
export const riesameGiorni = defineSetting<number>({
  key: 'riesameGiorni',
  group: 'pratiche',
  label: 'Giorni per il riesame',
  help: 'Entro quanti giorni si risponde al cliente che chiede il riesame di una persona dopo un rifiuto.',
  schema: daysSchema,
  initial: 15,
  isPublic: false,
  form: oneField(daysSchema, { label: 'Giorni', kind: 'number', required: true, width: 4 }),
})

const plainSchema = z
  .array(
    z.strictObject({
      motivo: z
        .string()
        .trim()
        .min(3, 'Scrivi il motivo, come nell’elenco.')
        .max(60, 'Al massimo 60 caratteri.'),
      parole: z.string().trim().min(10, 'Spiegalo al cliente.').max(600, 'Al massimo 600 caratteri.'),
    }),
  )
  .max(40, 'Al massimo 40 motivi.')

/** The reasons of a refusal as clients read them. */
export const motiviSpiegati = defineSetting<z.infer<typeof plainSchema>>({
  key: 'motiviSpiegati',
  group: 'pratiche',
  label: 'Motivi di rifiuto, in parole semplici',
  help: 'Quello che il cliente legge nella sua area per ogni motivo dell’elenco «Motivi di rifiuto».',
  schema: plainSchema,
  initial: [
    {
      motivo: 'Rapporto rata/reddito troppo alto',
      parole:
        'La rata, insieme alle altre che già paghi, sarebbe troppo alta per il tuo reddito. Un importo più basso o una durata più lunga possono cambiare la risposta.',
    },
    {
      motivo: 'Segnalazioni nelle banche dati',
      parole:
        'La banca ha trovato segnalazioni nelle banche dati del credito. Noi non le consultiamo: puoi chiedere gratis a chi le gestisce che cosa risulta a tuo nome, e far correggere gli errori.',
    },
    {
      motivo: 'Reddito insufficiente',
      parole:
        'Per la banca il reddito non basta per questo importo. Si può provare con un importo più basso o con un’altra persona nella domanda.',
    },
    {
      motivo: 'Reddito non documentato',
      parole:
        'La banca non ha trovato nei documenti il reddito dichiarato. Con altri documenti la domanda si può presentare di nuovo.',
    },
    {
      motivo: 'Anzianità di lavoro insufficiente',
      parole:
        'La banca chiede che il lavoro attuale duri da più tempo. Passati i mesi richiesti, la domanda si può presentare di nuovo.',
    },
    {
      motivo: 'Perizia inferiore al valore',
      parole:
        'Il perito ha stimato l’immobile meno del prezzo, e per quella stima l’importo richiesto è troppo alto.',
    },
    {
      motivo: 'Irregolarità dell’immobile',
      parole:
        'Nei documenti dell’immobile c’è qualcosa che va sistemato prima: il tuo consulente ti dice che cosa.',
    },
    {
      motivo: 'Età o durata fuori dai limiti',
      parole:
        'Alla fine del piano l’età supera quella che la banca ammette. Con una durata più breve la risposta può cambiare.',
    },
  ],
  isPublic: false,
  form: oneField(plainSchema, {
    label: 'Spiegazioni',
    kind: 'rows',
    rows: {
      one: 'spiegazione',
      initial: { motivo: '', parole: '' },
      fields: [
        { name: 'motivo', label: 'Motivo dell’elenco', kind: 'text', required: true },
        { name: 'parole', label: 'Che cosa legge il cliente', kind: 'textarea', required: true },
      ],
    },
  }),
})

const helpSchema = z
  .array(
    z.strictObject({
      nome: z.string().trim().min(2, 'Scrivi il nome.').max(80, 'Al massimo 80 caratteri.'),
      testo: z.string().trim().min(5, 'Scrivi che cosa offre.').max(300, 'Al massimo 300 caratteri.'),
      indirizzo: webAddress('Scrivi l’indirizzo del sito.'),
    }),
  )
  .max(12, 'Al massimo 12 servizi.')

/** Free advice for who has debts: shown with every refusal. */
export const aiutoDebiti = defineSetting<z.infer<typeof helpSchema>>({
  key: 'aiutoDebiti',
  group: 'pratiche',
  label: 'Aiuto per chi ha debiti',
  help: 'Servizi gratuiti di consulenza sul debito e di educazione finanziaria, mostrati al cliente insieme a un rifiuto.',
  schema: helpSchema,
  initial: [
    {
      nome: 'Quello che conta',
      testo:
        'Il portale pubblico di educazione finanziaria: come fare un bilancio e che cosa chiedere alla banca.',
      indirizzo: 'https://www.quellocheconta.gov.it',
    },
    {
      nome: 'Organismi di composizione della crisi',
      testo:
        'Aiutano chi non riesce più a pagare i debiti a trovare un accordo con i creditori. Il registro è del Ministero della giustizia.',
      indirizzo: 'https://www.giustizia.it',
    },
    {
      nome: 'Banca d’Italia, Centrale dei rischi',
      testo: 'Si chiede gratis che cosa risulta a proprio nome nella Centrale dei rischi.',
      indirizzo: 'https://www.bancaditalia.it',
    },
  ],
  isPublic: false,
  form: oneField(helpSchema, {
    label: 'Servizi',
    kind: 'rows',
    rows: {
      one: 'servizio',
      initial: { nome: '', testo: '', indirizzo: '' },
      fields: [
        { name: 'nome', label: 'Nome', kind: 'text', required: true },
        { name: 'testo', label: 'Che cosa offre', kind: 'textarea', required: true },
        { name: 'indirizzo', label: 'Sito', kind: 'text', required: true },
      ],
    },
  }),
})
