import { button, defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & {
  codice: string
  prodotto: string
  importo?: string
  agente?: string
  url?: string
}

/** To who asked for a feasibility check. */
export const leadReceived = defineMail<Data>({
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    prodotto: 'Mutuo',
    importo: '180.000 €',
    agente: 'Bruno Esempio',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Abbiamo ricevuto la tua richiesta ${data.codice}`,
    preheader: 'Un consulente ti contatterà a breve: ecco il riepilogo.',
    title: 'Richiesta ricevuta',
    blocks: [
      hello(data),
      text('la tua richiesta di fattibilità è arrivata. Un nostro consulente la esamina e ti richiama.'),
      facts({
        Codice: data.codice,
        Prodotto: data.prodotto,
        Importo: data.importo,
        Consulente: data.agente,
      }),
      ...(data.url ? [button('Rivedi la simulazione', data.url)] : []),
      note('I valori della simulazione sono indicativi e non costituiscono un’offerta vincolante.'),
    ],
    because: 'ci hai mandato una richiesta dal sito',
  }),
})
