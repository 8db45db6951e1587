/*
 * What has become of the towns of prisma/data/towns.data.json, which are those of February 2020: 7.894 are left since 21 February
 * 2026. Sources: the archive of towns of ANPR (italia/anpr, CC BY 4.0) until October 2023, the notes of ISTAT's list after it.
 * Towns of Sardinia keep the codes of ISTAT that they had before 2026; their provinces are those of 2026 (sardinia.ts).
 */

/** A town that others made together; it lies where the largest of them lies. */
type Merger = { istat: string; nome: string; catastale: string; from: readonly string[] }

/** By ISTAT's codes. */
export const MERGERS: readonly Merger[] = [
  { istat: '005122', nome: 'Moransengo-Tonengo', catastale: 'M434', from: ['005079', '005110'] },
  {
    istat: '012144',
    nome: 'Bardello con Malgesso e Bregano',
    catastale: 'M433',
    from: ['012009', '012018', '012095'],
  },
  { istat: '013256', nome: 'Uggiate con Ronago', catastale: 'M435', from: ['013228', '013199'] },
  { istat: '024128', nome: 'Sovizzo', catastale: 'M436', from: ['024103', '024044'] },
  { istat: '024129', nome: 'Castegnero Nanto', catastale: 'M439', from: ['024027', '024071'] },
  { istat: '025075', nome: 'Setteville', catastale: 'M437', from: ['025070', '025002'] },
  { istat: '028108', nome: "Santa Caterina d'Este", catastale: 'M438', from: ['028022', '028098'] },
]

/** A town that went into another one, which stayed: its code, and that of the other. */
export const ABSORBED: Readonly<Record<string, string>> = {
  '018002': '018026', // Albaredo Arnaboldi, in Campospinoso
  '018082': '018094', // Lirio, in Montalto Pavese
  '041032': '041044', // Monteciccardo, in Pesaro
}

export const RENAMED: Readonly<Record<string, string>> = {
  '005014': 'Calliano Monferrato',
  '005020': 'Casorzo Monferrato',
  '005056': 'Grana Monferrato',
  '005077': 'Montemagno Monferrato',
  '006113': 'Murisengo Monferrato',
  '018026': 'Campospinoso Albaredo',
  '021053': 'Montagna sulla Strada del Vino',
  '021076': 'Salorno sulla Strada del Vino',
  '068033': 'Popoli Terme',
  '083100': 'Tripi - Abakainon',
  '102017': 'Jonadi',
}

/** Towns that went to another province, whose codes changed with it. */
export const MOVED: Readonly<Record<string, { istat: string; provincia: string }>> = {
  '041033': { istat: '099030', provincia: 'RN' }, // Montecopiolo
  '041060': { istat: '099031', provincia: 'RN' }, // Sassofeltrio
}

/** Misiliscemi was a part of Trapani until 20 February 2021. */
export const SPLIT_OFF = {
  istat: '081025',
  nome: 'Misiliscemi',
  catastale: 'M432',
  provincia: 'TP',
  caps: ['91100'],
  lat: 37.93,
  lng: 12.58,
  popolazione: 8_669,
}
