/** Categories of the ministry's table, [category, class from, class to (euro), level]; levels are invented. */
export const TEGM: readonly (readonly [
  category: string,
  from: number | null,
  to: number | null,
  tegm: number,
])[] = [
  ['Mutui con garanzia ipotecaria a tasso fisso', null, null, 3.93],
  ['Mutui con garanzia ipotecaria a tasso variabile', null, null, 4.38],
  ['Credito personale', null, null, 11.32],
  ['Credito finalizzato', null, null, 10.44],
  ['Cessione del quinto', 0, 15_000, 14.97],
  ['Cessione del quinto', 15_000, null, 9.22],
  ['Credito revolving', null, null, 15.86],
  ['Leasing autoveicoli e aeronavali', 0, 25_000, 8.77],
  ['Leasing autoveicoli e aeronavali', 25_000, null, 7.81],
  ['Leasing immobiliare a tasso fisso', null, null, 6.12],
  ['Leasing immobiliare a tasso variabile', null, null, 5.48],
  ['Leasing strumentale', 0, 25_000, 9.86],
  ['Leasing strumentale', 25_000, null, 6.94],
  ['Altri finanziamenti alle imprese', null, null, 13.21],
  ['Aperture di credito in conto corrente', 0, 5_000, 11.02],
  ['Aperture di credito in conto corrente', 5_000, null, 9.47],
]
