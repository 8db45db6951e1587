import type { PageText } from './types'

export const ANTIRICICLAGGIO: PageText = {
  url: 'antiriciclaggio',
  titolo: 'Antiriciclaggio',
  descrizione: 'Perché ti chiediamo un documento, che cosa ne facciamo e che cosa succede se manca.',
  corpo: [
    'Il decreto legislativo 231 del 2007 chiede a banche, notai e mediatori creditizi di sapere con chi lavorano. Non è sfiducia: vale per tutti, anche per chi conosciamo da anni.',
    '## Che cosa ti chiediamo',
    '- un documento di identità valido e il codice fiscale;',
    '- a che cosa serve il finanziamento e da dove viene il denaro che ci metti tu;',
    '- se ricopri, o hai ricoperto nell’ultimo anno, una carica pubblica importante, tu o un familiare stretto;',
    '- per chi agisci, se non agisci per te;',
    '- per le società: visura camerale, poteri di chi firma e titolare effettivo, cioè la persona che alla fine possiede o controlla.',
    '## Quando',
    'Prima di firmare il contratto di mediazione e ogni volta che qualcosa cambia. A distanza usiamo strumenti di riconoscimento ammessi dalla legge.',
    '## Che cosa ne facciamo',
    'Verifichiamo i dati, valutiamo il rischio e conserviamo copia di tutto per **dieci anni** dalla fine del rapporto, come vuole l’articolo 31 del decreto. I documenti passano alla banca che scegli, che fa le stesse verifiche per conto suo. Il resto è nell’[informativa sulla privacy](/pagine/privacy-policy).',
    '## Se manca qualcosa',
    'Se non possiamo completare le verifiche dobbiamo fermarci: non è una scelta nostra (articolo 42). Se un’operazione ci appare sospetta dobbiamo comunicarlo all’Unità di informazione finanziaria, e la legge ci vieta di dirlo a chiunque (articolo 39).',
    '## Il contante',
    'Non accettiamo contanti, per nessuna somma. Se qualcuno te li chiede a nome nostro, [diccelo subito](/pagine/reclami).',
  ],
}
