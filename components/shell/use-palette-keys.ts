'use client'

import { useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/**
 * The keyboard of the palette: the focus stays in the field, the arrows move the choice and a screen
 * reader hears which one it is. The first result is chosen anew whenever the results are others.
 */
export function usePaletteKeys(items: readonly { id: string; isStale?: boolean }[], onEscape: () => void) {
  const results = items.map(({ id }) => id).join(' ')
  const combobox = useCombobox({ opened: true })
  const listId = useId()
  const [chosen, setChosen] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is new at each render.
  useEffect(() => setChosen(combobox.selectFirstOption()), [results])

  // Nobody has seen yet what there is for the words that stand there now.
  const open = () => items[combobox.getSelectedOptionIndex()]?.isStale || combobox.clickSelectedOption()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setChosen(combobox.selectNextOption())
    else if (event.key === 'ArrowUp') setChosen(combobox.selectPreviousOption())
    else if (event.key === 'Enter') open()
    else if (event.key === 'Escape') onEscape()
    else return
    event.preventDefault()
  }
  const field = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': results !== '',
    'aria-controls': listId,
    'aria-activedescendant': chosen ?? undefined,
    autoComplete: 'off',
    onKeyDown,
  } as const
  return { combobox, field, listId }
}
