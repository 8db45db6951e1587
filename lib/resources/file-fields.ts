import type { Field, FieldKind } from './view'

/** Kinds of fields that name files: by an address, by an id, or by the addresses in a text that is shown with its pictures. */
const FILES: readonly FieldKind[] = ['image', 'file', 'richtext']
/** Kinds in which people write freely: an address there is a text, and opens nothing. */
const TEXTS: readonly FieldKind[] = ['text', 'textarea', 'tags']

/** The kind of a field by its path in the record: "lezioni.0.video". */
export function kindAt(fields: readonly Field[], path: string): FieldKind | undefined {
  const [name, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields.find((one) => one.name === name)
  return rest.length > 0 ? kindAt(field?.rows?.fields ?? [], rest.join('.')) : field?.kind
}

export const namesFiles = (kind: FieldKind | undefined): boolean => kind !== undefined && FILES.includes(kind)

/** Whether a place of a record is a text that people write. What the form does not know is none. */
export const isTextOf =
  (form: readonly Field[]) =>
  (path: string): boolean => {
    const kind = kindAt(form, path)
    return kind !== undefined && TEXTS.includes(kind)
  }
