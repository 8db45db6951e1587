import { button, defineMail, facts, hello, note, text } from '../blocks'

type Data = {
  nome: string
  codice: string
  cliente: string
  url: string
  /** The consent link to pass on, where we have no address to send it to. */
  inoltro?: string
}

/** To who has presented somebody. `nome` is the reader. */
export const segnalazioneRicevuta = defineMail<Data>({
  nome: 'Segnalazione ricevuta',
  invio: 'A chi ha segnalato una persona, subito dopo.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    cliente: 'Carla Prova',
    url: 'https://sito.example/pagina',
    inoltro: 'https://sito.example/consenso',
  },
  write: (data) => ({
    subject: `La tua segnalazione ${data.codice}`,
    preheader: 'Ecco il codice per sapere come procede.',
    title: 'Segnalazione ricevuta',
    blocks: [
      hello(data),
      text(
        `grazie per averci presentato ${data.cliente}. Chiediamo prima il permesso: chiamiamo solo se ci dice di sì.`,
      ),
      ...(data.inoltro
        ? [
            text(
              `Non abbiamo un suo indirizzo e-mail, quindi il permesso passa da te. Inoltra a ${data.cliente} questo link: deve aprirlo e rispondere di persona.`,
            ),
            button('Link da inoltrare', data.inoltro),
          ]
        : []),
      facts({ Codice: data.codice }),
      text('Con il codice e questo indirizzo e-mail puoi vedere in ogni momento come procede:'),
      button('Vedi come procede', data.url),
      note('Se non hai fatto tu questa segnalazione, scrivici dalla pagina dei contatti e la cancelliamo.'),
    ],
    because: 'con questo indirizzo è stata fatta una segnalazione sul nostro sito',
  }),
})
