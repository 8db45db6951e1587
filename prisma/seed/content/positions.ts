import type { Posizione } from '@/lib/features/leads/contact-requests/schema'

/** Whom the demo company is looking for. */
export const POSITIONS: readonly Posizione[] = [
  {
    titolo: 'Consulente del credito',
    sede: 'Tutta Italia',
    tipo: 'Collaborazione a provvigioni',
    descrizione:
      'Segui le famiglie dal primo calcolo fino al rogito, nella tua provincia. Ti diamo la formazione per l’esame OAM, gli strumenti di confronto e un responsabile che risponde. Serve il diploma; l’iscrizione all’OAM, se non l’hai, la prepariamo insieme.',
    pubblicata: '2026-10-05',
  },
  {
    titolo: 'Responsabile di agenzia',
    sede: 'Verona',
    tipo: 'Collaborazione a provvigioni',
    descrizione:
      'Guidi un’agenzia avviata: sei consulenti, una sede su strada, gli obiettivi concordati con te. Cerchiamo chi ha almeno cinque anni di mediazione creditizia o di banca e sa far crescere gli altri.',
    pubblicata: '2026-10-19',
  },
  {
    titolo: 'Analista crediti',
    sede: 'Milano',
    tipo: 'Tempo pieno, contratto a tempo indeterminato',
    descrizione:
      'Leggi buste paga, dichiarazioni e perizie prima della banca, e dici al consulente che cosa manca. Servono precisione, due anni di esperienza in istruttoria e la capacità di dire subito quando una richiesta non può essere accolta.',
    pubblicata: '2026-11-02',
  },
  {
    titolo: 'Operatore del numero verde',
    sede: 'Bologna',
    tipo: 'Tempo parziale, contratto a tempo determinato',
    descrizione:
      'Rispondi a chi chiama e richiami chi l’ha chiesto: ascolti, spieghi le parole difficili, fissi l’appuntamento con il consulente giusto. Nessuna vendita al telefono. Turni al mattino o al pomeriggio.',
    pubblicata: '2026-11-09',
  },
  {
    titolo: 'Addetto compliance',
    sede: 'Milano',
    tipo: 'Tempo pieno, contratto a tempo indeterminato',
    descrizione:
      'Controlli trasparenza, antiriciclaggio e reclami, e aiuti la rete ad applicare le regole in modo semplice. Laurea in materie giuridiche o economiche e tre anni in un intermediario vigilato.',
    pubblicata: '2026-11-12',
  },
]
