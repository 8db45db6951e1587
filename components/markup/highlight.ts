import { fold } from '@/lib/core/text'

export interface Stretch {
  text: string
  found: boolean
}

/** A text cut where the words that were looked for stand, whatever their case and accents. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const characters = Array.from(text.normalize('NFC'))
  const marks = characters.map(() => false)
  // A character may fold into none or several: each letter of the folded text knows where it comes from.
  const letters = characters.flatMap((character, at) =>
    Array.from(/\s/.test(character) ? character : fold(character), (letter) => ({ letter, at })),
  )
  const plain = letters.map(({ letter }) => letter).join('')
  for (const word of words) {
    for (let from = plain.indexOf(word); word && from !== -1; from = plain.indexOf(word, from + 1)) {
      for (const { at } of letters.slice(from, from + word.length)) marks[at] = true
    }
  }
  return characters.reduce<Stretch[]>((done, character, at) => {
    const last = done.at(-1)
    const found = marks[at] ?? false
    if (last && last.found === found) last.text += character
    else done.push({ text: character, found })
    return done
  }, [])
}
