import { formatInstant } from '@/lib/core/dates'
import { defineMail, hello, note, type Person, text } from '../blocks'

type Data = Person & { nuovo: string; quando: string }

/** To the address that a client had until now. */
export const emailChanged = defineMail<Data>({
  nome: 'Indirizzo e-mail cambiato',
  invio: 'Al vecchio indirizzo di un cliente, quando lo ha cambiato.',
  demo: { nome: 'Ada', nuovo: 'a***@posta.example', quando: '2026-03-01T10:00:00Z' },
  write: (data) => ({
    subject: 'Il tuo indirizzo e-mail è cambiato',
    preheader: 'Da ora le comunicazioni arrivano al nuovo indirizzo.',
    title: 'Indirizzo e-mail cambiato',
    blocks: [
      hello(data),
      text(
        `dal ${formatInstant(data.quando)} le comunicazioni arrivano a ${data.nuovo}, che è anche l’indirizzo con cui accedi all’area clienti.`,
      ),
      note('Se non l’hai chiesto tu, chiama subito il tuo consulente o il numero qui sotto.'),
    ],
  }),
})
