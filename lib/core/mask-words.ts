/** From one letter of a comment up to another, which is not part of it. */
export type Span = { da: number; a: number }

/** What stands in place of words that nobody should read. */
export const MASK = '…'

/** The words of a comment with where they stand. */
export function wordsOf(commento: string): (Span & { text: string })[] {
  return [...commento.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    da: index,
    a: index + text.length,
  }))
}

/** Neighbours become one, so that nobody can count the words that are hidden. */
function joined(commento: string, spans: readonly Span[]): Span[] {
  const done: Span[] = []
  for (const { da, a } of [...spans].sort((one, other) => one.da - other.da)) {
    const last = done.at(-1)
    if (last && !/\S/.test(commento.slice(last.a, da))) last.a = Math.max(last.a, a)
    else done.push({ da, a })
  }
  return done
}

/** A comment without some of its words; whether a part that is asked for is there, the caller has checked. */
export function masked(commento: string, spans: readonly Span[]): string {
  const parts = joined(commento, spans)
  const kept = parts.map(({ da }, at) => commento.slice(parts[at - 1]?.a ?? 0, da))
  return [...kept.flatMap((text) => [text, MASK]), commento.slice(parts.at(-1)?.a ?? 0)].join('')
}
