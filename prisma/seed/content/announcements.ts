import type { CategoriaComunicazione } from '@/lib/features/comunicazioni/schema'

type Priorita = 'normale' | 'importante' | 'urgente'

/** [title, category, priority, text], newest first. */
export const ANNOUNCEMENTS: readonly (readonly [
  titolo: string,
  categoria: CategoriaComunicazione,
  priorita: Priorita,
  testo: string,
])[] = [
  [
    'Antiriciclaggio: dal primo dicembre il nuovo modulo',
    'norme',
    'urgente',
    'Dal primo dicembre l’adeguata verifica si fa soltanto con il modulo aggiornato, che trovi fra gli strumenti. Le pratiche con il modulo vecchio non vengono inviate alla banca.',
  ],
  [
    'Aggiornati gli spread dei mutui a tasso fisso',
    'banche',
    'importante',
    'Tre banche hanno rivisto gli spread per chi chiede meno del 70% del valore della casa. I calcolatori sono già allineati; i preventivi salvati restano validi con le condizioni del loro giorno.',
  ],
  [
    'Chiusura della sede per l’8 dicembre',
    'generale',
    'normale',
    'Lunedì 7 e martedì 8 dicembre la sede è chiusa. Per i rogiti già fissati risponde il numero delle emergenze, che trovi nella rubrica.',
  ],
  [
    'Ore di formazione: si chiude il 31 dicembre',
    'formazione',
    'importante',
    'Chi non completa le ore annuali entro il 31 dicembre viene sospeso dal registro. Nella sezione dei video vedi quante te ne mancano.',
  ],
  [
    'Gara di fine anno: il regolamento',
    'generale',
    'normale',
    'La gara conta le pratiche liquidate fra il 15 novembre e il 31 dicembre. Valgono tutti i prodotti; le surroghe contano metà.',
  ],
  [
    'Documenti di reddito: quali anni chiedere da gennaio',
    'pratiche',
    'normale',
    'Da gennaio le banche chiedono la CU 2026 e le ultime tre buste paga. Per chi lavora in proprio servono i modelli Redditi degli ultimi due anni, con la ricevuta di invio.',
  ],
  [
    'Nuova convenzione con una società di perizie',
    'banche',
    'normale',
    'Per due banche la perizia si prenota dalla pratica e arriva in media in sette giorni. Il costo per il cliente non cambia.',
  ],
  [
    'Privacy: come inviare i documenti dei clienti',
    'norme',
    'importante',
    'I documenti dei clienti viaggiano solo dall’area: non si inviano per e-mail né con le applicazioni di messaggi. Chi li riceve così chiede al cliente di caricarli.',
  ],
  [
    'Prestiti: in vigore la nuova tabella',
    'prodotti',
    'normale',
    'È in vigore la nuova griglia dei prestiti fino a 120 mesi. Le simulazioni già salvate restano valide con la tabella del giorno in cui sono nate.',
  ],
  [
    'Firma elettronica dei mandati',
    'pratiche',
    'normale',
    'Il cliente può firmare il mandato dal telefono, con un codice che riceve per SMS. La firma su carta resta possibile.',
  ],
  [
    'Classifica di ottobre pubblicata',
    'generale',
    'normale',
    'La classifica di ottobre è in linea. Chi vede una pratica mancante ha dieci giorni per segnalarla con un ticket.',
  ],
  [
    'Cessione del quinto: coefficienti aggiornati',
    'prodotti',
    'normale',
    'L’assicurazione ha aggiornato i coefficienti per età. Il calcolatore li usa da oggi: rifai i preventivi più vecchi di trenta giorni.',
  ],
  [
    'Pratiche ferme: un promemoria ogni mattina',
    'pratiche',
    'normale',
    'Le pratiche senza attività da più di quindici giorni compaiono nella tua pagina iniziale. Basta una nota perché non risultino più ferme.',
  ],
  [
    'Una banca sospende i mutui a tasso variabile',
    'banche',
    'importante',
    'Fino a nuovo avviso una delle banche convenzionate non accetta domande a tasso variabile. Le pratiche già deliberate non cambiano.',
  ],
  [
    'Trasparenza: il nuovo foglio informativo',
    'norme',
    'normale',
    'Il foglio informativo è aggiornato con le nuove soglie. Si consegna prima di raccogliere il mandato, nella versione in vigore quel giorno.',
  ],
  [
    'Video: leggere un atto di provenienza',
    'formazione',
    'normale',
    'Fra i video c’è una lezione di venti minuti su donazioni, successioni e usucapioni: i casi in cui la banca chiede una polizza.',
  ],
  [
    'Biglietti da visita: ordini entro venerdì',
    'generale',
    'normale',
    'Gli ordini arrivati entro venerdì vengono stampati la settimana dopo. Controlla prima il numero di iscrizione e il telefono sul tuo profilo.',
  ],
  [
    'Foto dei documenti: come farle leggere',
    'pratiche',
    'normale',
    'Una foto scura è la prima causa di richieste di integrazione. Serve luce naturale, il documento intero e nessun riflesso.',
  ],
  [
    'Leasing: nuova soglia per le auto',
    'prodotti',
    'normale',
    'Il leasing delle auto parte ora da 15.000 € di imponibile. Sotto questa cifra si propone un prestito alla ditta.',
  ],
  [
    'Reclami: chi risponde e in quanto tempo',
    'norme',
    'importante',
    'Ogni reclamo scritto si inoltra alla sede lo stesso giorno. Risponde l’ufficio reclami, entro sessanta giorni: non dare risposte personali.',
  ],
  [
    'Classifica di settembre pubblicata',
    'generale',
    'normale',
    'La classifica di settembre è in linea, con i risultati per agenzia e per squadra.',
  ],
  [
    'Mutui per chi ha meno di 36 anni: garanzia prorogata',
    'prodotti',
    'importante',
    'La garanzia pubblica sulla prima casa è stata prorogata. Servono l’ISEE in corso di validità e la dichiarazione di prima casa.',
  ],
  [
    'Nuovo referente per le pratiche di una banca',
    'banche',
    'normale',
    'Le integrazioni si inviano dalla pratica come sempre: alla banca le prende in carico un altro ufficio, che risponde entro due giorni.',
  ],
  [
    'Manutenzione dell’area: sabato notte',
    'generale',
    'normale',
    'Sabato fra l’una e le tre l’area può non rispondere per qualche minuto. Quello che stai scrivendo resta nel modulo.',
  ],
  [
    'Provvigioni: come leggere l’estratto conto',
    'pratiche',
    'normale',
    'L’estratto del mese elenca le pratiche liquidate, gli storni e il riporto. Chi trova una differenza apre un ticket dalla riga.',
  ],
  [
    'Corso in aula a Milano: ultimi posti',
    'formazione',
    'normale',
    'Restano sei posti per il corso sul merito creditizio delle imprese. L’iscrizione vale otto ore di formazione.',
  ],
  [
    'Usura: le soglie del nuovo trimestre',
    'norme',
    'normale',
    'Le nuove soglie sono in vigore. I calcolatori avvisano quando un’offerta le supera: quell’offerta non si propone.',
  ],
  [
    'Contatti: rispondere entro due ore',
    'generale',
    'importante',
    'Chi è chiamato entro due ore apre una pratica tre volte più spesso. Se non puoi, segna l’assenza: i contatti passano ai colleghi.',
  ],
  [
    'Surroga: documenti dalla banca di prima',
    'pratiche',
    'normale',
    'Il conteggio del debito residuo lo chiede la nuova banca. Al cliente servono solo il contratto e l’ultimo piano di ammortamento.',
  ],
  [
    'Una banca alza l’età massima a 80 anni',
    'banche',
    'normale',
    'Per i mutui con garanzia su prima casa l’età alla fine del piano può arrivare a ottant’anni. Il calcolatore ne tiene conto.',
  ],
  [
    'Catalogo: i nuovi articoli per l’agenzia',
    'generale',
    'normale',
    'Nel catalogo ci sono vetrofanie, cartelline e un espositore da banco. Si ordina dal carrello, come sempre.',
  ],
  [
    'Consolidamento: attenzione alle doppie rate',
    'prodotti',
    'normale',
    'Prima della stipula si verifica che i vecchi prestiti siano estinti con il netto ricavo: il cliente non deve pagare due rate nello stesso mese.',
  ],
  [
    'Orario estivo della sede',
    'generale',
    'normale',
    'In agosto la sede risponde dalle 9 alle 13. I rogiti fissati hanno sempre una persona di riferimento.',
  ],
  [
    'Promozione di luglio sui prestiti',
    'prodotti',
    'normale',
    'Fino al 31 luglio una banca azzera le spese di istruttoria sui prestiti oltre 20.000 €.',
  ],
  [
    'Test di fine corso: le date di luglio',
    'formazione',
    'normale',
    'Il test si può fare dal 3 al 28 luglio, anche in due volte. Servono diciotto risposte giuste su venti.',
  ],
  [
    'Condizioni riservate: valide fino al 15',
    'banche',
    'importante',
    'Per le domande presentate entro il 15 del mese una banca applica uno sconto di dieci centesimi sullo spread.',
  ],
]

/** Not out yet: drafts, then what is planned. */
export const PLANNED: typeof ANNOUNCEMENTS = [
  [
    'Piano commerciale del prossimo anno',
    'generale',
    'importante',
    'Gli obiettivi per agenzia e la nuova gara. Da completare con le date degli incontri di zona.',
  ],
  [
    'Mutui green: le domande più frequenti',
    'prodotti',
    'normale',
    'Classe energetica, documenti e sconti di ciascuna banca, in una pagina.',
  ],
  [
    'Auguri e orari delle feste',
    'generale',
    'normale',
    'La sede è chiusa dal 24 dicembre al 6 gennaio, tranne le mattine del 28, 29 e 30. Buone feste a te e alla tua famiglia.',
  ],
  [
    'Classifica di novembre pubblicata',
    'generale',
    'normale',
    'La classifica di novembre è in linea. Chi vede una pratica mancante ha dieci giorni per segnalarla con un ticket.',
  ],
]
