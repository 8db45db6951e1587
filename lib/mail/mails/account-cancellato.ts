import { defineMail, hello, note, type Person, text } from '../blocks'

/** To whoever has had their account erased: the last mail, which nobody can answer from the account. */
export const accountCancellato = defineMail<Person>({
  nome: 'Account cancellato',
  invio: 'A un cliente, quando i suoi dati sono stati cancellati.',
  demo: { nome: 'Ada' },
  write: (data) => ({
    subject: 'Il tuo account è stato cancellato',
    preheader: 'I tuoi dati non ci sono più: questa è la conferma.',
    title: 'Account cancellato',
    blocks: [
      hello(data),
      text(
        'abbiamo cancellato il tuo account e i dati che ti riguardano. Resta soltanto quello che la legge ci obbliga a conservare: le carte delle pratiche concluse e, se ti abbiamo identificato, il registro antiriciclaggio, con nome, codice fiscale e documento.',
      ),
      note('Se non l’hai chiesto tu, chiama subito il numero qui sotto.'),
    ],
  }),
})
