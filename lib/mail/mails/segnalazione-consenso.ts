import { days } from '@/lib/italian/counted'
import { button, defineMail, hello, note, text } from '../blocks'

type Data = {
  nome: string
  segnalante: string
  agente: string
  giorni: number
  url: string
  noleggio: boolean
  /** Who presents them may be paid for it. */
  compensata: boolean
}

/** To who has been presented: may we call? `nome` is the reader. */
export const segnalazioneConsenso = defineMail<Data>({
  nome: 'Consenso di chi è segnalato',
  invio: 'A chi è stato segnalato: se vuole essere chiamato.',
  demo: {
    nome: 'Ada',
    segnalante: 'Dario Esempio',
    agente: 'Bruno Esempio',
    giorni: 30,
    url: 'https://sito.example/pagina',
    noleggio: false,
    compensata: true,
  },
  write: (data) => ({
    subject: `${data.segnalante} ci ha parlato di te: possiamo chiamarti?`,
    preheader: 'Decidi tu. Se non rispondi non ti contattiamo.',
    title: 'Vuoi che ti chiamiamo?',
    blocks: [
      hello(data),
      text(
        data.noleggio
          ? `${data.segnalante} pensa che ti possa servire un’auto a noleggio a lungo termine e ci ha dato il tuo nome, il telefono e questo indirizzo, per farti parlare con ${data.agente}.`
          : `${data.segnalante} pensa che ti possa servire un consulente per un mutuo o un finanziamento e ci ha dato il tuo nome, il telefono e questo indirizzo, per farti parlare con ${data.agente}.`,
      ),
      text('Non ti chiamiamo se non vuoi. Apri la pagina e dicci sì o no: basta un minuto.'),
      button('Rispondi', data.url),
      note(
        data.compensata
          ? `${data.segnalante} può ricevere un compenso da noi, se la pratica si conclude. Tu non paghi nulla in più.`
          : `${data.segnalante} non riceve alcun compenso per averci parlato di te.`,
      ),
      note(
        `Il link vale ${days(data.giorni)}. Se non rispondi, o se dici di no, non ti scriviamo e non ti chiamiamo, e i tuoi dati vengono cancellati. Consulenza e risposta non costano nulla.`,
      ),
    ],
    // A loan is offered here to somebody who has not asked.
    warns: !data.noleggio,
    because: `${data.segnalante} ci ha dato il tuo contatto. Senza il tuo sì non conserviamo nulla: dopo ${days(data.giorni)} i tuoi dati vengono cancellati`,
  }),
})
