/**
 * The beginning of the general information on credit to consumers (art. 9 of Directive (EU) 2023/2225): a version that the office
 * writes from here, with what its lenders do. The example is worked out beside it.
 */
export const INFORMAZIONI: readonly string[] = [
  '## Chi siamo',
  '[[societa]], [[sede]], è un mediatore creditizio iscritto nell’elenco tenuto dall’OAM al [[oam]]. Mettiamo in relazione chi chiede un finanziamento con banche e intermediari con cui abbiamo una convenzione: non concediamo credito e non decidiamo l’esito della richiesta.',
  '## A che cosa serve',
  'Il credito si può chiedere per spese personali e familiari, per comprare un bene o un servizio, per riunire altri finanziamenti. Non è adatto a pagare altri debiti quando il reddito non basta.',
  '## Garanzie',
  'La banca può chiedere un garante o un’assicurazione. Nella cessione del quinto la rata è trattenuta dallo stipendio o dalla pensione, e una polizza sulla vita è obbligatoria.',
  '## Durata e tasso',
  'La durata va di solito da 12 a 120 mesi. Il tasso è fisso: la rata non cambia. Dove un’offerta è a tasso variabile lo diciamo accanto, con la rata che avrebbe se l’indice salisse.',
  '## Costi',
  'Oltre agli interessi si possono pagare spese di istruttoria, imposte, spese di incasso della rata, assicurazioni chieste dalla banca e il nostro compenso, se previsto dal contratto di mediazione. Il TAEG li comprende tutti. Un’assicurazione chiesta dalla banca si può comprare anche altrove.',
  '## Come si restituisce',
  'A rate mensili costanti, ognuna con una parte di capitale e una di interessi. Si può restituire prima, in tutto o in parte: il costo totale si riduce in proporzione a quello che manca, e l’indennizzo ha un limite di legge. Il conto si può fare alla pagina [estinzione anticipata](/estinzione-anticipata).',
  '## Ripensamento',
  'Dalla firma del contratto ci sono 14 giorni per recedere, senza dire perché.',
  '## Se non si paga',
  'Chi non paga una rata può dover pagare interessi di mora, essere segnalato nelle banche dati del credito e rischiare azioni sui propri beni. Chi è in difficoltà può chiedere alla banca di rivedere le rate, e rivolgersi a un servizio gratuito di consulenza sul debito.',
  '## Prima di firmare',
  'Ricevi il modulo «Informazioni europee di base sul credito ai consumatori» con le condizioni della tua offerta, in tempo per confrontarle con altre. La banca deve valutare se puoi restituire il credito: può dire di no, e in quel caso puoi chiedere che una persona riesamini la richiesta.',
]
