/** Next's HTML of a page, in the form in which a browser shows it soonest. */
export const readyHtml = (html: string): string => joinPushes(scriptsFirst(html))

/**
 * A script written behind a stylesheet waits for it, and the rest of the page waits with it: those that the head has
 * of its own go before everything else. React finds them again wherever in the head they are.
 */
function scriptsFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const scripts = head.match(/<script>[^<]*<\/script>/g)
  if (end < 0 || !scripts) return html
  const without = scripts.reduce((rest, script) => rest.replace(script, ''), head)
  return without.replace('<head>', () => `<head>${scripts.join('')}`) + html.slice(end)
}

/**
 * One script in place of the dozens, one behind the other, in which Next writes what a page is made of: each would
 * be a task of its own for the browser, and a hash of its own in the policy. Texts inside them have no "<".
 */
const joinPushes = (html: string): string =>
  html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(')
