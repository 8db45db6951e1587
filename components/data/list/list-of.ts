/** The list that a page belongs to, whatever its place and size. */
export function listOf(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('cursor')
  params.delete('limit')
  return params.toString()
}
