import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { recupero: string }

/** To who registers with an address that has an account. */
export const alreadyRegistered = defineMail<Data>({
  nome: 'Registrazione con un indirizzo già usato',
  invio: 'A chi si registra con un’e-mail che ha già un’area clienti.',
  demo: { nome: 'Ada', recupero: 'https://sito.example/recupero', url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: 'Hai già un’area clienti',
    preheader: 'Non serve registrarsi di nuovo: entra, o scegli una nuova password.',
    title: 'Hai già un’area clienti',
    blocks: [
      hello(data),
      text('qualcuno ha compilato la registrazione con questo indirizzo, che ha già un’area clienti.'),
      text('Se sei stato tu, entra con la tua password. Se non la ricordi, puoi sceglierne una nuova.'),
      button('Entra', data.url),
      button('Nuova password', data.recupero),
      note(
        'Se non sei stato tu, ignora questo messaggio: il tuo account e la tua password restano come sono.',
      ),
    ],
  }),
})
