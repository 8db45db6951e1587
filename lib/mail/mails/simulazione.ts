import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    prodotto: string
    /** Whether the product is credit to consumers. */
    consumo: boolean
    importo: string
    durata: string
    giorno: string
    pdf: string
    offerta?: string
    rata?: string
    tassi?: string
    totale?: string
    /** The kind of rate that the comparison was narrowed to. */
    tipo?: string
    /** The first offers of the comparison. */
    righe?: [offer: string, figures: string][]
  }

/** A comparison, to the address that asked for it. The figures of offers are missing when nothing fitted. */
export const simulazione = defineMail<Data>({
  nome: 'Simulazione richiesta dal sito',
  invio: 'All’indirizzo a cui è stato chiesto di inviare un confronto.',
  demo: {
    nome: 'Ada',
    consumo: true,
    prodotto: 'Mutuo',
    importo: '180.000 €',
    durata: '25 anni',
    giorno: '1 marzo 2026',
    pdf: 'https://sito.example/simulazione.pdf',
    offerta: 'Banca Esempio, Mutuo Casa',
    rata: '842,15 €',
    tassi: 'TAN 3,10%, TAEG 3,28%',
    totale: '252.645 €',
    tipo: 'fisso',
    righe: [
      ['Banca Esempio, Mutuo Casa', '842,15 € al mese, TAEG 3,28%'],
      [
        'Banca Prova, Mutuo Giovani',
        '839,40 € al mese, TAEG 3,25%. Solo per chi ha un ISEE fino a 40.000 €.',
      ],
    ],
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `La tua simulazione: ${data.prodotto.toLowerCase()} di ${data.importo} in ${data.durata}`,
    preheader: 'Il link per riaprirlo e il PDF da conservare.',
    title: 'Il confronto che ci hai chiesto',
    blocks: [
      hello(data),
      text(
        `ecco il confronto, con le cifre del ${data.giorno}. Il PDF le conserva; il link ricalcola con i prodotti del giorno in cui lo apri.`,
      ),
      facts({
        Prodotto: data.prodotto,
        Importo: data.importo,
        Durata: data.durata,
        'Tipo di tasso': data.tipo,
        'Offerta con il TAEG più basso': data.offerta,
        'Rata al mese': data.rata,
        Tassi: data.tassi,
        'Importo totale dovuto': data.totale,
      }),
      ...(data.righe?.length ? [facts(Object.fromEntries(data.righe))] : []),
      button('Riapri il confronto', data.url),
      button('Scarica il PDF', data.pdf),
      note(
        'I valori sono indicativi e non costituiscono un’offerta vincolante. Abbiamo usato il tuo indirizzo solo per questo messaggio.',
      ),
    ],
    warns: data.consumo,
    because: 'è stato chiesto sul nostro sito di inviarlo a questo indirizzo',
  }),
})
