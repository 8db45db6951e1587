import { formatInstant } from '@/lib/core/dates'
import { defineMail, hello, note, type Person, text } from '../blocks'

type Data = Person & { nuovo: string | null; quando: string }

/** To the address that an account had until now. */
export const emailChanged = defineMail<Data>({
  nome: 'Indirizzo e-mail cambiato',
  invio: 'Al vecchio indirizzo di un account, quando ne ha un altro.',
  demo: { nome: 'Ada', nuovo: 'a***@posta.example', quando: '2026-03-01T10:00:00Z' },
  write: (data) => ({
    subject: 'Il tuo indirizzo e-mail è cambiato',
    preheader: 'Da ora l’account non usa più questo indirizzo.',
    title: 'Indirizzo e-mail cambiato',
    blocks: [
      hello(data),
      text(
        data.nuovo
          ? `dal ${formatInstant(data.quando)} le comunicazioni arrivano a ${data.nuovo}, che è anche l’indirizzo con cui si accede.`
          : `dal ${formatInstant(data.quando)} questo indirizzo non è più quello del tuo account.`,
      ),
      text(
        'I link ricevuti qui per scegliere la password non valgono più, e i dispositivi collegati sono stati scollegati.',
      ),
      note('Se non l’hai chiesto tu, chiama subito il numero qui sotto.'),
    ],
  }),
})
