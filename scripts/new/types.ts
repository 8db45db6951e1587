/** The text of a file of the project, by its path from the root; undefined where there is none. */
export type Read = (file: string) => string | undefined

/** What a recipe writes, and what it leaves to whoever asked for it. */
export type Work = {
  /** Path → text of files that there must not be yet. */
  files: Record<string, string>
  /** Path → what becomes of a file's text; throws where it is not written as expected. */
  edits: Record<string, (text: string) => string>
  left: string[]
}

/** From what was said after the recipe's name. */
export type Recipe = (words: readonly string[], read: Read) => Work
