/**
 * Fetches a page's scripts when it has been painted. A page that nobody looks at yet, and a browser that does not tell when it
 * paints, do not wait; nobody waits more than three seconds.
 */
const RUN_SCRIPTS = `(function(d,sources){var ran;function run(){if(ran)return;ran=1;sources.forEach(function(one){var s=d.createElement('script');s.async=true;s.src=one;d.head.appendChild(s)})}try{if(d.visibilityState!='visible'||PerformanceObserver.supportedEntryTypes.indexOf('paint')<0)return run();new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)run()}).observe({type:'paint',buffered:true});setTimeout(run,3000)}catch(e){run()}})`

const BEFORE = `${RUN_SCRIPTS}(document,`

export const runScripts = (sources: readonly string[]): string => `${BEFORE}${JSON.stringify(sources)})`

/** Whether a script is this one, with files of ours and nothing else. */
export function isRunScripts(code: string): boolean {
  if (!code.startsWith(BEFORE) || !code.endsWith(')')) return false
  try {
    const sources: unknown = JSON.parse(code.slice(BEFORE.length, -1))
    return (
      Array.isArray(sources) && sources.every((one) => typeof one === 'string' && one.startsWith('/_next/'))
    )
  } catch {
    return false
  }
}
