import { SPOKEN_ON_PHONES, Spoken } from './spoken'

/**
 * The name of a column; of figures, which stand at the right; of words in a table of figures, which stand at the left; or one that is
 * only said, where the cells speak for themselves.
 */
export type Head = string | { figure: string } | { words: string } | { spoken: string }

type Props = {
  heads: readonly (Head | false | null)[]
  /** On a phone the rows are cards, whose cells say what they hold. */
  cards?: boolean
}

/** The names of the columns of a table, in their order; what is false is left out. */
export const TableHead = ({ heads, cards = false }: Props) => (
  <thead className={cards ? SPOKEN_ON_PHONES : undefined}>
    <tr>
      {heads.map((head) => {
        if (head === false || head === null) return null
        if (typeof head === 'string')
          return (
            <th key={head} scope="col">
              {head}
            </th>
          )
        if ('spoken' in head)
          return (
            <th key={head.spoken} scope="col">
              <Spoken>{head.spoken}</Spoken>
            </th>
          )
        if ('words' in head)
          return (
            <th key={head.words} scope="col" data-words="true">
              {head.words}
            </th>
          )
        return (
          <th key={head.figure} scope="col" data-numeric="true">
            {head.figure}
          </th>
        )
      })}
    </tr>
  </thead>
)
