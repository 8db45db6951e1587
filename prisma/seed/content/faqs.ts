import type { CONTESTI_FAQ } from '@/lib/features/faqs/categories/schema'
import { AGENT_FAQS } from './agent-faqs'

type Contesto = (typeof CONTESTI_FAQ)[number]

/** [category, where it shows, [question, answer][]] */
export const FAQS: readonly (readonly [
  nome: string,
  contesto: Contesto,
  faqs: readonly (readonly [string, string])[],
])[] = [
  [
    'Chi siamo e come lavoriamo',
    'home',
    [
      [
        'Che cosa fa un mediatore creditizio?',
        'Mette in contatto chi cerca un finanziamento con le banche, confronta le offerte e segue la pratica fino all’erogazione. Non eroga denaro: la decisione finale è sempre della banca.',
      ],
      [
        'La consulenza ha un costo?',
        'Il primo colloquio e il confronto sono gratuiti. L’eventuale compenso è indicato per iscritto prima dell’incarico, è compreso nel TAEG e si paga solo se il finanziamento viene erogato.',
      ],
      [
        'Che differenza c’è tra TAN e TAEG?',
        'Il TAN è il solo tasso degli interessi. Il TAEG aggiunge tutto il resto che paghi alla banca e a noi: istruttoria, perizia, imposta, incasso rata, polizze obbligatorie, mediazione. Per confrontare due mutui si guarda il TAEG. Il notaio resta fuori, perché lo scegli tu.',
      ],
      [
        'Quanto posso chiedere?',
        'Due misure contano più delle altre. Il mutuo di solito non supera l’80% del valore della casa, e la rata non supera un terzo del reddito netto, tolte le altre rate che già paghi. Molte banche vogliono anche che il mutuo finisca prima dei 75 anni. Il calcolatore controlla queste regole per ogni prodotto e ti dice quale non è rispettata.',
      ],
      [
        'Meglio il tasso fisso o il variabile?',
        'Il fisso si lega all’Eurirs del giorno della firma e poi non cambia più: sai oggi anche l’ultima rata. Il variabile segue l’Euribor e può scendere o salire. Se un aumento della rata ti metterebbe in difficoltà, il tasso fisso è più adatto.',
      ],
      [
        'Fare una simulazione lascia tracce nelle banche dati del credito?',
        'No. Il calcolatore non interroga nessuna banca dati e non chiede chi sei. Le banche consultano i sistemi di informazioni creditizie solo quando presentiamo la richiesta, e solo dopo la tua firma.',
      ],
      [
        'Se la banca rifiuta, devo pagarvi qualcosa?',
        'No. Il nostro compenso è dovuto solo se il mutuo viene erogato. Se la banca rifiuta, ti diciamo perché e se c’è un’altra soluzione.',
      ],
      [
        'I tassi che vedo sono garantiti?',
        'Sono calcolati con i prodotti in vigore e con l’indice della data indicata sotto le cifre. Quello definitivo lo fissa la banca nel contratto: prima della firma ricevi il PIES, il foglio con tutte le condizioni, e hai almeno sette giorni per pensarci.',
      ],
      [
        'Con quali banche lavorate?',
        'Con quelle elencate nella pagina sulla trasparenza, dove è indicato anche quanto ciascuna ci riconosce. In questa dimostrazione le banche sono inventate.',
      ],
      [
        'Posso presentare un reclamo?',
        'Sì, per iscritto: rispondiamo entro sessanta giorni. Contro il mediatore non si può ricorrere all’Arbitro Bancario Finanziario; contro la banca sì, dopo averle presentato reclamo.',
      ],
      [
        'I miei dati sono al sicuro?',
        'I documenti viaggiano cifrati e li vede solo chi segue la pratica. Dalle impostazioni dell’area clienti puoi scaricarli o chiederne la cancellazione.',
      ],
      [
        'Come vedo a che punto è la pratica?',
        'Nell’area clienti, alla voce «Le tue pratiche»: ogni passaggio ha la sua data e l’elenco dei documenti mancanti.',
      ],
    ],
  ],
  [
    'Mutui',
    'mutui',
    [
      [
        'Quanto posso chiedere?',
        'Di norma fino all’ottanta per cento del minore fra prezzo e perizia, con una rata non superiore a un terzo del reddito netto, tolte le altre rate.',
      ],
      [
        'Quanto tempo serve?',
        'In media da quaranta a settanta giorni dalla raccolta completa dei documenti alla stipula.',
      ],
      [
        'Che differenza c’è fra TAN e TAEG?',
        'Il TAN è il tasso degli interessi; il TAEG comprende anche tutte le spese note. Per confrontare due mutui si guarda il TAEG.',
      ],
      [
        'La surroga costa qualcosa?',
        'No: per legge perizia, istruttoria e atto sono a carico della nuova banca.',
      ],
      [
        'Posso estinguere il mutuo in anticipo?',
        'Sì, in tutto o in parte e senza penale, se il mutuo è per l’acquisto o la ristrutturazione dell’abitazione.',
      ],
      [
        'Serve un’assicurazione?',
        'Quella contro incendio e scoppio è richiesta dalle banche; quella sulla vita è facoltativa e si può scegliere liberamente.',
      ],
      [
        'Ho meno di trentasei anni: ci sono agevolazioni?',
        'Con un ISEE entro i limiti di legge si può chiedere la garanzia del Fondo prima casa, che permette di superare l’ottanta per cento.',
      ],
      [
        'Che cos’è l’imposta sostitutiva?',
        'È l’imposta sui finanziamenti oltre 18 mesi: 0,25 per cento della somma erogata, due per cento solo per comprare, costruire o ristrutturare una casa che non è la prima. La banca la trattiene all’erogazione. Fino a 18 mesi si paga invece il bollo di 16 euro.',
      ],
    ],
  ],
  [
    'Prestiti personali',
    'prestiti',
    [
      ['Quanto posso chiedere?', 'Da 1.000 a 60.000 euro, da dodici a centoventi mesi.'],
      [
        'Devo dire a che cosa mi serve?',
        'La finalità aiuta a trovare la tabella più conveniente, ma non occorrono giustificativi per la liquidità.',
      ],
      [
        'Posso cambiare idea?',
        'Sì, entro quattordici giorni dalla firma, restituendo il capitale e gli interessi maturati.',
      ],
      [
        'Quanto costa estinguere prima?',
        'Al massimo l’uno per cento del capitale rimborsato, 0,5 nell’ultimo anno, niente se si saldano fino a diecimila euro. I costi vengono restituiti in proporzione.',
      ],
      [
        'Sono un lavoratore autonomo: posso chiederlo?',
        'Sì, con le ultime due dichiarazioni dei redditi e la visura camerale.',
      ],
    ],
  ],
  [
    'Cessione del quinto',
    'cdq',
    [
      ['Chi può chiederla?', 'Dipendenti pubblici e privati a tempo indeterminato e pensionati.'],
      [
        'Quanto può essere alta la rata?',
        'Al massimo un quinto dello stipendio o della pensione netti; per i pensionati deve restare la pensione minima.',
      ],
      [
        'L’assicurazione è obbligatoria?',
        'Sì, per legge: copre il decesso e, per i dipendenti, la perdita del lavoro. Il costo è compreso nel TAEG.',
      ],
      [
        'Ho avuto ritardi in passato: posso chiederla?',
        'Spesso sì, perché la garanzia è lo stipendio o la pensione. La decisione resta della banca.',
      ],
      [
        'Posso rinnovarla?',
        'Dopo che è trascorso il quaranta per cento della durata, salvo i casi previsti dalla legge.',
      ],
    ],
  ],
  [
    'Finanziamenti alle imprese',
    'aziende',
    [
      [
        'Quali documenti servono?',
        'Gli ultimi due bilanci, la visura camerale, gli estratti conto recenti e la situazione dei debiti in corso.',
      ],
      [
        'Lavorate con le ditte individuali?',
        'Sì, e con i professionisti: in questo caso servono le dichiarazioni dei redditi.',
      ],
      [
        'Potete aiutare con le garanzie pubbliche?',
        'Verifichiamo i requisiti all’inizio e prepariamo la documentazione insieme alla banca.',
      ],
      ['Quanto dura l’istruttoria?', 'Da due a sei settimane, a seconda dell’importo e delle garanzie.'],
    ],
  ],
  [
    'Leasing',
    'leasing',
    [
      ['Che cosa si può prendere in leasing?', 'Veicoli, macchinari, attrezzature e immobili strumentali.'],
      [
        'Che cos’è il maxicanone?',
        'È il primo versamento, più alto degli altri: riduce la somma finanziata e quindi i canoni.',
      ],
      [
        'Sono obbligato a riscattare il bene?',
        'No: alla fine si può riscattare, restituire o, se il contratto lo prevede, prorogare.',
      ],
      ['Il canone comprende l’IVA?', 'I preventivi indicano i canoni senza IVA, che si aggiunge in fattura.'],
    ],
  ],
  ...AGENT_FAQS,
]
