import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

/** What is empty is not told; `daPortare` has a line for each document. */
type Data = Person &
  Link & {
    codice: string
    /** "La tua pratica"; of who guarantees it "La pratica di cui sei garante". */
    quale?: string
    stato: string
    spiegazione?: string
    ruolo?: string
    banca?: string
    importoDeliberato?: string
    importoErogato?: string
    dataErogazione?: string
    daPortare?: string
  }

/**
 * To who follows a case that is in another state. It may be a refusal or a pause, so that the text does not speak of progress;
 * what it says is decided in lib/features/pratiche/state-mail.ts.
 */
export const praticaStateChanged = defineMail<Data>({
  nome: 'Cambio di stato della pratica',
  invio: 'A chi segue una pratica, quando cambia stato.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    quale: 'La tua pratica',
    stato: 'approvata dalla banca',
    spiegazione:
      'La banca ha approvato il finanziamento. Ora fissiamo il giorno della firma. Per andare avanti ci serve ancora un tuo documento: puoi caricarlo nella tua area.',
    ruolo: 'Cointestatario',
    banca: 'Banca di Prova',
    importoDeliberato: '150.000,00 €',
    importoErogato: '150.000,00 €',
    dataErogazione: '12/03/2026',
    daPortare: 'CU o 730',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Pratica ${data.codice}: ${data.stato}`,
    preheader: data.spiegazione ?? 'C’è una novità sulla tua pratica.',
    title: `${data.quale ?? 'La tua pratica'}: ${data.stato}`,
    blocks: [
      hello(data),
      text(`c’è una novità sulla pratica ${data.codice}.`),
      ...(data.spiegazione ? [text(data.spiegazione)] : []),
      facts({
        'Da caricare': data.daPortare,
        'Il tuo ruolo': data.ruolo,
        Banca: data.banca,
        'Importo approvato': data.importoDeliberato,
        'Importo erogato': data.importoErogato,
        'Data di erogazione': data.dataErogazione,
      }),
      button(data.daPortare ? 'Carica i documenti' : 'Segui la pratica', data.url),
    ],
  }),
})
