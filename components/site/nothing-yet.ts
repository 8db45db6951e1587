/** Where a site has no product to compare yet: nothing that a visitor could change would help. */
export const NOTHING_YET = {
  title: 'Le offerte di oggi non sono ancora disponibili',
  text: 'Scrivici dalla pagina dei contatti: le cerchiamo insieme.',
}
