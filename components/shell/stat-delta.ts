export type MoreIs = 'good' | 'bad' | 'neutral'

/** `change` is null where no percentage means anything. */
export type Delta = { change: string | null; spoken: string; tone: 'good' | 'bad' | 'neutral' }

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })

/** How a number compares with an earlier one: "+12%", the same in words, and whether that is good. */
export function deltaOf(now: number, before: number, moreIs: MoreIs = 'neutral'): Delta {
  if (now === before) return { change: null, spoken: 'come', tone: 'neutral' }
  const more = now > before
  const tone = moreIs === 'neutral' ? 'neutral' : more === (moreIs === 'good') ? 'good' : 'bad'
  const words = more ? 'in più' : 'in meno'
  if (before === 0) return { change: null, spoken: words, tone }
  const points = percent.format(Math.abs((now - before) / before) * 100)
  return { change: `${more ? '+' : '−'}${points}%`, spoken: `${points}% ${words}`, tone }
}
