import { clockAt, realClock } from '@/lib/testing/clock'
import { privacyBody } from './schema'

afterEach(realClock)

it('a request may have come today, also while it is yesterday in London', () => {
  const asked = (ricevutaIl: string) => privacyBody.safeParse({ tipo: 'opposizione', ricevutaIl })
  const problems = (day: string) =>
    asked(day).error?.issues.filter(({ path }) => path[0] === 'ricevutaIl').length ?? 0
  for (const instant of ['2026-06-30T22:30:00Z', '2026-07-01T10:00:00Z']) {
    clockAt(instant)
    expect(['2026-07-01', '2026-07-02'].map(problems)).toEqual([0, 1])
  }
})
