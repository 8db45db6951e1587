/** The path of a target, without its query. */
export function pathOf(target = '/'): string {
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}
