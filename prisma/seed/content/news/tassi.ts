import type { NewsText } from './types'

export const TASSI: readonly NewsText[] = [
  {
    titolo: 'Che cosa sono Euribor ed Eurirs, in parole semplici',
    categoria: 'tassi',
    abstract: 'I due indici che decidono il tasso del tuo mutuo, e dove leggerli ogni giorno.',
    corpo: [
      'L’Euribor è il tasso medio al quale le banche europee si prestano denaro per periodi brevi: uno, tre o sei mesi. È la base dei mutui a tasso variabile e si muove soprattutto con le decisioni della Banca centrale europea.',
      'L’Eurirs è il tasso al quale si scambiano flussi fissi contro variabili su durate da uno a cinquant’anni. È la base dei mutui a tasso fisso e riflette quello che i mercati si aspettano per il futuro.',
      'A questi indici la banca aggiunge lo spread, cioè il proprio margine. È l’unica parte del tasso su cui si può trattare.',
      'Nella pagina dei tassi pubblichiamo le serie giornaliere degli ultimi dieci anni; in questa installazione dimostrativa i valori sono simulati.',
    ],
  },
  {
    titolo: 'Tassi del mese: l’Euribor trova un equilibrio',
    categoria: 'tassi',
    abstract: 'Dopo la lunga discesa, i valori a tre mesi si muovono in un corridoio stretto.',
    corpo: [
      'Nella serie dimostrativa l’Euribor a tre mesi oscilla da diverse settimane intorno al due per cento, lontano sia dai valori negativi di qualche anno fa sia dal massimo toccato alla fine del 2023.',
      'Per chi ha un mutuo variabile significa rate stabili: le variazioni da un trimestre all’altro valgono pochi euro su un mutuo medio.',
      'L’Eurirs a vent’anni resta poco sotto il tre per cento. La distanza fra fisso e variabile è quindi contenuta, e il costo della tranquillità è più basso di quanto fosse in passato.',
    ],
  },
  {
    titolo: 'TAN e TAEG: perché guardare sempre il secondo',
    categoria: 'tassi',
    abstract: 'Il tasso nominale dice quanto costa il denaro, il TAEG quanto costa il mutuo.',
    corpo: [
      'Il TAN è il tasso con cui si calcolano gli interessi della rata. Il TAEG aggiunge tutte le spese note: istruttoria, perizia, imposta sostitutiva, incasso rata, assicurazioni obbligatorie e compenso del mediatore.',
      'Due offerte con lo stesso TAN possono avere TAEG molto diversi. Succede spesso con gli importi bassi e le durate brevi, dove le spese iniziali pesano di più.',
      'Il TAEG si calcola con una formula europea uguale per tutti: è il tasso che rende equivalenti, nel tempo, il denaro ricevuto e quello versato. Per questo è l’unico numero adatto a confrontare banche diverse.',
      'Restano fuori le spese notarili e i costi che dipendono da scelte del cliente, come le coperture facoltative.',
    ],
  },
  {
    titolo: 'Perché la rata del fisso non segue le decisioni della BCE',
    categoria: 'tassi',
    abstract: 'I tassi ufficiali muovono l’Euribor; il fisso dipende dalle attese di lungo periodo.',
    corpo: [
      'Quando la Banca centrale europea cambia i tassi ufficiali, il variabile reagisce nel giro di settimane. Il fisso invece può muoversi in direzione opposta, perché l’Eurirs anticipa le attese di anni.',
      'È accaduto più volte: tagli annunciati da tempo erano già compresi nei tassi a lungo termine, che dopo l’annuncio sono rimasti fermi o sono saliti.',
      'Aspettare la prossima riunione per bloccare un tasso fisso raramente aiuta. Conta di più la differenza di spread fra le banche, che nello stesso giorno può superare il mezzo punto.',
    ],
  },
  {
    titolo: 'Spread: da che cosa dipende e quanto si può trattare',
    categoria: 'tassi',
    abstract:
      'Quanto chiedi rispetto al valore della casa, durata, classe energetica e reddito spostano il margine della banca.',
    corpo: [
      'Lo spread remunera il rischio e i costi della banca. Scende quando la parte finanziata è piccola rispetto al valore della casa, quando la durata è breve e quando l’immobile è efficiente.',
      'La parte finanziata si misura in percentuale: 160.000 euro di mutuo su una casa che ne vale 200.000 sono l’ottanta per cento. Le banche la chiamano LTV, dall’inglese loan to value. Passare dall’ottanta al settanta può valere da dieci a venti centesimi di punto: a volte ti conviene usare qualche risparmio in più.',
      'Molte banche riconoscono sconti a chi accredita lo stipendio o sottoscrive un’assicurazione. Lo sconto va sempre confrontato con il costo di quello che si compra insieme.',
    ],
  },
  {
    titolo: 'Tasso soglia e usura: come si legge la tabella',
    categoria: 'tassi',
    abstract: 'Ogni trimestre il ministero pubblica i tassi medi. La soglia si ricava con una formula.',
    corpo: [
      'La legge stabilisce che nessun finanziamento può superare una soglia, diversa per ogni categoria di credito. Si parte dal tasso effettivo globale medio rilevato dalla Banca d’Italia: si aumenta di un quarto e si aggiungono quattro punti, senza superare di otto punti il valore medio.',
      'Con un valore medio del 9,22 per cento la soglia è 15,5250. Con il 14,97 la formula dà 22,7125, ancora sotto il limite degli otto punti, che sarebbe 22,97.',
      'Il confronto legale usa il TEG e non il TAEG: l’indicazione che diamo nei calcolatori è quindi orientativa.',
    ],
  },
  {
    titolo: 'Mutuo misto e tasso con tetto: come funzionano',
    categoria: 'tassi',
    abstract: 'Due formule per chi non vuole scegliere tutto oggi.',
    corpo: [
      'Il mutuo misto parte con un tasso fisso per un periodo, spesso cinque anni, e poi offre la scelta fra un nuovo periodo fisso e il variabile. È adatto a chi prevede di vendere o estinguere in anticipo.',
      'Il variabile con tetto segue l’Euribor ma si ferma a un massimo scritto nel contratto. Lo spread è più alto: si paga un’assicurazione contro il rialzo.',
      'Nei nostri confronti queste formule sono calcolate con il tasso di oggi per tutta la durata, come vuole la regola del TAEG: il costo reale dipenderà dai tassi futuri.',
    ],
  },
  {
    titolo: 'Dieci anni di tassi: che cosa insegna il passato',
    categoria: 'tassi',
    abstract:
      'Dai valori negativi al picco e ritorno: perché conviene verificare prima se la rata è sostenibile.',
    corpo: [
      'Fino alla metà del 2022 l’Euribor è rimasto sotto lo zero: chi aveva un variabile pagava poco più dello spread. In meno di diciotto mesi il valore a tre mesi è salito di oltre quattro punti.',
      'Una rata di 500 euro su venticinque anni è arrivata in molti casi oltre i 750. Chi aveva fatto la prova della rata ha retto; gli altri hanno chiesto una rinegoziazione o una surroga.',
      'Poi i tassi sono scesi di nuovo. Nessuno di questi movimenti era scritto nelle previsioni dell’anno prima: è il motivo per cui preferiamo ragionare sulla sostenibilità, non sulle scommesse.',
    ],
  },
  {
    titolo: 'Il tasso minimo nei contratti: che cos’è la clausola floor',
    categoria: 'tassi',
    abstract: 'Se l’indice diventa negativo, la clausola decide chi ne beneficia.',
    corpo: [
      'Molti contratti a tasso variabile stabiliscono che il tasso non possa scendere sotto zero, o sotto lo spread. È la clausola floor.',
      'Negli anni dei tassi negativi ha fatto la differenza: con la clausola si pagava almeno lo spread, senza la rata poteva scendere ancora.',
      'Nelle schede dei prodotti indichiamo sempre se la clausola c’è. È lecita, ma deve essere scritta in modo chiaro e va confrontata insieme allo spread.',
    ],
  },
  {
    titolo: 'Piano alla francese o all’italiana: due modi di rimborsare',
    categoria: 'tassi',
    abstract: 'Rata costante o quota capitale costante: come cambia il costo.',
    corpo: [
      'Nel piano alla francese la rata è sempre uguale: all’inizio contiene molti interessi, alla fine quasi solo capitale. È il più diffuso perché rende semplice programmare la spesa.',
      'Nel piano all’italiana la quota capitale è costante e gli interessi diminuiscono: la prima rata è la più alta e ogni mese si paga un poco meno.',
      'A parità di tasso e durata il piano all’italiana costa meno interessi, perché il debito scende più in fretta. Non è un regalo: si paga prima.',
    ],
  },
]
