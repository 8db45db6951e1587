import { useCallback, useEffect, useRef } from 'react'

/** Written into the history entry that an open dialog stands on; a page that was left for has none. */
const MARK = 'finestra'

/** The open dialogs, the last on top, and whether an entry of the history stands for them. */
const open: (() => void)[] = []
let leaving = false

const isOurs = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[MARK])

function onBack(): void {
  if (leaving) {
    leaving = false
    return
  }
  if (!isOurs()) open.at(-1)?.()
}

type Options = { opened?: boolean; address?: string }

/**
 * Lets the browser's Back close a dialog instead of leaving the page. A dialog that opens as another closes takes over
 * its entry. `address` is shown while the dialog is open, for a link that opens it again.
 *
 * Next's router drops a navigation that is on its way when the history moves: a dialog whose links lead to other pages calls
 * what this returns when one is followed, and the link takes the entry over (`replace`).
 */
export function useBackCloses(onClose: () => void, { opened = true, address }: Options = {}): () => void {
  const close = useRef(onClose)
  close.current = onClose
  const followed = useRef(false)
  useEffect(() => {
    if (!opened) return
    const closeThis = () => close.current()
    followed.current = false
    const state = { ...history.state, [MARK]: true }
    if (isOurs()) history.replaceState(state, '', address)
    else history.pushState(state, '', address)
    addEventListener('popstate', onBack)
    open.push(closeThis)
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      // After the turn in which the next dialog may open.
      setTimeout(() => {
        if (open.length > 0 || !isOurs() || followed.current) return
        leaving = true
        history.back()
      })
    }
  }, [opened, address])
  return useCallback(() => {
    followed.current = true
  }, [])
}
