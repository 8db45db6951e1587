import type { NewsText } from './types'

export const PRESTITI: readonly NewsText[] = [
  {
    titolo: 'Prestito personale: le cinque cose da leggere prima di firmare',
    categoria: 'prestiti',
    abstract: 'Un documento di due pagine contiene tutto quello che serve per confrontare.',
    corpo: [
      'Prima di ogni contratto hai diritto al modulo europeo con le informazioni di base sul credito ai consumatori. È uguale per tutte le banche e si legge in dieci minuti.',
      'Guarda nell’ordine: l’importo totale da restituire, il TAEG, il numero e l’importo delle rate, le spese iniziali, le coperture facoltative incluse nel preventivo.',
      'Se l’assicurazione è facoltativa il modulo deve mostrare anche il costo senza. Chiedi sempre il confronto.',
      'Hai quattordici giorni per recedere senza dare spiegazioni, restituendo il capitale e gli interessi maturati.',
    ],
  },
  {
    titolo: 'Cessione del quinto: come si calcola la rata massima',
    categoria: 'prestiti',
    abstract: 'Un quinto del netto, assicurazione obbligatoria, trattenuta in busta paga.',
    corpo: [
      'La cessione del quinto è un prestito riservato a dipendenti e pensionati. La rata non può superare un quinto dello stipendio netto e viene trattenuta dal datore di lavoro o dall’ente che paga la pensione.',
      'Con un netto di 1.500 euro la rata massima è 300. Su centoventi mesi e con un tasso del cinque per cento, a 250 euro al mese corrisponde un capitale di circa 23.570 euro, prima delle spese.',
      'Per i pensionati la trattenuta deve lasciare intatta la pensione minima. L’assicurazione sulla vita è obbligatoria per legge e il suo costo è compreso nel TAEG.',
      'I dipendenti possono aggiungere una delega di pagamento, cioè un secondo quinto, con l’accordo del datore di lavoro.',
    ],
  },
  {
    titolo: 'Estinguere un prestito in anticipo: che cosa ti spetta',
    categoria: 'prestiti',
    abstract: 'Penale limitata e restituzione in proporzione di tutti i costi.',
    corpo: [
      'Il credito ai consumatori si può estinguere in ogni momento. La penale non può superare l’uno per cento del capitale rimborsato, o lo 0,5 se manca meno di un anno, e non è dovuta sotto i diecimila euro.',
      'Hai diritto alla riduzione del costo totale: vanno restituiti in proporzione gli interessi e i costi che restano, comprese le spese iniziali e il premio assicurativo non goduto.',
      'Chiedi alla finanziaria il conteggio estintivo con il dettaglio delle voci. Se qualcosa non torna, il reclamo scritto è il primo passo.',
    ],
  },
  {
    titolo: 'Consolidare i debiti: quando una rata sola conviene e quando costa di più',
    categoria: 'prestiti',
    abstract: 'Pagare meno al mese può voler dire pagare di più in tutto.',
    corpo: [
      'Riunire più prestiti in uno solo semplifica i pagamenti e può abbassare la rata. Il beneficio è reale quando il nuovo tasso è più basso e la durata non si allunga troppo.',
      'Se invece la rata scende soltanto perché gli anni aumentano, il costo totale cresce. Il confronto giusto è fra la somma delle rate che restano oggi e la somma di quelle nuove.',
      'Prima di consolidare verifica quanto costa estinguere i debiti attuali e quali costi ti devono essere restituiti.',
    ],
  },
  {
    titolo: 'Auto nuova: prestito, leasing o noleggio?',
    categoria: 'prestiti',
    abstract: 'Tre formule che si somigliano nella rata e molto meno nel risultato.',
    corpo: [
      'Con il prestito l’auto è tua dal primo giorno e il costo è il TAEG. Con il leasing la usi pagando un canone e decidi alla fine se riscattarla. Con il noleggio paghi anche manutenzione e assicurazione, ma alla fine la restituisci.',
      'Per confrontarle bisogna riportare tutto allo stesso periodo: anticipo, canoni, spese incluse ed escluse, valore dell’auto alla fine.',
      'Chi percorre pochi chilometri e tiene l’auto a lungo di solito spende meno con il prestito. Chi cambia spesso e vuole un costo certo guarda al noleggio.',
    ],
  },
  {
    titolo: 'Che cosa guarda la banca quando chiedi un prestito',
    categoria: 'prestiti',
    abstract: 'Reddito, stabilità, storia creditizia: come arrivare preparati.',
    corpo: [
      'La banca valuta tre cose: quanto entra ogni mese, quanto è stabile e come sono stati pagati i debiti precedenti. L’ultima informazione viene dai sistemi di informazioni creditizie.',
      'Una rata saltata e poi pagata resta visibile per alcuni mesi. Puoi chiedere gratuitamente che cosa risulta a tuo nome e far correggere gli errori.',
      'Presentare la stessa domanda a molte banche in pochi giorni non aiuta: ogni richiesta lascia una traccia. Meglio scegliere prima, con un confronto che non interroga le banche dati.',
    ],
  },
]
