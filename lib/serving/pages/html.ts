import { ASYNC_SCRIPT, PUSH } from '@/lib/core/next-internals'
import { runScripts } from './run-scripts'

/** Next's HTML of a page, in the form in which a browser shows it soonest. */
export const readyHtml = (html: string): string => scriptsAfterPaint(joinPushes(headScriptsFirst(html)))

/**
 * A script written behind a stylesheet waits for it, and the rest of the page waits with it: those that the head has
 * of its own go before everything else. React finds them again wherever in the head they are.
 */
function headScriptsFirst(html: string): string {
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
 * @param nonce that they bear, where they do
 */
export function joinPushes(html: string, nonce = ''): string {
  const opened = nonce ? `<script nonce="${nonce}">` : '<script>'
  return html.replaceAll(`)</script>${opened}${PUSH}`, `);${PUSH}`)
}

const END = '</body></html>'

/**
 * The page is whole without its scripts, which are most of its weight and take a phone longer than anything else:
 * they are fetched when it has been painted, and do not share the line with its styles and letters (run-scripts.ts).
 */
function scriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source = '']) => source)
  if (sources.length === 0 || !html.endsWith(END)) return html
  const rest = html.replace(ASYNC_SCRIPT, '').slice(0, -END.length)
  return `${rest}<script>${runScripts(sources)}</script>${END}`
}
