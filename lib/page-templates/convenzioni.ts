import type { PageText } from './types'

export const CONVENZIONI: PageText = {
  url: 'convenzioni',
  titolo: 'Convenzioni',
  descrizione: 'Le banche e gli intermediari con cui lavoriamo oggi, e gli accordi per aziende ed enti.',
  corpo: [
    '## Banche e intermediari',
    'Confrontiamo soltanto i prodotti di chi è in questo elenco, che si aggiorna da solo quando una convenzione comincia o finisce.',
    '[[banche]]',
    'Le convenzioni non ci obbligano a proporti una banca in particolare, e nessuna è in esclusiva. Se nessuna offerta è adatta a te, te lo diciamo. Quanto ci riconosce ciascuna è nella pagina [Trasparenza](/pagine/trasparenza).',
    '## Aziende, enti e associazioni',
    'Se rappresenti un’azienda, un ente pubblico o un’associazione, possiamo concordare per le persone che ne fanno parte:',
    '- un consulente dedicato, anche in sede;',
    '- un compenso di mediazione ridotto, scritto nell’accordo;',
    '- incontri gratuiti su mutui, surroghe e cessione del quinto.',
    'L’accordo non prevede compensi per l’azienda, salvo quelli che la legge consente e che ogni persona interessata conosce prima. Scrivici dalla pagina [Contatti e agenzie](/contattaci).',
  ],
}
