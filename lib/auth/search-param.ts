export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** One value of a page's address; a repeated one counts as its first. */
export async function searchParam(params: SearchParams, name: string): Promise<string> {
  const value = (await params)[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
