import classes from './diff-table.module.css'

type Change = { field: string; before: unknown; after: unknown }
type Props = {
  changes: readonly Change[]
  /** Names of the fields as the form writes them. */
  labels?: Record<string, string>
  heads?: readonly [string, string]
  /** A column of boxes, to choose fields. */
  choose?: (field: string) => React.ReactNode
}

const isRich = (value: unknown) => typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value)

/** HTML as text, lists and objects as JSON, nothing as a dash. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (isRich(value))
    return String(value)
      .replace(/<(br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
      .replace(/<[^>]+>/g, '')
      .trim()
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** Field by field, what it was and what it became. */
export function DiffTable({ changes, labels = {}, heads = ['Prima', 'Dopo'], choose }: Props) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {choose && <th scope="col">Scegli</th>}
            <th scope="col">Campo</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              {choose && <td>{choose(field)}</td>}
              <th scope="row">{labels[field] ?? field}</th>
              <td>
                <del className={classes.before}>{textOf(before)}</del>
              </td>
              <td>
                <ins className={classes.after}>{textOf(after)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
