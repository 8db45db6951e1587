import type { NewsText } from './types'

export const NOVITA: readonly NewsText[] = [
  {
    titolo: 'L’area clienti si rinnova: la pratica passo per passo',
    categoria: 'novità',
    abstract: 'Stato, documenti e messaggi in un’unica pagina, aggiornata mentre le cose accadono.',
    corpo: [
      'Da oggi chi ha una pratica in corso vede nell’area clienti ogni passaggio con la data, i documenti ancora da caricare e quelli già verificati.',
      'Quando la pratica cambia stato la pagina si aggiorna da sola e arriva un messaggio di posta. Se un documento non è leggibile il consulente lo segnala indicando che cosa serve.',
      'Per entrare bastano l’indirizzo e la password scelti alla registrazione. Chi non ha ancora un profilo può chiederlo al proprio consulente.',
    ],
  },
  {
    titolo: 'Un calcolatore di mutui che mostra tutti i costi',
    categoria: 'novità',
    abstract: 'Rata, TAN, TAEG e totale di ogni offerta, con il piano anno per anno.',
    corpo: [
      'Il nuovo confronto dei mutui calcola ogni offerta con i tassi del giorno e le ordina per TAEG. Per ciascuna si aprono le singole voci di costo e il grafico di capitale e interessi.',
      'La simulazione ha un indirizzo proprio: si può salvare, inviare e riaprire, e scaricare in PDF.',
      'I risultati sono indicativi e non sono un’offerta al pubblico: la fattibilità va verificata con i documenti, senza impegno.',
    ],
  },
  {
    titolo: 'Trova l’agenzia più vicina con il CAP',
    categoria: 'novità',
    abstract: 'Distanza, orari e servizi di ogni agenzia in una mappa.',
    corpo: [
      'Nella pagina dei contatti basta scrivere il CAP per vedere le agenzie in ordine di distanza, con orari e servizi offerti.',
      'La posizione del dispositivo si usa soltanto se la concedi e non viene conservata.',
      'Da ogni scheda si può chiedere un appuntamento o scrivere direttamente all’agenzia.',
    ],
  },
  {
    titolo: 'Le recensioni verificate arrivano nelle pagine dei consulenti',
    categoria: 'novità',
    abstract: 'Solo chi ha concluso una pratica può lasciare un voto.',
    corpo: [
      'Alla fine di ogni pratica chiediamo al cliente un voto da uno a cinque e, se vuole, un commento. Le recensioni compaiono nella pagina del consulente con il nome e l’iniziale del cognome.',
      'La redazione controlla soltanto che i testi non contengano dati personali o offese: i voti negativi si pubblicano come gli altri.',
      'Un consulente può rispondere, ma non può far togliere una recensione.',
    ],
  },
  {
    titolo: 'Attenzione alle false richieste a nostro nome',
    categoria: 'novità',
    abstract: 'Non chiediamo mai denaro in anticipo né password per telefono.',
    corpo: [
      'Ci sono state segnalate chiamate di persone che si presentano come nostri consulenti e chiedono un anticipo per sbloccare un prestito. Non lo facciamo mai.',
      'Un consulente autentico è iscritto nell’elenco dell’Organismo agenti e mediatori, ha una pagina su questo sito e non chiede mai la tua password.',
      'In caso di dubbio interrompi la chiamata e scrivici dal modulo di contatto. Conserva il numero e l’orario: serviranno per la denuncia.',
    ],
  },
  {
    titolo: 'Documenti mancanti: arriva il promemoria automatico',
    categoria: 'novità',
    abstract: 'Un messaggio ricorda che cosa manca, senza telefonate.',
    corpo: [
      'Molte pratiche si fermano per un solo documento. Da questo mese chi ha ancora qualcosa da caricare riceve un promemoria con l’elenco e il collegamento diretto.',
      'Il promemoria parte dopo alcuni giorni di inattività e si può disattivare dalle impostazioni.',
      'I documenti caricati sono cifrati durante il trasferimento e visibili solo a chi segue la pratica.',
    ],
  },
  {
    titolo: 'Accessibilità: il sito si usa anche senza mouse',
    categoria: 'novità',
    abstract: 'Tastiera, lettori di schermo, contrasto e tema scuro.',
    corpo: [
      'Abbiamo rivisto ogni pagina perché si possa usare con la sola tastiera e con i lettori di schermo. I moduli annunciano gli errori accanto al campo e i grafici hanno una tabella equivalente.',
      'Il tema scuro segue le preferenze del dispositivo e le animazioni si fermano per chi le ha disattivate.',
      'Se incontri una difficoltà scrivici: la pagina sull’accessibilità spiega come e in quanto tempo rispondiamo.',
    ],
  },
]
