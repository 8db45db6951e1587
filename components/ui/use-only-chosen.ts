import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Option } from './field'
import { namedExactly } from './option-rules'

type Picking = {
  /** What stands in the field. */
  query: string
  onQuery: (query: string) => void
  current: Option | undefined
  shown: Option[]
  /** What there is to choose from is not known yet. */
  pending: boolean
  onPick: (option: Option) => void
}

/**
 * Enter and leaving the field choose only what is chosen: an option that the arrows are on, or one whose whole name was
 * typed. Anything else that was typed is no choice: the field says so, and its form is not sent meanwhile.
 */
export function useOnlyChosen(input: RefObject<HTMLInputElement | null>, picking: Picking) {
  const { query, onQuery, current, shown, pending, onPick } = picking
  const [lost, setLost] = useState<string | null>(null)
  const typed = query.trim()
  const isTyped = typed !== '' && query !== current?.label
  useHeldForm(input, lost !== null)

  const settle = (): boolean => {
    const named = namedExactly(shown, typed)
    if (named) onPick(named)
    setLost(named ? null : typed)
    return named !== undefined
  }
  return {
    error: lost === null ? undefined : notAChoice(lost, current),
    /** Something is chosen, or the search is another one. */
    forget: () => setLost(null),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (isTyped && !pending && !hasActive(event.currentTarget)) settle()
    },
    onBlur: (_event: FocusEvent<HTMLInputElement>) => {
      // With nothing chosen the words stay, to be corrected; otherwise the choice stands there again.
      if (isTyped && !settle() && !current) onQuery(query)
    },
  }
}

const notAChoice = (typed: string, current: Option | undefined) =>
  current
    ? `«${typed}» non è una voce dell’elenco: resta «${current.label}».`
    : `«${typed}» non è una voce dell’elenco: scegline una, o svuota il campo.`

/** Whether the arrows are on one of the options. */
const hasActive = (input: HTMLInputElement) =>
  document
    .getElementById(input.getAttribute('aria-controls') ?? '')
    ?.querySelector('[data-combobox-selected]') != null

/** The form around the field is not sent while `held`. */
function useHeldForm(input: RefObject<HTMLInputElement | null>, held: boolean): void {
  useEffect(() => {
    const form = input.current?.form
    if (!held || !form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [input, held])
}
