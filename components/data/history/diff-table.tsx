import { RefName } from '@/components/data/record/ref-name'
import { valueWords } from '@/components/data/table/value-words'
import type { Field } from '@/lib/resources/view'
import classes from './diff-table.module.css'

type Change = { field: string; before: unknown; after: unknown }
type Props = {
  changes: readonly Change[]
  /** Names of the fields as the form writes them. */
  labels?: Record<string, string>
  /** The form they belong to: it knows the words of their options. */
  fields?: readonly Field[]
  heads?: readonly [string, string]
  /** A column of boxes, to choose fields. */
  choose?: (field: string) => React.ReactNode
}

/** Field by field, what it was and what it became. */
export function DiffTable({ changes, labels = {}, fields = [], heads = ['Prima', 'Dopo'], choose }: Props) {
  const fieldOf = (name: string) => fields.find((field) => field.name === name)
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-choose={choose !== undefined}>
        <thead>
          <tr>
            {choose && <th scope="col">Scegli</th>}
            <th scope="col" className={classes.field}>
              Campo
            </th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              {choose && <td>{choose(field)}</td>}
              <th scope="row" className={classes.name}>
                {labels[field] ?? field}
              </th>
              <td>
                <del className={classes.before}>
                  <DiffValue value={before} field={fieldOf(field)} />
                </del>
              </td>
              <td>
                <ins className={classes.after}>
                  <DiffValue value={after} field={fieldOf(field)} />
                </ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A value in words. Names of what is pointed to come with the field's options, or are asked for. */
export function DiffValue({ value, field }: { value: unknown; field?: Field }) {
  const isOpen = field?.kind === 'ref' && !field.options && typeof value === 'string' && value !== ''
  if (isOpen && field.resource) return <RefName resource={field.resource} value={value} />
  return valueWords(value, field)
}
