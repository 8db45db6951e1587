import type { Point } from '@/components/site/offers/points'
import { SiteLink } from '@/components/site/site-link'
import { INDICATIVE, thresholdText } from '@/components/site/usury'

/** How a loan comes about, in order. */
export const STEPS: Point[] = [
  {
    title: 'Calcola la rata',
    text: 'Importo, durata, scopo. Il calcolo non chiede chi sei e non lascia tracce in nessuna banca dati.',
  },
  {
    title: 'Verifica la fattibilità',
    text: 'Un consulente guarda reddito e impegni e ti dice se la banca può accettare, prima di presentare la domanda.',
  },
  {
    title: 'Leggi e firma',
    text: 'Ricevi il modulo europeo con tutti i costi: è uguale per ogni banca, si confronta riga per riga.',
  },
  {
    title: 'Ricevi la somma',
    text: 'La banca fa il bonifico sul tuo conto. La prima rata parte di solito dal mese dopo.',
  },
]

/** Who a loan is for, and what the bank asks to see. */
export const PEOPLE: Point[] = [
  {
    title: 'Lavori come dipendente',
    text: 'Servono le ultime due buste paga e la Certificazione unica. Con un contratto a termine la durata di solito non supera la scadenza.',
  },
  {
    title: 'Lavori in proprio',
    text: 'Servono le ultime due dichiarazioni dei redditi con le ricevute di invio e, se l’hai, la visura camerale.',
  },
  {
    title: 'Sei in pensione',
    text: (
      <>
        Basta il cedolino. Guarda anche la <SiteLink href="/cdq">cessione del quinto</SiteLink>: la rata la
        versa l’INPS e spesso il TAEG è più basso.
      </>
    ),
  },
]

/** The borrower's rights; `soglia` is the usury threshold of the quarter, when it is known. */
export function rights(soglia: number | null): Point[] {
  return [
    {
      title: 'Recedere',
      text: 'Entro quattordici giorni dalla firma recedi senza dire perché: restituisci il capitale e gli interessi di quei giorni (art. 125-ter del Testo unico bancario).',
    },
    {
      title: 'Estinguere prima',
      text: 'Quando vuoi. L’indennizzo è al massimo l’1% di quello che rimborsi, lo 0,5% nell’ultimo anno, niente se saldi fino a 10.000 €. Interessi e costi del tempo che manca non li paghi (art. 125-sexies).',
    },
    {
      title: 'Sapere tutto prima',
      text: 'Il modulo con le «Informazioni europee di base sul credito ai consumatori» te lo diamo prima della firma, e la copia del contratto è gratis.',
    },
    {
      title: 'Un tetto al tasso',
      text: (
        <>
          {soglia === null
            ? 'Sopra la soglia che lo Stato aggiorna ogni tre mesi il tasso è usura. '
            : `Per un prestito personale la soglia di usura oggi è ${thresholdText(soglia)}: ${INDICATIVE}. `}
          <SiteLink href="/pagine/tegm">Le soglie del trimestre</SiteLink>
        </>
      ),
    },
    {
      title: 'Le polizze',
      text: 'Un’assicurazione sul prestito è facoltativa. Se una banca la vuole per darti il credito, il suo costo deve stare nel TAEG, puoi comprarla da chi vuoi e hai almeno tre giorni per confrontare le offerte.',
    },
    {
      title: 'Chi ci paga',
      text: (
        <>
          La banca, quando il prestito viene erogato; se il contratto prevede un compenso a carico tuo, è
          scritto prima ed è nel TAEG. Le percentuali di ognuna te le consegniamo scritte, prima di
          cominciare. <SiteLink href="/pagine/trasparenza">Trasparenza</SiteLink>
        </>
      ),
    },
  ]
}
