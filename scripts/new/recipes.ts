import { EnvError } from '../../lib/core/env'
import { page } from './page'
import { reportRecipe } from './report'
import { resourceAt } from './resource'
import { summaryRecipe } from './summary'
import type { Read, Recipe, Work } from './types'
import { verb } from './verb'

type Asked = { read: Read; stamp: string }

const recipes = (stamp: string): Record<string, Recipe> => ({
  resource: resourceAt(stamp),
  verb,
  report: reportRecipe,
  summary: summaryRecipe,
  page,
})

/** The names of the recipes, in the order of their use. */
export const KINDS = Object.keys(recipes(''))

/** What a recipe would write; a name that is taken is refused before anything is. */
export function workOf([kind = '', ...words]: readonly string[], { read, stamp }: Asked): Work {
  const known = recipes(stamp)
  const recipe = Object.hasOwn(known, kind) ? known[kind] : undefined
  if (!recipe) throw new EnvError(`Che cosa di nuovo? npm run new -- ${KINDS.join('|')} <nome>`)
  const work = recipe(words, read)
  const taken = Object.keys(work.files).filter((file) => read(file) !== undefined)
  if (taken.length > 0) throw new EnvError(`C’è già, scegli un altro nome: ${taken.join(', ')}.`)
  return work
}

/** Path → text of every file that changes. */
export function textsOf({ files, edits }: Work, read: Read): Record<string, string> {
  const edited = Object.entries(edits).map(([file, edit]) => {
    const text = read(file)
    if (text === undefined) throw new EnvError(`Manca ${file}.`)
    return [file, edit(text)] as const
  })
  return { ...files, ...Object.fromEntries(edited) }
}
