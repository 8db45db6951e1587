import { formatInstant } from '@/lib/core/dates'
import { defineMail, hello, type Person, text } from '../blocks'

type Data = Person & { quando: string }

/** To an administrator who tries whether mail goes out. */
export const provaPosta = defineMail<Data>({
  nome: 'Prova della posta',
  invio: 'All’amministratore che prova se la posta parte.',
  demo: { nome: 'Ada', quando: '2026-03-01T10:00:00Z' },
  write: (data) => ({
    subject: 'E-mail di prova',
    preheader: 'La posta del sito parte e arriva.',
    title: 'La posta funziona',
    blocks: [
      hello(data),
      text(`questa prova è stata chiesta il ${formatInstant(data.quando)} dalla pagina «Stato del server».`),
      text('Se la leggi, il sito riesce a inviare la posta.'),
    ],
    because: 'hai chiesto una prova della posta',
  }),
})
