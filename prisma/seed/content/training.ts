/** [title, category, description] */
export const LESSONS: readonly (readonly [titolo: string, categoria: string, descrizione: string])[] = [
  [
    'Benvenuti: come funziona la rete',
    'Primi passi',
    'Ruoli, strumenti e persone da conoscere nelle prime due settimane.',
  ],
  ['L’area agenti, passo per passo', 'Primi passi', 'Bacheca, contatti, pratiche e notifiche.'],
  [
    'Aprire una pratica senza errori',
    'Pratiche',
    'Dati obbligatori, persone, finalità e documenti per prodotto.',
  ],
  [
    'Gli stati della pratica',
    'Pratiche',
    'Che cosa significa ogni passaggio e che cosa serve per andare avanti.',
  ],
  ['Leggere una busta paga', 'Istruttoria', 'Netto, trattenute, voci ricorrenti e voci occasionali.'],
  [
    'Leggere una dichiarazione dei redditi',
    'Istruttoria',
    'Quadri da guardare e reddito che la banca considera.',
  ],
  ['La planimetria catastale', 'Istruttoria', 'Confronto con lo stato di fatto e difformità più comuni.'],
  [
    'Il calcolo della sostenibilità',
    'Istruttoria',
    'Rapporto fra rata e reddito, altre rate, età a fine piano.',
  ],
  ['TAN, TAEG e costi', 'Prodotti', 'Come spiegare i numeri al cliente, con esempi.'],
  ['Mutui: fisso, variabile, misto, con tetto', 'Prodotti', 'Per chi sono adatti e come confrontarli.'],
  ['Surroga e sostituzione', 'Prodotti', 'Quando convengono e quali documenti servono.'],
  ['Cessione del quinto e delega', 'Prodotti', 'Calcolo della quota, assicurazioni, rinnovi.'],
  ['Il leasing per le imprese', 'Prodotti', 'Canone, anticipo, riscatto e confronto fra offerte.'],
  [
    'Trasparenza: che cosa consegnare e quando',
    'Norme',
    'Documenti precontrattuali e compenso del mediatore.',
  ],
  ['Antiriciclaggio', 'Norme', 'Adeguata verifica, segnali di anomalia, conservazione.'],
  ['Privacy nella pratica quotidiana', 'Norme', 'Consensi, documenti, posta elettronica.'],
  ['Reclami e ABF', 'Norme', 'Come rispondere e che cosa dire al cliente.'],
  ['La prima telefonata', 'Relazione', 'Ascolto, domande utili e prossimo passo.'],
  ['Gestire un rifiuto della banca', 'Relazione', 'Come comunicarlo e quali alternative cercare.'],
  ['Chiedere una recensione', 'Relazione', 'Il momento giusto e le regole da rispettare.'],
]
