import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    codice: string
    prodotto: string
    /** Whether the product is credit to consumers. */
    consumo: boolean
    offerta: string
    importo: string
    durata: string
    rata: string
    giorno: string
    /** Who sends it. */
    da: string
    messaggio?: string
  }

/** A quote, from the adviser who made it. */
export const preventivo = defineMail<Data>({
  nome: 'Preventivo',
  invio: 'Al cliente a cui un consulente invia un preventivo.',
  demo: {
    nome: 'Ada',
    codice: 'Q26-8YH6GQG',
    consumo: true,
    prodotto: 'Prestito',
    offerta: 'Finanziaria Esempio',
    importo: '12.000,00 €',
    durata: '5 anni',
    rata: '243,12 €',
    giorno: '6/12/2026',
    da: 'Bruno Esempio',
    messaggio: 'Come d’accordo, ti mando le cifre di cui abbiamo parlato.',
    url: 'https://sito.example/preventivo/1',
  },
  write: (data) => ({
    subject: `Il tuo preventivo ${data.codice}`,
    preheader: `Da ${data.da}, valido fino al ${data.giorno}.`,
    title: 'Il tuo preventivo',
    blocks: [
      hello(data),
      text(`${data.da} ha preparato per te il preventivo ${data.codice}.`),
      ...(data.messaggio ? [text(data.messaggio)] : []),
      facts({
        Prodotto: data.prodotto,
        Banca: data.offerta,
        Importo: data.importo,
        Durata: data.durata,
        'Rata al mese': data.rata,
        'Valido fino al': data.giorno,
      }),
      button('Leggi e rispondi', data.url),
      note(
        'Nel documento trovi TAN, TAEG, tutte le spese e le informazioni da leggere prima di decidere. Dalla pagina puoi accettare, rifiutare o farti richiamare, senza registrarti. Le cifre sono indicative: la concessione è soggetta alla valutazione della banca.',
      ),
    ],
    warns: data.consumo,
    because: 'hai chiesto un preventivo a un nostro consulente',
  }),
})
