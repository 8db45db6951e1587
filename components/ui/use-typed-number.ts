'use client'

import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type NumberFormat, numberWords, readTyped, shownNumber } from './number-words'

interface TypedNumber extends NumberFormat {
  value: number | null
  /** Told at each key: the number as it is read now, null for an empty field, NaN where it cannot be read with certainty. */
  onChange: (value: number | null) => void
  /** The whole of it is chosen by the first click too, as in a spreadsheet; another one puts the cursor into it. */
  wholeByClick?: boolean
  /** The text that NaN stands for, where it was not typed here. */
  unread?: string | null
}

const LOST = 'Il numero che avevi scritto non si legge: scrivilo di nuovo.'

/** Writes a text at the cursor, as if it had been typed. */
function insert(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A number in a text field. What is typed stays as it was typed until the field is left or Enter is pressed; what cannot be
 * read then stays too, with the reason. NaN goes to the form meanwhile, which no schema takes for a number: neither the
 * number of before nor an empty field is sent in its place.
 */
export function useTypedNumber({
  value,
  onChange,
  wholeByClick = false,
  unread = null,
  ...format
}: TypedNumber) {
  const ref = useRef<HTMLInputElement>(null)
  const pressed = useRef(false)
  const isFirstPress = useRef(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const [left, setLeft] = useState(false)
  if (typed === null && unread !== null && Number.isNaN(value)) {
    setTyped(unread)
    setLeft(true)
  }
  const read = typed === null ? null : readTyped(typed, format)
  // Another number from outside takes the place of what was typed.
  const own =
    typed !== null && read !== null && Object.is(read.value, value) ? { text: typed, ...read } : null
  const isLost = own === null && Number.isNaN(value)

  // Without its points, which would be in the way of who changes a digit, it is another text: what was chosen of it is gone.
  useLayoutEffect(() => {
    if (focused && (wholeByClick || !pressed.current)) ref.current?.select()
  }, [focused, wholeByClick])

  const commit = () => {
    if (own?.problem) setLeft(true)
    else setTyped(null)
  }
  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(readTyped(text, format).value)
  }
  const text = own ? own.text : shownNumber(value, focused ? { ...format, grouped: false } : format)

  // A page may be written in before its scripts run: what stands in the field then is not lost to the number of the server.
  const takeOver = useEffectEvent(() => {
    const standing = ref.current?.value ?? text
    if (standing !== text) type(standing)
  })
  useEffect(() => takeOver(), [])

  const words = own && own.value !== null && !own.problem ? numberWords(own.value, format) : ''

  return {
    /** What was understood, to stand at the field while it is typed in; undefined where the text says it already. */
    understood: focused && own && words && words !== own.text.trim() ? words : undefined,
    /** Why it cannot be read: to be said once the field is left, or when the form is refused. */
    problem: isLost ? LOST : own?.problem,
    left: left || isLost,
    /** Puts a number in the place of what is typed. */
    set: (next: number | null) => {
      setTyped(null)
      onChange(next)
    },
    input: {
      ref,
      value: text,
      autoComplete: 'off',
      inputMode: format.decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onPointerDown: () => {
        isFirstPress.current = !pressed.current
        pressed.current = true
      },
      // The field may have had the keyboard before, by a dialog or an arrow: the click has put the cursor into the figure then.
      onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
        const isUntouched = isFirstPress.current && typed === null && input === document.activeElement
        if (wholeByClick && isUntouched && input.selectionStart === input.selectionEnd) input.select()
      },
      onFocus: () => setFocused(true),
      onBlur: () => {
        pressed.current = false
        setFocused(false)
        commit()
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') commit()
        // The numeric keypad has a dot where an Italian writes a comma.
        if (event.code !== 'NumpadDecimal' || event.key !== '.' || format.decimals === 0) return
        event.preventDefault()
        if (!event.currentTarget.readOnly) insert(event.currentTarget, ',')
      },
    },
  }
}
