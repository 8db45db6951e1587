/** One statement of a migration: in one line, without comments and the words between quotes; `before` are the comments above it, `table` what it is about. */
export type Statement = { sql: string; before: string; table: string }

/** `table.column` → type, as the migrations so far have made them. */
export type Columns = Map<string, string>

/** Quotes, dollar quotes, comments, the end of a statement, and everything else. */
const PARTS = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|(--[^\n]*|\/\*[\s\S]*?\*\/)|(;)|[^'"$;/-]+|[\s\S]/g

const TABLE =
  /^(?:(?:CREATE|ALTER|DROP) TABLE (?:IF (?:NOT )?EXISTS )?(?:ONLY )?|CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?|UPDATE |INSERT INTO |DELETE FROM )(?:"?public"?\.)?"?(\w+)"?/i

/** Cuts a script at the semicolons that end a statement. */
export function statementsOf(script: string): Statement[] {
  const found: Statement[] = []
  let sql = ''
  let before = ''
  const end = () => {
    const line = sql.replace(/\s+/g, ' ').trim()
    if (line) found.push({ sql: line, before, table: TABLE.exec(line)?.[1] ?? '' })
    sql = ''
    before = ''
  }
  for (const [text, , comment, semicolon] of script.matchAll(PARTS)) {
    if (semicolon) end()
    // A comment within a statement says nothing of the next one.
    else if (comment) before += sql.trim() ? '' : `${comment}\n`
    else sql += text.startsWith("'") ? "''" : text
  }
  end()
  return found
}

/** The parts of a text between commas that no parenthesis holds. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const COLUMN =
  /^"?(\w+)"? (.+?)(?= (?:NOT NULL|NULL|DEFAULT|GENERATED|PRIMARY|UNIQUE|REFERENCES|CHECK|COLLATE)\b|$)/i

/** The columns that a statement makes, or gives another type. */
export function columnsOf({ sql, table }: Statement): [column: string, type: string][] {
  const body = /^CREATE TABLE .*?\((.*)\)[^)]*$/i.exec(sql)?.[1]
  const changes = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?\S+ (.*)$/i.exec(sql)?.[1]
  const lines = split(body ?? changes ?? '').map((line) =>
    body === undefined
      ? (/^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\b)(.*)$/i.exec(line)?.[1] ??
        /^ALTER (?:COLUMN )?(\S+ )(?:SET DATA )?TYPE (.*?)(?: USING .*)?$/i.exec(line)?.slice(1).join(''))
      : line,
  )
  return lines.flatMap((line) => {
    const [, name, type] = COLUMN.exec(line ?? '') ?? []
    return name && type && !/^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN)$/i.test(name)
      ? [[`${table}.${name}`, type]]
      : []
  })
}

const plain = (type: string) => {
  const [, name = '', sizes = ''] = /^([A-Z ]+?)\s*(?:\(([\d, ]+)\))?$/.exec(type.trim().toUpperCase()) ?? []
  return {
    name: name.replace('CHARACTER VARYING', 'VARCHAR').replace('NUMERIC', 'DECIMAL'),
    sizes: sizes.split(',').map(Number),
  }
}

/** Whether all that `from` holds fits `to`, and PostgreSQL neither reads nor writes the table for it. */
export function isWider(from: string | undefined, to: string): boolean {
  if (!from) return false
  const [a, b] = [plain(from), plain(to)]
  const [size = 0, digits = 0] = a.sizes
  const [newSize = 0, newDigits = 0] = b.sizes
  if (a.name === 'VARCHAR' && b.name === 'TEXT') return true
  if (a.name !== b.name || !['VARCHAR', 'DECIMAL'].includes(a.name)) return false
  return newSize >= size && newDigits === digits
}
