import path from 'node:path'
import { OF_NEXT } from '../lib/serving/v2-handlers'
import { routeFiles } from '../lib/serving/v2-routes'
import config from '../next.config'

type Exception = { not: { path: RegExp } }
type Rule = { condition: { all: ['production', { path: RegExp }, ...Exception[]] } }

const rule = config.turbopack?.rules?.['*.ts'] as Rule

/** Whether Next compiles the stub in the place of a file. */
function isLeftOut(file: string): boolean {
  const [, { path: pattern }, ...but] = rule.condition.all
  return pattern.test(file) && !but.some(({ not }) => not.path.test(file))
}

it('leaves every handler of /v2 to the server’s own bundle, but those that Next alone can answer', () => {
  const files = routeFiles().map(([, file]) => path.relative(process.cwd(), file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !isLeftOut(file))).toEqual([])
  expect(OF_NEXT.map((address) => `app${address}/route.ts`).filter(isLeftOut)).toEqual([])
})

it.each(['app/og/route.ts', 'app/iframes/partner/route.ts', 'app/v2/route-words.tsx'])(
  '%s is Next’s',
  (file) => {
    expect(isLeftOut(file)).toBe(false)
  },
)
