/** A value by path: "category.nome". */
export function valueAt(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  }, row)
}
