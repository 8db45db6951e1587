import type { Point } from '@/components/site/offers/points'

/** What the law says of paying off a loan early, by the day of the contract. */
export const RULES: Point[] = [
  {
    title: 'Puoi farlo quando vuoi',
    text: 'In tutto o in parte, con una richiesta a chi ti ha dato il finanziamento. Il conteggio è gratuito e deve arrivare subito (art. 125-sexies TUB).',
  },
  {
    title: 'L’indennizzo',
    text: 'Al massimo l’1% di quello che rimborsi, lo 0,5% se manca un anno o meno, mai più degli interessi che risparmi. Niente a tasso variabile, e niente se saldi tutto con 10.000 € o meno.',
  },
  {
    title: 'Contratti prima del 25 luglio 2021',
    text: 'Anche le spese pagate per concludere il contratto si restituiscono in proporzione (Corte di giustizia, C-383/18 «Lexitor»; Corte costituzionale 263/2022). Imposte escluse.',
  },
  {
    title: 'Contratti dal 25 luglio 2021',
    text: 'Tutti i costi, imposte escluse, con il criterio che dice il contratto: lineare o costo ammortizzato. Se non lo dice, costo ammortizzato (art. 125-sexies TUB, dopo il D.L. 73/2021).',
  },
  {
    title: 'Contratti dal 20 novembre 2026',
    text: 'La riduzione prende i costi che chiede chi presta. Imposte e somme pagate a terzi restano fuori (art. 29 della direttiva 2023/2225; D.Lgs. 212/2025).',
  },
  {
    title: 'L’assicurazione',
    text: 'Se l’hai pagata tutta all’inizio, la compagnia restituisce la parte del tempo senza copertura (art. 22 D.L. 179/2012). La polizza può dire come si calcola.',
  },
]
