import type { NewsText } from './types'

export const CASA: readonly NewsText[] = [
  {
    titolo: 'Le spese di chi compra casa, oltre al prezzo',
    categoria: 'casa',
    abstract: 'Imposte, notaio, agenzia, perizia: un conto che conviene fare prima della proposta.',
    corpo: [
      'Al prezzo dell’immobile vanno aggiunte spese che il mutuo di solito non copre. Le imposte dipendono da chi vende: da un privato si paga l’imposta di registro, ridotta al due per cento del valore catastale per la prima casa; dal costruttore si paga l’IVA, ridotta al quattro per cento.',
      'Il notaio redige due atti, compravendita e mutuo. L’onorario cresce con gli importi e va chiesto in anticipo, con un preventivo scritto.',
      'L’agenzia immobiliare, quando c’è, chiede una percentuale del prezzo. Infine ci sono perizia, istruttoria e imposta sostitutiva del mutuo.',
      'Per una prima casa da 200.000 euro comprata da un privato è prudente tenere da parte fra dodici e diciottomila euro.',
    ],
  },
  {
    titolo: 'Proposta, compromesso, rogito: che differenza c’è',
    categoria: 'casa',
    abstract: 'Tre firme con effetti diversi: quando ci si impegna davvero.',
    corpo: [
      'La proposta è un’offerta: diventa vincolante quando il venditore la accetta. Per proteggersi si può condizionarla all’ottenimento del mutuo entro una data.',
      'Il compromesso, o preliminare, obbliga entrambe le parti a concludere. Va registrato, e può essere trascritto dal notaio per tutelare chi compra.',
      'Il rogito trasferisce la proprietà. Nello stesso giorno si firma di solito il mutuo e si consegnano le chiavi.',
      'La condizione sospensiva legata al mutuo è la tutela più importante per chi non ha ancora una delibera: chiedila sempre per iscritto.',
    ],
  },
  {
    titolo: 'La perizia della banca: che cosa guarda il perito',
    categoria: 'casa',
    abstract: 'Valore, conformità e stato dell’immobile in una visita di mezz’ora.',
    corpo: [
      'Il perito misura, fotografa e confronta la casa con i documenti. La prima verifica è la conformità: planimetria catastale e titoli edilizi devono descrivere quello che vede.',
      'Il valore di perizia nasce dal confronto con vendite recenti di immobili simili. Può essere inferiore al prezzo pattuito: in quel caso la banca calcola la percentuale sul valore più basso.',
      'Una veranda mai dichiarata o un bagno spostato senza pratica possono fermare tutto per settimane. Meglio farli verificare da un tecnico prima della proposta.',
    ],
  },
  {
    titolo: 'Ristrutturare con un mutuo: come funziona l’erogazione a stati di avanzamento',
    categoria: 'casa',
    abstract: 'Il denaro arriva a tappe, seguendo i lavori: che cosa preparare.',
    corpo: [
      'Per lavori importanti la banca non versa tutto subito: eroga una prima parte alla stipula e le successive quando il perito certifica l’avanzamento.',
      'Durante i lavori si pagano di solito soltanto gli interessi sulla parte ricevuta: è il preammortamento. La rata piena parte con l’ultima erogazione.',
      'Servono un computo metrico, i titoli edilizi e i preventivi delle imprese. Per importi contenuti può essere più semplice un prestito, senza ipoteca e senza notaio.',
    ],
  },
  {
    titolo: 'Comprare la prima casa prima dei trentasei anni',
    categoria: 'casa',
    abstract: 'Garanzia pubblica e agevolazioni: a chi spettano e che cosa controllare.',
    corpo: [
      'Per i giovani con un ISEE entro i limiti di legge il Fondo di garanzia prima casa può coprire una quota alta del mutuo, fino a 250.000 euro di importo. La banca deve aderire al Fondo e l’immobile non può essere di lusso.',
      'La garanzia non è un contributo: il debito resta di chi lo firma, ma la banca rischia meno e può finanziare oltre l’ottanta per cento.',
      'Le agevolazioni fiscali cambiano con le leggi di bilancio. Prima della proposta chiediamo sempre al notaio quali valgono alla data prevista per l’atto.',
    ],
  },
  {
    titolo: 'Classe energetica e valore della casa',
    categoria: 'casa',
    abstract: 'L’attestato non è un adempimento: dice quanto spenderai e quanto varrà l’immobile.',
    corpo: [
      'L’attestato di prestazione energetica assegna una lettera da A4 a G. Fra una casa in classe G e una in classe B la spesa annua per riscaldarsi può differire di oltre mille euro.',
      'Quella differenza conta anche per il mutuo: una bolletta più bassa lascia più spazio alla rata, e molte banche riconoscono uno sconto sullo spread.',
      'Chi compra una casa da riqualificare può chiedere un importo che comprenda i lavori, presentando il progetto e il miglioramento previsto.',
    ],
  },
  {
    titolo: 'Vendere e comprare insieme: come incastrare i tempi',
    categoria: 'casa',
    abstract: 'Sostituzione del mutuo, prestito ponte e date di rogito: le strade possibili.',
    corpo: [
      'Chi cambia casa deve spesso vendere la vecchia per comprare la nuova. La soluzione più lineare è fissare i due atti nello stesso giorno, dallo stesso notaio: il ricavato estingue il mutuo e paga l’acquisto.',
      'Quando non è possibile esiste il finanziamento ponte, che anticipa il ricavato della vendita per alcuni mesi. Costa di più e richiede una perizia su entrambi gli immobili.',
      'In ogni caso conviene avere prima una delibera di massima sul nuovo mutuo, calcolata senza contare sul prezzo sperato della vendita.',
    ],
  },
]
