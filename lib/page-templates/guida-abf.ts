import type { PageText } from './types'

export const GUIDA_ABF: PageText = {
  url: 'guida-abf',
  titolo: 'Guida all’Arbitro Bancario Finanziario',
  descrizione:
    'Che cos’è l’ABF, contro chi puoi ricorrere, che cosa puoi chiedere e come si fa, passo per passo.',
  corpo: [
    'L’Arbitro Bancario Finanziario, in breve ABF, risolve le liti fra clienti e banche senza andare in tribunale. È indipendente, è sostenuto dalla Banca d’Italia, decide sui documenti e non serve un avvocato.',
    '## Contro chi',
    'Puoi ricorrere contro la banca o la finanziaria che ti ha dato, o negato, il credito.',
    '**Non puoi ricorrere contro di noi.** Un mediatore creditizio non è fra gli intermediari che l’ABF giudica. Se il problema è il nostro lavoro, la strada è il [reclamo a noi](/pagine/reclami) e, se la risposta non ti basta, un organismo di mediazione o il giudice. Ti diamo lo stesso questa guida perché il contratto che firmerai sarà con una banca.',
    '## Per che cosa',
    '- questioni su contratti bancari e finanziari: mutui, prestiti, cessione del quinto, conti, carte;',
    '- se chiedi denaro, fino a 200.000 euro;',
    '- senza limiti di importo, se chiedi soltanto di accertare un diritto: per esempio la cancellazione di un’ipoteca o un documento che la banca non ti consegna;',
    '- per fatti che non risalgono a prima del sesto anno precedente al ricorso.',
    'L’ABF non si occupa di servizi di investimento, di beni che non sono finanziari (anche se pagati con il prestito) né di questioni già davanti a un giudice.',
    '## Come si fa',
    '1. **Scrivi un reclamo alla banca.** L’indirizzo è nel contratto e nel sito della banca. La banca ha 60 giorni per rispondere.',
    '2. **Aspetta la risposta.** Se non arriva, o non ti soddisfa, puoi ricorrere entro 12 mesi dal reclamo.',
    '3. **Versa 20 euro.** Se l’Arbitro ti dà ragione, anche in parte, la banca te li restituisce.',
    '4. **Presenta il ricorso**, dal sito ufficiale arbitrobancariofinanziario.it. Puoi farti aiutare da un’associazione di consumatori o da una persona di fiducia, con una procura.',
    '5. **La banca risponde** e tu puoi replicare.',
    '6. **Il collegio decide**, di solito entro 90 giorni da quando il fascicolo è completo.',
    '## Che valore ha la decisione',
    'Non è una sentenza, ma se la banca non la rispetta la notizia viene pubblicata. Tu resti libero di andare dal giudice, e la banca anche. Per le liti bancarie il ricorso all’ABF vale come tentativo obbligatorio prima della causa.',
    '## Dove trovare la guida ufficiale',
    'Il testo ufficiale, i moduli e le decisioni già prese sono nel sito dell’Arbitro e in tutte le filiali delle banche. Se vuoi, te la stampiamo in agenzia.',
  ],
}
