import type { PageText } from './types'

export const COOKIE: PageText = {
  url: 'cookie-policy',
  titolo: 'Cookie policy',
  descrizione:
    'L’elenco completo di ciò che il sito lascia nel tuo browser, a che cosa serve e come cambiare idea.',
  corpo: [
    'Un cookie è un breve testo che un sito lascia nel browser. Con le stesse regole trattiamo tutto ciò che resta sul tuo dispositivo, anche se tecnicamente non è un cookie. Titolare è [[societa]]; per il resto vale l’[informativa sulla privacy](/pagine/privacy-policy).',
    '## In breve',
    '- Senza una tua scelta usiamo soltanto strumenti tecnici: servono a far funzionare il sito e non richiedono consenso.',
    '- Statistiche e marketing restano spenti finché non li accendi tu, uno per uno. Nessuno strumento di terzi si carica prima.',
    '- Chiudere l’avviso con la X vuol dire: soltanto strumenti tecnici. Scorrere la pagina non è un consenso.',
    '- Dopo sei mesi te lo chiediamo di nuovo.',
    '## Strumenti tecnici',
    'Per ognuno: il nome che vedi nel browser, a che cosa serve, dove resta e fino a quando. La memoria locale e quella della finestra somigliano ai cookie, ma non viaggiano con le pagine che chiedi; la seconda si svuota quando chiudi la finestra.',
    '[[browser]]',
    'I cookie di accesso non sono leggibili dagli script della pagina e viaggiano soltanto verso questo sito.',
    '## Statistiche',
    'Con il tuo consenso contiamo visite e passaggi (per esempio: simulazione fatta, richiesta inviata) senza nome, recapiti o cifre. Senza consenso non contiamo nulla.',
    '## Marketing',
    'Con il tuo consenso possiamo misurare se un annuncio ha portato una richiesta. Senza consenso nessuno strumento pubblicitario si carica.',
    '## Cambiare idea',
    'Il link [Preferenze cookie](/pagine/preferenze-cookie), in fondo a ogni pagina, riapre la scelta in qualsiasi momento. Puoi anche cancellare tutto dalle impostazioni del browser: ti chiederemo di nuovo che cosa preferisci e, se eri dentro un’area riservata, dovrai accedere di nuovo.',
    'Di ogni scelta conserviamo versione del testo, data e un codice che non dice chi sei, per poterla dimostrare.',
  ],
}
