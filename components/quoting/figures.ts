import { formatEuro, formatRate, toCents } from '@/lib/core/money'

export const euro = (value: number) => formatEuro(toCents(value))
export const rate = (value: number) => formatRate(value)
