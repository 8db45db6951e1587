import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_STORAGE } from './browser-storage'

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') })),
)
const everything = sources.map(({ text }) => text).join('\n')
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].flatMap(([, one]) => one ?? [])

/** The strings of `const NAME = …`, in this source or, for a name that is imported, wherever it is. */
function constant(name: string, text: string): string[] {
  const where = text.includes(`const ${name} =`) || name === 'key' ? text : everything
  const values = found(new RegExp(`const ${name} = (\\[[^\\]]+\\]|['\`].+['\`])`, 'g'), where)
  return values.flatMap((value) => found(/['`](.+?)['`]/g, value))
}

const KEEPS = /(?:getItem|setItem|useLocalStorage(?:<.+>)?)\(/
const ARGUMENT = /(?:[gs]etItem|signedIn|useLocalStorage(?:<.+>)?)\((?:\{ key: )?['`](.+?)['`][,) ]/g
const CONSTANT = /\b((?:[A-Z]+_)?KEYS?|key)\b/g

/** The names under which a source keeps something; what changes from one to the next is "…". */
function keysOf(text: string): string[] {
  const constants = [...new Set(found(CONSTANT, text))].flatMap((name) => constant(name, text))
  return [...found(ARGUMENT, text), ...constants].map((name) =>
    name.replace(/\$\{.+?\}/g, '…').replace(/:….*/, ':…'),
  )
}

const keepers = sources.filter(({ text }) => KEEPS.test(text))
const cookies = [
  ...found(/document\.cookie='(\w+)=/g, everything),
  ...found(/`\$\{role\}(_\w+)`/g, everything).map((name) => `…${name}`),
]
// Of sign-ins with somebody else's account, which there are none of: next-auth never sets them.
const NEVER = ['…_pkce', '…_state', '…_nonce']
const used = [...keepers.flatMap(({ text }) => keysOf(text)), ...cookies].filter(
  (name) => !NEVER.includes(name),
)
const declared = BROWSER_STORAGE.flatMap(({ names }) => names)
const matches = (pattern: string, name: string) =>
  name === pattern || (pattern.startsWith('…') && name.endsWith(pattern.slice(1)))

describe('what the site keeps in a browser', () => {
  it('finds the name in every source that keeps something', () => {
    expect(keepers.length).toBeGreaterThan(8)
    expect(keepers.filter(({ text }) => keysOf(text).length === 0).map(({ path }) => path)).toEqual([])
  })

  it('is all declared, and nothing else is', () => {
    expect(used.filter((name) => !declared.some((one) => matches(name, one)))).toEqual([])
    const unused = declared.filter((one) => !used.some((name) => matches(name, one)))
    expect(unused).toEqual([])
  })

  it('is named once', () => {
    expect(declared).toHaveLength(new Set(declared).size)
  })
})
