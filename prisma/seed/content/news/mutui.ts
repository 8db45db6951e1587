import type { NewsText } from './types'

export const MUTUI: readonly NewsText[] = [
  {
    titolo: 'Tasso fisso o variabile: come scegliere senza scommettere',
    categoria: 'mutui',
    abstract:
      'La scelta non dipende dalle previsioni, ma da quanto può salire la rata senza mettere in difficoltà il bilancio di famiglia.',
    corpo: [
      'Chi chiede un mutuo si trova quasi sempre davanti alla stessa domanda: bloccare il tasso per tutta la durata o seguire il mercato. La risposta più onesta è che nessuno sa dove saranno i tassi fra dieci anni, e che una decisione presa sperando in un ribasso è una scommessa, non una scelta.',
      'Il tasso fisso si compone dell’Eurirs della durata e dello spread della banca: una volta firmato il contratto, la rata non cambia più. Il variabile si compone dell’Euribor e dello spread, e la rata si aggiorna ogni mese o ogni trimestre.',
      '## La prova della rata',
      'Un modo pratico per decidere è calcolare la rata con un tasso più alto di due punti. Se con quella cifra il bilancio di famiglia resta in piedi, il variabile è sostenibile; se obbliga a rinunce serie, il fisso costa qualcosa in più oggi ma la rata è certa.',
      'Fra i due estremi ci sono il misto, che permette di cambiare a scadenze fissate, e il variabile con tetto, che limita il rialzo in cambio di uno spread maggiore. Il nostro calcolatore li mette a confronto con i costi di ciascuno.',
    ],
  },
  {
    titolo: 'Surroga del mutuo: quando conviene davvero',
    categoria: 'mutui',
    abstract:
      'Trasferire il mutuo non costa nulla, ma il vantaggio va misurato sugli interessi che restano da pagare.',
    corpo: [
      'La surroga, o portabilità, permette di spostare il mutuo in un’altra banca mantenendo il debito residuo e cambiando tasso e durata. Per legge non ha costi per il cliente: perizia, istruttoria e atto sono a carico della nuova banca.',
      'Il risparmio dipende da tre numeri: debito residuo, anni mancanti e differenza fra i tassi. Nei piani alla francese gli interessi si concentrano all’inizio, perciò la surroga rende di più nella prima metà del mutuo.',
      'Un esempio: con 120.000 euro di debito e vent’anni davanti, mezzo punto in meno vale circa trenta euro al mese, oltre settemila in tutto. Con 30.000 euro e cinque anni, lo stesso mezzo punto vale poche centinaia di euro.',
      'Attenzione alla durata: allungarla abbassa la rata ma può aumentare gli interessi complessivi. Prima di firmare confronta sempre il totale da pagare, non solo la rata.',
    ],
  },
  {
    titolo: 'I documenti da preparare prima di chiedere un mutuo',
    categoria: 'mutui',
    abstract: 'Un fascicolo completo fin dal primo giorno può far risparmiare settimane.',
    corpo: [
      'Gran parte del tempo di una pratica si perde aspettando documenti. Prepararli prima di scegliere la banca permette di arrivare alla delibera con meno passaggi.',
      'Per le persone servono documento d’identità, codice fiscale, certificato di residenza e stato di famiglia. Per i redditi, i lavoratori dipendenti portano le ultime due buste paga, la certificazione unica o il 730 e l’estratto conto degli ultimi tre mesi; gli autonomi le ultime due dichiarazioni dei redditi e la visura camerale.',
      'Per la casa servono la proposta o il compromesso, l’atto di provenienza e la planimetria catastale. Verificare che la planimetria corrisponda allo stato di fatto è il controllo che evita più problemi in perizia.',
      'Chi ha altri finanziamenti tenga a portata di mano i piani di ammortamento: la banca li chiederà per calcolare il rapporto fra rata e reddito.',
    ],
  },
  {
    titolo: 'Mutuo al cento per cento: a chi si rivolge e che cosa chiede',
    categoria: 'mutui',
    abstract: 'Finanziare tutto il prezzo è possibile, con garanzie aggiuntive e più attenzione alla rata.',
    corpo: [
      'Di norma le banche finanziano fino all’ottanta per cento del minore fra prezzo e valore di perizia. Oltre questa soglia serve una garanzia in più: quella pubblica del Fondo prima casa, una fideiussione o un pegno.',
      'Il Fondo, gestito da Consap, garantisce una parte del capitale per l’acquisto dell’abitazione principale, entro limiti di importo e con priorità per alcune categorie, fra cui i giovani sotto i trentasei anni con ISEE contenuto. Le condizioni cambiano di anno in anno: vanno verificate al momento della domanda.',
      'Un mutuo al cento per cento ha una rata più alta e un margine più sottile se il valore della casa scende. Per questo consigliamo di calcolare anche le spese che il mutuo non copre: imposte, notaio, agenzia, trasloco.',
    ],
  },
  {
    titolo: 'Quanto mutuo posso chiedere? Il calcolo in tre passaggi',
    categoria: 'mutui',
    abstract: 'Reddito, altre rate e durata: la regola del terzo spiegata con un esempio.',
    corpo: [
      'Il punto di partenza è il reddito netto mensile di chi firma. Da questo si tolgono le rate già in corso e si prende un terzo del risultato: è la rata che la maggior parte delle banche considera sostenibile.',
      'Con un reddito di 2.400 euro e una rata auto di 300, la base è 2.100 euro e la rata massima 700. A venticinque anni e con un tasso del 3,2 per cento, 700 euro al mese corrispondono a circa 144.400 euro di mutuo.',
      'Il terzo passaggio è il valore della casa: se l’importo supera l’ottanta per cento del valore, il limite diventa quello.',
      'La regola del terzo è una prassi, non una legge. Famiglie numerose o redditi molto variabili possono ottenere di meno; redditi alti, talvolta, qualcosa di più.',
    ],
  },
  {
    titolo: 'Dalla proposta al rogito: le tappe di un mutuo',
    categoria: 'mutui',
    abstract: 'Che cosa succede, in quale ordine e quanto dura ogni passaggio.',
    corpo: [
      'Una pratica di mutuo attraversa sempre le stesse tappe. Si comincia con la raccolta dei documenti, che dipende soprattutto dal cliente, e con l’istruttoria, in cui il consulente verifica la sostenibilità e sceglie la banca.',
      'La banca esamina i redditi e rilascia la delibera reddituale, di solito in una o due settimane. Subito dopo incarica il perito, che visita l’immobile e ne stima il valore.',
      'Con la perizia positiva arriva la delibera definitiva e il notaio può preparare la relazione e fissare l’atto. Il denaro viene erogato il giorno della stipula o, quando c’è il consolidamento dell’ipoteca, una decina di giorni dopo.',
      'In tutto servono in media da quaranta a settanta giorni. Nell’area clienti ogni passaggio è visibile nel momento in cui avviene.',
    ],
  },
  {
    titolo: 'Mutuo verde: lo sconto per le case efficienti',
    categoria: 'mutui',
    abstract: 'Con la classe energetica A o B molte banche riducono lo spread. Quanto vale?',
    corpo: [
      'Le banche guardano con favore agli immobili che consumano poco: valgono di più nel tempo e lasciano alle famiglie più margine per pagare la rata. Per questo offrono spread ridotti a chi compra o ristruttura in classe A o B.',
      'Lo sconto va in genere da cinque a trenta centesimi di punto. Su 150.000 euro in venticinque anni, venti centesimi valgono circa sedici euro al mese.',
      'Per ottenerlo serve l’attestato di prestazione energetica. Alcune banche accettano anche un miglioramento di almeno due classi, certificato prima e dopo i lavori.',
    ],
  },
  {
    titolo: 'Seconda casa: che cosa cambia nel mutuo',
    categoria: 'mutui',
    abstract: 'Imposta più alta, importi più prudenti e nessuna detrazione: i conti da fare prima.',
    corpo: [
      'Il mutuo per la seconda casa segue le stesse regole di calcolo, ma con tre differenze. La prima è fiscale: l’imposta sostitutiva è il due per cento dell’importo invece dello 0,25.',
      'La seconda riguarda la banca, che di solito finanzia una quota minore del valore e valuta insieme la rata nuova e quella eventuale della prima casa.',
      'La terza è la detrazione degli interessi, riservata all’abitazione principale. Chi intende affittare l’immobile può far considerare il canone futuro soltanto in parte, e non da tutte le banche.',
    ],
  },
  {
    titolo: 'Comprare casa all’asta con un mutuo',
    categoria: 'mutui',
    abstract: 'I tempi del tribunale non aspettano: la banca va scelta prima di partecipare.',
    corpo: [
      'Comprare all’asta può far risparmiare, ma il saldo prezzo va versato entro il termine indicato nell’ordinanza, spesso centoventi giorni. Chi ha bisogno di un mutuo deve avere una delibera di massima prima dell’offerta.',
      'Molti tribunali hanno convenzioni con le banche per erogare il mutuo insieme al decreto di trasferimento, con l’ipoteca iscritta nello stesso momento. Non tutte le banche lo fanno: è la prima cosa da chiedere.',
      'La perizia del tribunale descrive lo stato dell’immobile, gli abusi sanabili e l’eventuale occupazione. Va letta per intero, perché dopo l’aggiudicazione non si torna indietro senza perdere la cauzione.',
    ],
  },
  {
    titolo: 'Cointestatario, garante, terzo datore: chi firma che cosa',
    categoria: 'mutui',
    abstract: 'Tre ruoli diversi, con responsabilità molto diverse.',
    corpo: [
      'Il cointestatario chiede il mutuo insieme al richiedente: il suo reddito conta nel calcolo e risponde dell’intero debito, non della metà.',
      'Il garante firma una fideiussione: non riceve il denaro, ma se il debitore non paga la banca può rivolgersi a lui. La garanzia può essere limitata a un importo e a un tempo.',
      'Il terzo datore di ipoteca mette a disposizione un proprio immobile come garanzia e risponde soltanto con quello. È la figura che s’incontra quando i genitori aiutano un figlio senza vendere casa.',
      'Prima di firmare in uno di questi ruoli è bene chiedere copia del contratto e farsi spiegare in quali casi la garanzia può essere usata.',
    ],
  },
]
