import type { NewsText } from './types'

export const IMPRESE: readonly NewsText[] = [
  {
    titolo: 'Leasing strumentale: canone, riscatto e tasso spiegati con un esempio',
    categoria: 'imprese',
    abstract: 'Come si forma il canone e come confrontare due offerte.',
    corpo: [
      'Nel leasing la società compra il bene e l’impresa lo usa pagando un canone. Alla fine può riscattarlo a un prezzo stabilito.',
      'Per un macchinario da 100.000 euro senza IVA, con anticipo del venti per cento, sessanta mesi, riscatto all’uno per cento e tasso del cinque, il canone posticipato è di 1.494,99 euro.',
      'Se i canoni si pagano in anticipo l’importo scende un poco, perché il denaro rientra prima. Nel confronto contano anche le spese di istruttoria e l’assicurazione del bene.',
    ],
  },
  {
    titolo: 'Finanziare gli investimenti di una piccola impresa',
    categoria: 'imprese',
    abstract: 'Durata coerente con il bene, garanzie pubbliche e un piano leggibile.',
    corpo: [
      'La regola più utile è far durare il finanziamento quanto il bene che si compra: un furgone in cinque anni, un capannone in quindici. Finanziare un impianto con il fido di conto corrente costa di più ed espone al rischio di rientro.',
      'Le garanzie pubbliche riducono il rischio per la banca e possono migliorare il tasso. Hanno condizioni e tempi propri: conviene verificarle all’inizio, non a pratica avviata.',
      'Un piano di poche pagine con ricavi attesi, costi e flusso di cassa vale più di molte garanzie personali.',
    ],
  },
  {
    titolo: 'Liquidità d’impresa: leggere il proprio flusso di cassa',
    categoria: 'imprese',
    abstract: 'Un’azienda in utile può restare senza denaro: come accorgersene in tempo.',
    corpo: [
      'Il conto economico dice se si guadagna, il flusso di cassa dice se si riesce a pagare. Quando i clienti saldano a novanta giorni e i fornitori vogliono trenta, la differenza va finanziata.',
      'Un prospetto a dodici settimane, aggiornato ogni lunedì, basta a vedere in anticipo i momenti critici.',
      'Gli strumenti vanno dall’anticipo fatture al finanziamento a medio termine. Il più adatto dipende dalla causa: un ritardo di stagione si copre in modo diverso da una crescita.',
    ],
  },
  {
    titolo: 'Immobile strumentale: mutuo o leasing immobiliare?',
    categoria: 'imprese',
    abstract: 'Proprietà subito o alla fine, imposte e durata: le differenze che contano.',
    corpo: [
      'Con il mutuo l’impresa acquista subito e iscrive l’immobile a bilancio. Con il leasing lo usa e può riscattarlo alla fine, deducendo i canoni secondo le regole fiscali.',
      'Il mutuo richiede un’ipoteca e di solito finanzia il sessanta o settanta per cento. Il leasing può arrivare più in alto, con un anticipo da concordare.',
      'La scelta va fatta insieme al commercialista: lo stesso tasso può produrre effetti molto diversi a seconda del regime dell’impresa.',
    ],
  },
  {
    titolo: 'Centrale dei rischi: come leggere la propria visura',
    categoria: 'imprese',
    abstract: 'Un documento gratuito che le banche guardano per primo.',
    corpo: [
      'La Centrale dei rischi della Banca d’Italia raccoglie i debiti verso il sistema sopra una certa soglia. La visura si chiede online e non costa nulla.',
      'Le voci da controllare sono gli sconfinamenti, cioè l’uso oltre il fido, e le garanzie rilasciate. Uno sconfinamento di pochi giorni ripetuto ogni mese pesa più di uno isolato.',
      'Se trovi un errore segnalalo alla banca che ha trasmesso il dato. Farlo prima di chiedere un finanziamento evita un rifiuto difficile da spiegare.',
    ],
  },
]
