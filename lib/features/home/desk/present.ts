import { toEuro } from '@/lib/core/money'
import type { Desk, DeskFigure, DeskFigures, DeskMonth } from './types'

const euro = (cents: number | null) => (cents === null ? null : toEuro(Math.round(cents)))
const euroOf = ({ value, before }: DeskFigure): DeskFigure => ({ value: euro(value), before: euro(before) })
const figuresOf = (figures: DeskFigures): DeskFigures => ({
  ...figures,
  erogato: euroOf(figures.erogato),
  provvigioni: figures.provvigioni && euroOf(figures.provvigioni),
  obiettivo: euro(figures.obiettivo),
  raggiunto: toEuro(figures.raggiunto),
})
const monthOf = ({ valore, annoPrima, obiettivo, ...rest }: DeskMonth): DeskMonth => ({
  ...rest,
  valore: toEuro(valore),
  annoPrima: toEuro(annoPrima),
  obiettivo: euro(obiettivo),
})

/** The desk as the API tells it: amounts in euro. */
export const presentDesk = (desk: Desk): Desk => ({
  ...desk,
  mese: figuresOf(desk.mese),
  anno: figuresOf(desk.anno),
  stati: desk.stati.map((row) => ({ ...row, importo: toEuro(row.importo) })),
  erogazioni: desk.erogazioni.map(monthOf),
  previsioni: desk.previsioni && {
    n: desk.previsioni.n,
    importo: toEuro(desk.previsioni.importo),
    ponderato: toEuro(desk.previsioni.ponderato),
  },
})
