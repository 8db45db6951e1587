import { holds, rules } from './alert-watch'

const text = 'a_b{name="x",of="1"} 0\na_b{name="y",of="2"} 1\na_c 7\na_c NaN\n'
const compare = (how: string, name: string, [label, value]: string[], sign: string, limit: string) =>
  holds(['', how, name, label, value, sign, limit] as unknown as RegExpExecArray, text)

test('rules of one moment are worked out where Prometheus is missing', () => {
  expect(compare('min', 'a_b', ['name', 'x'], '==', '0')).toBe(true)
  expect(compare('min', 'a_b', ['name', 'y'], '==', '0')).toBe(false)
  expect(compare('sum', 'a_b', [], '>', '0')).toBe(true)
  expect(compare('max', 'a_c', [], '>=', '7')).toBe(true)
  expect(compare('max', 'nobody', [], '<', '7')).toBe(false)
})

test('every wait of the rules is made short, and nothing else', () => {
  const found = rules()
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ expr }) => /\[(?:5|15|30)m\]/.test(expr))).toEqual([])
  expect(found.find(({ alert }) => alert === 'ChiaraviaQueueStopped')?.expr).toContain('900')
})
