import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

/** Agencies and referrers do not sign in: their address is the document's own. */
type Data = Person & Link & { codice: string; mese: string; oggetto: string; messaggio: string }

/** To an agent, an agency or a referrer, when a statement is closed, sent, paid; it names no amount. */
export const estrattoConto = defineMail<Data>({
  nome: 'Estratto conto',
  invio: 'All’agente, all’agenzia o al segnalatore, quando un suo estratto conto è chiuso, inviato o pagato.',
  demo: {
    nome: 'Ada',
    codice: '2026/0001',
    mese: 'ottobre 2026',
    oggetto: 'Il tuo estratto conto è pronto',
    messaggio: 'il tuo estratto conto è chiuso: le righe e il totale non cambiano più.',
    url: 'https://sito.example/pagina',
  },
  write: ({ codice, mese, oggetto, messaggio, url, ...data }) => ({
    subject: `${oggetto}: ${codice}`,
    preheader: `Che cosa è maturato in ${mese}.`,
    title: oggetto,
    blocks: [
      hello(data),
      text(messaggio),
      facts({ Numero: codice, Mese: mese }),
      button('Apri l’estratto conto', url),
    ],
  }),
})
