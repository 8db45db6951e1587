import { formatDay } from '@/lib/core/dates'

/** What the history calls a payment. */
export const paymentLabel = ({ codice, data }: { codice: string; data: Date }): string =>
  `${codice}, ${formatDay(data)}`
