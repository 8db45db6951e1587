/**
 * What the checks of a grid have to know of it: whether the bank has instalments of its own, and whether its rows are loans
 * whose costs contain the tax of a loan. What other products pay depends on more than the row.
 */
export const gridTerms = ({ prodotto, fuoriPiano }: { prodotto: string; fuoriPiano: boolean }) => ({
  fuoriPiano,
  tassata: prodotto === 'prestito',
})
