import { EnvError } from '../../lib/core/env'

/** The ways in which one name is written: of "codici sconto" codiciSconto, CodiciSconto, codici-sconto, codici_sconto. */
export type Names = { camel: string; pascal: string; kebab: string; snake: string; words: string }

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Of a name in any of these ways; without one, or with other letters, a sentence says what it may be. */
export function namesOf(name: string | undefined, usage: string): Names {
  if (!name) throw new EnvError(`Serve un nome: npm run new -- ${usage}`)
  if (!/^[a-z][a-zA-Z0-9]*(?:[-_ ][a-zA-Z0-9]+)*$/.test(name))
    throw new EnvError(`«${name}» non va: lettere senza accenti e cifre, e la prima minuscola.`)
  const words = name.split(/[-_ ]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase())
  const pascal = words.map(capital).join('')
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    words: words.join(' '),
  }
}

/** As the first word of a sentence. */
export const sentence = (text: string): string => capital(text)
