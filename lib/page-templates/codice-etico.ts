import type { PageText } from './types'

export const CODICE_ETICO: PageText = {
  url: 'codice-etico',
  titolo: 'Codice etico',
  descrizione:
    'Le promesse che facciamo a te, alle banche e fra noi, e che cosa succede se non le manteniamo.',
  corpo: [
    'Vale per amministratori, dipendenti, agenti, collaboratori e fornitori. È parte del modello organizzativo previsto dal decreto legislativo 231 del 2001.',
    '## Verso di te',
    '- Ti diciamo anche quello che non conviene sentire: se una rata è troppo alta, lo scriviamo.',
    '- Non ti proponiamo un prodotto che non sapremmo spiegare in due minuti.',
    '- Mostriamo il costo totale accanto alla rata, sempre.',
    '- Non ti mettiamo fretta: una proposta buona oggi si può leggere anche domani.',
    '- Ti trattiamo allo stesso modo qualunque siano origine, lingua, genere, età, fede, orientamento o disabilità.',
    '## Verso le banche',
    'Trasmettiamo documenti autentici e completi. Un dubbio sull’origine di un documento si segnala subito, anche se costa una pratica.',
    '## Fra noi',
    'Rispetto, riservatezza, sicurezza, pari opportunità. Nessuna discriminazione e nessuna molestia è tollerata. Chi sbaglia in buona fede e lo dice non viene punito.',
    '## Conflitti di interesse',
    'Chi ha un interesse personale in una pratica lo dichiara e la lascia a un collega. Nessuno segue la pratica di un parente.',
    '## Omaggi e segnalatori',
    'Non accettiamo e non facciamo omaggi oltre la cortesia. I compensi a chi ci segnala un cliente non sono previsti, salvo accordi scritti che la legge consente e che il cliente conosce prima.',
    '## Dati e segreti',
    'I dati di una pratica si guardano soltanto per lavorarci. Ogni modifica lascia una traccia con nome e ora.',
    '## Se qualcosa non va',
    'Chi lavora con noi può usare il [canale riservato](/pagine/whistleblowing); chi è cliente può presentare un [reclamo](/pagine/reclami). Chi viola il codice risponde secondo la gravità: dal richiamo alla fine del rapporto.',
  ],
}
