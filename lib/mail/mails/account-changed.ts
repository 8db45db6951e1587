import { formatInstant } from '@/lib/core/dates'
import { defineMail, facts, hello, note, type Person, text } from '../blocks'

type Data = Person & { cosa: string; da: string; quando: string }

/** To whoever an account belongs to: a change that they did not ask for is noticed at once. */
export const accountChanged = defineMail<Data>({
  nome: 'Dato dell’account cambiato dalla sede',
  invio:
    'A un agente o a un amministratore, quando la sede cambia il suo IBAN o toglie la sua verifica in due passaggi.',
  demo: {
    nome: 'Ada',
    cosa: 'l’IBAN su cui ricevi le provvigioni',
    da: 'Carla Esempio',
    quando: '2026-03-01T10:00:00Z',
  },
  write: (data) => ({
    subject: 'Un dato del tuo account è cambiato',
    preheader: `È stata la sede: ${data.da}.`,
    title: 'Un dato del tuo account è cambiato',
    blocks: [
      hello(data),
      text(`è cambiato un dato del tuo account: ${data.cosa}.`),
      facts({ 'Chi l’ha cambiato': data.da, Quando: formatInstant(data.quando) }),
      note('Se non l’hai chiesto tu, chiama subito il numero qui sotto.'),
    ],
  }),
})
