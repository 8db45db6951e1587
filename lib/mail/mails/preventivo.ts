import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    codice: string
    prodotto: string
    /** Whether the product is credit to consumers. */
    consumo: boolean
    importo: string
    durata: string
    /**
     * Those that were chosen, the preferred one first; the instalment with "€", the rates with "%". A mail that waited in the
     * queue since before version 1.0.0 has none. `condizioni`: whom an offer is for, and what its price hangs on.
     */
    offerte?: { banca: string; rata: string; tan: string; taeg: string; condizioni?: string }[]
    giorno: string
    /** Who sends it, and their telephone. */
    da: string
    telefono?: string
    messaggio?: string
  }

/** The offers by bank and product: two of one bank are two lines. */
function offers(offerte: NonNullable<Data['offerte']>) {
  if (offerte.length === 0) return []
  const lines = offerte.map(({ banca, rata, tan, taeg, condizioni }, at) => [
    `${at + 1}. ${banca}`,
    [`${rata} al mese · TAN ${tan} · TAEG ${taeg}`, condizioni].filter(Boolean).join('. '),
  ])
  return [
    text(offerte.length === 1 ? 'L’offerta:' : 'Le offerte, con rata al mese, TAN e TAEG:'),
    facts(Object.fromEntries(lines)),
  ]
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
    importo: '12.000,00 €',
    durata: '5 anni',
    offerte: [
      { banca: 'Finanziaria Esempio', rata: '243,12 €', tan: '7,90%', taeg: '8,82%' },
      {
        banca: 'Banca Esempio',
        rata: '245,80 €',
        tan: '8,10%',
        taeg: '9,05%',
        condizioni: 'Solo per chi ha un ISEE fino a 40.000 €.',
      },
    ],
    giorno: '6/12/2026',
    da: 'Bruno Esempio',
    telefono: '+39 351 000 0000',
    messaggio: 'Come d’accordo, ti invio le cifre di cui abbiamo parlato.',
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
        Importo: data.importo,
        Durata: data.durata,
        'Valido fino al': data.giorno,
      }),
      ...offers(data.offerte ?? []),
      button('Leggi e rispondi', data.url),
      text(
        data.telefono
          ? `Per ogni domanda rispondi a questa e-mail, o chiama ${data.da} al ${data.telefono}.`
          : `Per ogni domanda rispondi a questa e-mail: la legge ${data.da}.`,
      ),
      note(
        'Nel documento allegato, da conservare, trovi TAN, TAEG, tutte le spese e le informazioni da leggere prima di decidere. Dalla pagina puoi accettare, rifiutare o farti richiamare, senza registrarti. Le cifre sono indicative: la concessione è soggetta alla valutazione della banca.',
      ),
    ],
    warns: data.consumo,
    answered: true,
    because: 'hai chiesto un preventivo a un nostro consulente',
  }),
})
