import { fold } from '@/lib/core/text'
import type { Option } from './field'

/** Case, accents and the form of an apostrophe make no difference when searching. */
export function containsText(text: string, query: string): boolean {
  return fold(text).includes(fold(query))
}

export function filterOptions<T extends Option>(options: T[], query: string): T[] {
  return options.filter((option) => containsText(option.label, query))
}

/** The one option that has exactly this name or code («BO» for Bologna), in any case; namesakes are not told apart by it. */
export function namedExactly<T extends Option>(options: readonly T[], name: string): T | undefined {
  const isIt = ({ label, value, disabled }: T) =>
    !disabled && (fold(label) === fold(name) || fold(value) === fold(name))
  const named = options.filter(isIt)
  return named.length === 1 ? named[0] : undefined
}

/** Adds every option that is shown and can be chosen; what the search hides stays as it was. */
export function selectAll(chosen: string[], shown: Option[]): string[] {
  const more = shown.filter((option) => !option.disabled && !chosen.includes(option.value))
  return [...chosen, ...more.map((option) => option.value)]
}

export function deselectAll(chosen: string[], shown: Option[]): string[] {
  const gone = new Set(shown.filter((option) => !option.disabled).map((option) => option.value))
  return chosen.filter((value) => !gone.has(value))
}

export function toggle(chosen: string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** Nothing, two names, or a count that fits any gender: what a closed multiple choice shows. */
export function summary(chosen: string[], options: Option[]): string {
  const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label)
  return labels.length <= 2 ? labels.join(', ') : `${labels.length} voci scelte`
}

/** Suggestions for the text of a tag that are not tags yet. */
export function suggestTags(tags: string[], all: string[], query: string): string[] {
  const chosen = new Set(tags.map(fold))
  return all.filter((tag) => !chosen.has(fold(tag)) && containsText(tag, query))
}
