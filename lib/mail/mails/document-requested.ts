import { button, defineMail, hello, type Link, note, type Person, quote, text } from '../blocks'

type Data = Person & Link & { codice: string; documenti: string[]; messaggio?: string }

/** To the client whose documents are missing. */
export const documentRequested = defineMail<Data>({
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    documenti: ['Carta d’identità', 'CU o 730'],
    messaggio: 'Bastano le prime due pagine.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Pratica ${data.codice}: ci servono dei documenti`,
    preheader: 'Caricali dalla tua area clienti, bastano pochi minuti.',
    title: 'Documenti da caricare',
    blocks: [
      hello(data),
      text(`per andare avanti con la pratica ${data.codice} ci servono:`),
      text(data.documenti.map((documento) => `• ${documento}`).join('\n')),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
      button('Carica i documenti', data.url),
      note('Non inviare documenti per e-mail: nell’area clienti sono al sicuro.'),
    ],
  }),
})
