import { INDEX_NAMES, rateText, tenorText } from '@/components/markup/rate-words'
import { formatDay } from '@/lib/core/dates'
import type { DaysInput, DaysSheet } from '@/lib/features/rates/days-schema'
import { isUnusual, usualStep } from '@/lib/finance/unusual'

export type RateChange = { key: string; text: string; unusual: boolean }

/** The values of a duration in the order of time. */
const seriesOf = ({ giorni }: DaysSheet, tenor: string) =>
  giorni.toReversed().flatMap(({ date, valori }) => {
    const value = valori[tenor]?.value
    return value === undefined ? [] : [{ date, value }]
  })

/** What a sheet is about to change, in words: from what to what, and whether that is more than the series usually moves. */
export function changesInWords(sheet: DaysSheet, celle: DaysInput['celle']): RateChange[] {
  return celle.map(({ date, tenor, value, era }) => {
    const series = seriesOf(sheet, tenor)
    const before = series.findLast((one) => one.date < date)?.value ?? null
    const usual = usualStep(series.map((one) => one.value))
    const unusual = isUnusual(era, value, usual) || isUnusual(before, value, usual)
    const percent = (rate: number) => rateText(sheet.index, rate)
    const step =
      value === null
        ? `si toglie ${era === null ? 'il valore' : percent(era)}`
        : era === null
          ? `${percent(value)}, prima ${before === null ? 'non c’era' : percent(before)}`
          : `passa da ${percent(era)} a ${percent(value)}`
    const text = `${INDEX_NAMES[sheet.index]} ${tenorText(tenor)}, ${formatDay(date)}: ${step}`
    return { key: `${date} ${tenor}`, text, unusual }
  })
}
