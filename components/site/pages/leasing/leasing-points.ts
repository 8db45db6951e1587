import type { Point } from '@/components/site/offers/points'

/** How a leasing goes, in order. */
export const STEPS: Point[] = [
  {
    title: 'Scegli il bene',
    text: 'E il fornitore: il prezzo lo tratti tu. La società di leasing lo compra al posto tuo e ne resta proprietaria.',
  },
  {
    title: 'Paghi il maxicanone',
    text: 'È il primo versamento, più alto degli altri. Più è alto, meno finanzi e più bassi sono i canoni.',
  },
  {
    title: 'Usi il bene e paghi i canoni',
    text: 'Ogni mese lo stesso importo, con l’IVA in fattura. Assicurazione e manutenzione sono a tuo carico.',
  },
  {
    title: 'Alla fine decidi',
    text: 'Paghi il riscatto e il bene è tuo, oppure lo restituisci. Il prezzo di riscatto è scritto nel contratto dal primo giorno.',
  },
]

/** For whom a leasing is, and when it is not. */
export const PEOPLE: Point[] = [
  {
    title: 'Imprese e professionisti',
    text: 'Anche ditte individuali e chi lavora da poco: la società di leasing guarda i conti, ma la sua garanzia è il bene stesso.',
  },
  {
    title: 'Beni finanziabili',
    text: 'Veicoli, macchinari, attrezzature, impianti, immobili strumentali. Nuovi o usati, purché si possano rivendere.',
  },
  {
    title: 'Quando conviene',
    text: 'Se il bene ti serve per tutta la durata e preferisci non immobilizzare il prezzo. L’IVA si distribuisce sui canoni, invece di pagarla tutta all’acquisto.',
  },
  {
    title: 'Quando no',
    text: 'Se il bene diventa obsoleto prima della scadenza, o se pensi di cambiarlo presto: recedere in anticipo ha un costo. In questi casi valuta un noleggio o un finanziamento.',
  },
]

/** What the law says of a leasing. */
export const RIGHTS: Point[] = [
  {
    title: 'È scritto in una legge',
    text: 'La locazione finanziaria è regolata dalla legge 124/2017, art. 1, commi 136–140: chi concede il bene, chi corre i rischi, che cosa succede alla fine.',
  },
  {
    title: 'Se non paghi',
    text: 'Il contratto si può sciogliere dopo un inadempimento grave: quattro canoni mensili, o sei per gli immobili. Il bene va venduto ai valori di mercato.',
  },
  {
    title: 'Quello che avanza spetta a te',
    text: 'Se dalla vendita esce più di quanto devi, la differenza ti spetta; se esce meno, la devi tu.',
  },
  {
    title: 'I costi, prima',
    text: 'Prima di firmare ricevi il foglio informativo con il tasso leasing e tutte le spese (artt. 116 e 123 TUB). Leggili accanto al TAEG di questa pagina.',
  },
]
