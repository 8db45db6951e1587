import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    prodotto: string
    importo: string
    durata: string
    giorno: string
    pdf: string
    offerta?: string
    rata?: string
    tassi?: string
    totale?: string
  }

/** A simulation, to the address that asked for it. The figures of the best offer are missing when nothing fitted. */
export const simulazione = defineMail<Data>({
  demo: {
    nome: 'Ada',
    prodotto: 'Mutuo',
    importo: '180.000 €',
    durata: '25 anni',
    giorno: '1 marzo 2026',
    pdf: 'https://sito.example/simulazione.pdf',
    offerta: 'Banca Esempio, Mutuo Casa',
    rata: '842,15 €',
    tassi: 'TAN 3,10%, TAEG 3,28%',
    totale: '252.645 €',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `La tua simulazione: ${data.prodotto.toLowerCase()} di ${data.importo} in ${data.durata}`,
    preheader: 'Il link per riaprirla e il PDF da conservare.',
    title: 'La simulazione che ci hai chiesto',
    blocks: [
      hello(data),
      text(
        `ecco la simulazione, con le cifre del ${data.giorno}. Il PDF le conserva; il link rifà il conto con i prodotti del giorno in cui lo apri.`,
      ),
      facts({
        Prodotto: data.prodotto,
        Importo: data.importo,
        Durata: data.durata,
        'Offerta con il TAEG più basso': data.offerta,
        'Rata al mese': data.rata,
        Tassi: data.tassi,
        'Importo totale dovuto': data.totale,
      }),
      button('Riapri la simulazione', data.url),
      button('Scarica il PDF', data.pdf),
      note(
        'I valori sono indicativi e non costituiscono un’offerta vincolante. Abbiamo usato il tuo indirizzo solo per questo messaggio.',
      ),
    ],
    because: 'qualcuno, di solito tu, ha chiesto sul sito di mandarlo a questo indirizzo',
  }),
})
