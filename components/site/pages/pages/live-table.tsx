import type { ReactNode } from 'react'
import styles from './live-table.module.css'

interface Line {
  name: string
  /** Small, under the name. */
  note?: string
  figures?: string[]
}

interface Props {
  caption: ReactNode
  /** Titles of the columns; the first names the line, the others are figures. */
  columns: string[]
  lines: Line[]
  note?: ReactNode
}

/** A table made from today's data inside a text; narrow enough for a phone. */
export function LiveTable({ caption, columns, lines, note }: Props) {
  const [first, ...others] = columns
  return (
    <figure className={styles.box}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        {/* The columns are there before their titles arrive: nothing moves aside for the next. */}
        <colgroup>
          <col />
          {others.map((title) => (
            <col key={title} className={styles.figure} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((title) => (
              <th key={title} scope="col" className={styles.figure}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.name} ${line.note}`}>
              <th scope="row">
                {line.name}
                {line.note ? <small>{line.note}</small> : null}
              </th>
              {line.figures?.map((figure, index) => (
                <td key={others[index]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <figcaption className={styles.note}>{note}</figcaption> : null}
    </figure>
  )
}
