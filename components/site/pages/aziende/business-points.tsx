import type { Point } from '@/components/site/offers/points'
import { SiteLink } from '@/components/site/site-link'

/** What a company may need money for, and which way goes there. */
export const NEEDS: Point[] = [
  {
    title: 'Investire',
    text: (
      <>
        Macchinari, impianti, veicoli, software. La durata segue quella del bene; per quello che si può
        rivendere guarda anche il <SiteLink href="/leasing">leasing</SiteLink>.
      </>
    ),
  },
  {
    title: 'Avere liquidità',
    text: 'Scorte, stipendi, fatture che incassi a novanta giorni. Un finanziamento a rate costa meno del fido usato sempre.',
  },
  {
    title: 'Acquistare l’immobile',
    text: 'Capannone, negozio, ufficio: l’immobile strumentale si finanzia a lungo, con ipoteca e una perizia.',
  },
  {
    title: 'Farsi garantire',
    text: 'Il Fondo di garanzia per le PMI (legge 662/1996) può coprire una parte del prestito: la banca rischia meno, e spesso chiede meno garanzie a te.',
  },
]

/** How a company loan comes about, in order. */
export const STEPS: Point[] = [
  {
    title: 'Esaminiamo i numeri',
    text: 'Ultimi due bilanci o dichiarazioni, visura, debiti in corso. In una telefonata ti diciamo se l’importo è sostenibile.',
  },
  {
    title: 'Scegliamo la soluzione',
    text: 'Banca, durata, garanzia pubblica sì o no. Ti mostriamo i costi di ognuna, compreso il nostro compenso.',
  },
  {
    title: 'La banca valuta',
    text: 'Presentiamo una domanda completa. Di solito servono da due a sei settimane, secondo importo e garanzie.',
  },
  {
    title: 'Firmi e ricevi',
    text: 'Leggi il contratto con calma: le condizioni sono quelle che hai visto, o te lo diciamo prima.',
  },
]

/** What the law says when it is a company that borrows. */
export const RIGHTS: Point[] = [
  {
    title: 'I costi, scritti',
    text: 'Foglio informativo prima, contratto scritto poi: quello che non è scritto non si paga (artt. 116 e 117 TUB).',
  },
  {
    title: 'Chiudere prima',
    text: 'Le imprese possono estinguere in anticipo alle condizioni del contratto: la legge non mette un tetto alla penale come per le famiglie. Chiedi quanto è, prima di firmare.',
  },
  {
    title: 'Il TAEG anche per te',
    text: 'Alle imprese la banca non è sempre tenuta a indicarlo. Noi lo calcoliamo comunque: è l’unico modo di confrontare due offerte.',
  },
  {
    title: 'Se qualcosa non va',
    text: 'Contro la banca puoi ricorrere all’Arbitro Bancario Finanziario, dopo un reclamo. Contro il mediatore no: per noi c’è il reclamo scritto, e rispondiamo entro sessanta giorni.',
  },
]
