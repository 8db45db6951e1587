import { button, defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & {
  codice: string
  prodotto: string
  /** Whether the product is credit to consumers; a mail that waited in the queue since before does not say it. */
  consumo?: boolean
  importo?: string
  /** When somebody calls: "domani mattina". */
  chiamata?: string
  /** Where the request can be followed. */
  segui?: string
  /** The offer that was chosen, as it was seen, and the simulation that it comes from. */
  offerta?: string
  rata?: string
  /** Of a leasing. */
  canone?: string
  tassi?: string
  url?: string
  pdf?: string
}

/** To who asked for a feasibility check. */
export const leadReceived = defineMail<Data>({
  nome: 'Richiesta ricevuta',
  invio: 'A chi invia una richiesta di fattibilità dal sito, subito dopo.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    prodotto: 'Prestito',
    consumo: true,
    importo: '18.000 €',
    chiamata: 'domani mattina',
    segui: 'https://sito.example/richiesta/1',
    offerta: 'Banca Esempio, Prestito Casa',
    rata: '842,15 €',
    canone: '310,20 €',
    tassi: 'TAN 3,10%, TAEG 3,28%',
    url: 'https://sito.example/pagina',
    pdf: 'https://sito.example/simulazione.pdf',
  },
  write: (data) => ({
    subject: `Abbiamo ricevuto la tua richiesta ${data.codice}`,
    preheader: data.chiamata
      ? `Ti chiamiamo ${data.chiamata}: ecco il riepilogo.`
      : 'Ecco il riepilogo della tua richiesta.',
    title: 'Richiesta ricevuta',
    blocks: [
      hello(data),
      text(
        `la tua richiesta di fattibilità è arrivata. Un nostro consulente la esamina${data.chiamata ? ` e ti chiama ${data.chiamata}` : ''}: prima ti scriviamo il suo nome.`,
      ),
      facts({
        Codice: data.codice,
        Prodotto: data.prodotto,
        Importo: data.importo,
        'Offerta che hai visto': data.offerta,
        'Rata al mese': data.rata,
        'Canone al mese': data.canone,
        Tassi: data.tassi,
      }),
      ...(data.segui ? [button('Segui la richiesta', data.segui)] : []),
      ...(data.url ? [button('Rivedi il confronto', data.url)] : []),
      ...(data.pdf ? [button('Scarica il PDF', data.pdf)] : []),
      note('I valori della simulazione sono indicativi e non costituiscono un’offerta vincolante.'),
    ],
    warns: data.consumo ?? false,
    because: 'ci hai inviato una richiesta dal sito',
  }),
})
