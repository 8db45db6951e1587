import { changeWords, INDEX_NAMES, pointsText, rateText, tenorText } from '@/components/markup/rate-words'
import { KeyFigure } from '@/components/site/key-figure'
import type { TodayRate } from '@/lib/features/rates/types'
import styles from './headline.module.css'

/** The durations that mortgages are most often made with; where they are missing, the last of the index. */
const USUAL = { EURIRS: '25Y', EURIBOR: '3M' } as const

const usualOf = (today: readonly TodayRate[], index: TodayRate['index']) => {
  const rates = today.filter((rate) => rate.index === index)
  return rates.find(({ tenor }) => tenor === USUAL[index]) ?? rates.at(-1)
}

/** The two figures that people come for. */
export function Headline({ today }: { today: readonly TodayRate[] }) {
  const shown = [usualOf(today, 'EURIRS'), usualOf(today, 'EURIBOR')].filter((rate) => rate !== undefined)
  return (
    <dl className={styles.headline}>
      {shown.map(({ index, tenor, value, change }) => (
        <KeyFigure
          key={index}
          label={`${INDEX_NAMES[index]} ${tenorText(tenor)}`}
          note={
            change === null ? null : (
              <>
                <span aria-hidden="true">{pointsText(change)} punti base</span>
                <span className="solo-voce">{changeWords(change)}</span>
              </>
            )
          }
        >
          {rateText(index, value)}
        </KeyFigure>
      ))}
    </dl>
  )
}
