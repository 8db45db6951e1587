/**
 * Whether a request was provably made by one of our own pages. Modern browsers say so themselves; they keep
 * silent on plain http, where Origin or Referer must name this very host. No proof means no.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const claimed = headers.get('origin') ?? headers.get('referer')
  if (!claimed || !URL.canParse(claimed)) return false
  const hosts = [headers.get('x-forwarded-host'), headers.get('host')]
  return hosts.includes(new URL(claimed).host)
}
