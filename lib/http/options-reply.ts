/** The methods of handlers that Next calls, but for HEAD and OPTIONS, which follow from them. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What Next says by itself of an address whose handlers say nothing of OPTIONS. */
export function optionsReply(handlers: Readonly<Record<string, unknown>>): Response {
  const own = METHODS.filter((method) => handlers[method])
  const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ')
  return new Response(null, { status: 204, headers: { allow } })
}
