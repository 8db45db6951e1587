/** What a statement does and to which table, "SELECT pratiche": no SQL, and no values. */
export function operationOf(query: string): string {
  const plain = query.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ').trim()
  const verb = (/^\w+/.exec(plain)?.[0] ?? 'altro').toUpperCase()
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(plain)?.[1]
  return table ? `${verb} ${table}` : verb
}
