export interface Faq {
  question: string
  answer: string
}

/** Questions of the home page; the same list feeds the structured data. */
export const homeFaqs: Faq[] = [
  {
    question: 'Che differenza c’è tra TAN e TAEG?',
    answer:
      'Il TAN è il solo tasso degli interessi. Il TAEG aggiunge tutto il resto che paghi alla banca e a noi: istruttoria, perizia, imposta, incasso rata, polizze obbligatorie, mediazione. Per confrontare due mutui si guarda il TAEG. Il notaio resta fuori, perché lo scegli tu.',
  },
  {
    question: 'Quanto posso chiedere?',
    answer:
      'Due misure contano più delle altre. Il mutuo di solito non supera l’80% del valore della casa, e la rata non supera un terzo del reddito netto, tolte le altre rate che già paghi. Molte banche vogliono anche che il mutuo finisca prima dei 75 anni. Il calcolatore controlla queste regole per ogni prodotto e ti dice quale non torna.',
  },
  {
    question: 'Meglio il tasso fisso o il variabile?',
    answer:
      'Il fisso si lega all’Eurirs del giorno della firma e poi non cambia più: sai oggi anche l’ultima rata. Il variabile segue l’Euribor e può scendere o salire. Se un aumento della rata ti metterebbe in difficoltà, il fisso vale il suo prezzo.',
  },
  {
    question: 'Fare una simulazione lascia tracce nelle banche dati del credito?',
    answer:
      'No. Il calcolatore non interroga nessuna banca dati e non chiede chi sei. Le banche consultano i sistemi di informazioni creditizie solo quando presentiamo la richiesta, e solo dopo la tua firma.',
  },
  {
    question: 'Se la banca rifiuta, devo pagarvi qualcosa?',
    answer:
      'No. Il nostro compenso nasce con l’erogazione del mutuo. Se la banca rifiuta, ti diciamo perché e se c’è un’altra strada.',
  },
  {
    question: 'I tassi che vedo sono garantiti?',
    answer:
      'Sono calcolati con i prodotti in vigore e con l’indice della data indicata sotto le cifre. Quello definitivo lo fissa la banca nel contratto: prima della firma ricevi il PIES, il foglio con tutte le condizioni, e hai almeno sette giorni per pensarci.',
  },
]
