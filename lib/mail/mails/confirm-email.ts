import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

/** To an address that is to become a client's: the link that confirms it. */
export const confirmEmail = defineMail<Person & Link>({
  nome: 'Conferma del nuovo indirizzo',
  invio: 'Al nuovo indirizzo di un cliente, quando lo cambia: il link che lo conferma.',
  demo: { nome: 'Ada', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    preheader: 'Un passo per usare questo indirizzo.',
    title: 'Conferma il nuovo indirizzo',
    blocks: [
      hello(data),
      text('è stato chiesto di usare questo indirizzo per le comunicazioni e per entrare nell’area clienti.'),
      button('Conferma l’indirizzo', data.url),
      note('Il link vale tre giorni. Se non ne sai nulla, ignora questo messaggio: non cambia nulla.'),
    ],
  }),
})
