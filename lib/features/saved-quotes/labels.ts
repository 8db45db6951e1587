/* What a client reads of the choice among offers, by a link and in their area. */

export const SCEGLI = 'Scegli l’offerta'
export const NIENTE_SCELTO = 'Scegli l’offerta che accetti.'

/** What an offer is called: a bank may have several in one quote. */
export const offerName = ({ banca, nome }: { banca: string; nome: string }): string =>
  [banca, nome].filter(Boolean).join(', ')

/** "Hai accettato l’offerta di Banca Esempio" */
export const acceptedText = (offer: { banca: string; nome: string } | undefined): string =>
  offer ? `Hai accettato l’offerta di ${offerName(offer)}` : 'Hai accettato questo preventivo'
