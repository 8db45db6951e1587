import { formatRate } from '@/lib/core/money'

export const rate = (value: number) => formatRate(value)
