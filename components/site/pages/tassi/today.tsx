import { dayText } from '@/components/markup/format'
import { toQuery } from '@/components/markup/rate-choice'
import {
  changeWords,
  INDEX_NAMES,
  lastDay,
  pointsText,
  rateText,
  tenorText,
} from '@/components/markup/rate-words'
import type { RateIndex } from '@/lib/features/rates/schema'
import type { TodayRate } from '@/lib/features/rates/types'
import styles from './today.module.css'

interface Props {
  index: RateIndex
  rates: TodayRate[]
  /** Whose figures they are, where the rows do not say. */
  fonte: string
  /** What the index is for, in a sentence. */
  use: string
}

/** Whose figures these are: what the rows name, or what the installation says of the others. */
export function sourcesOf(rates: readonly TodayRate[], fonte: string): string {
  return [...new Set(rates.map(({ source }) => source || fonte))].filter(Boolean).join('; ')
}

/** An index today: each tenor with its value, the one before, the change and that of a year ago. */
export function Today({ index, rates, fonte, use }: Props) {
  const name = INDEX_NAMES[index]
  const id = `oggi-${index.toLowerCase()}`
  const last = lastDay(rates)
  const sources = sourcesOf(rates, fonte)
  return (
    <section className={styles.today} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className={styles.use}>{use}</p>
      <table className={styles.table}>
        <caption className="solo-voce">
          {name} del {dayText(last)}, per durata
        </caption>
        <colgroup>
          <col span={4} />
          <col className={styles.wide} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Durata</th>
            <th scope="col">Valore</th>
            <th scope="col">Precedente</th>
            <th scope="col">
              Variazione<small>punti base</small>
            </th>
            <th scope="col" className={styles.wide}>
              Un anno fa
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <Line key={rate.tenor} rate={rate} isOlder={rate.date !== last} />
          ))}
        </tbody>
      </table>
      <p className={styles.source}>
        Valori del <time dateTime={last}>{dayText(last)}</time>.{sources ? ` Fonte: ${sources}.` : ''}
      </p>
    </section>
  )
}

function Line({ rate, isOlder }: { rate: TodayRate; isOlder: boolean }) {
  const { index, tenor, value, previous, change, yearAgo, date } = rate
  const chart = `/tassi?${toQuery({ index, tenor, period: '1a' })}#andamento`
  return (
    <tr>
      <th scope="row">
        <a href={chart}>
          {tenorText(tenor)}
          <span className="solo-voce">: andamento</span>
        </a>
        {isOlder ? <small>del {dayText(date)}</small> : null}
      </th>
      <td className={styles.value}>{rateText(index, value)}</td>
      <td>{previous ? rateText(index, previous.value) : '—'}</td>
      <td>{change === null ? '—' : <Change points={change} />}</td>
      <td className={styles.wide}>{yearAgo === null ? '—' : rateText(index, yearAgo)}</td>
    </tr>
  )
}

const SIGNS = { up: 'M1 9 5.5 2 10 9z', down: 'M1 2h9L5.5 9z', same: 'M1 4.5h9v2H1z' }

/* A shape, a number and words: never a colour alone. Rates that rise are bad news for some and good for others. */
function Change({ points }: { points: number }) {
  const sign = points > 0 ? SIGNS.up : points < 0 ? SIGNS.down : SIGNS.same
  return (
    <>
      <span className={styles.change} aria-hidden="true">
        <svg viewBox="0 0 11 11" width={11} height={11} aria-hidden="true">
          <path d={sign} fill="currentColor" />
        </svg>
        {pointsText(points)}
      </span>
      <span className="solo-voce">{changeWords(points)}</span>
    </>
  )
}
