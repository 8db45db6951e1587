'use client'

import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { resolveValue, type Toast, Toaster, ToastIcon, toast } from 'react-hot-toast'
import { Flex } from './layout'
import { logError } from './log-error'
import { toastMessage } from './toast-message'
import classes from './toasts.module.css'
import { UndoToast } from './undo-toast'
import { useDragDismiss } from './use-drag-dismiss'
import { useToastPlace } from './use-toast-place'

const DURATION_MS = 5000

function ToastCard({ item }: { item: Toast }) {
  const dismiss = () => toast.dismiss(item.id)
  const drag = useDragDismiss(dismiss)
  return (
    <Flex
      gap="sm"
      align="flex-start"
      py="sm"
      pr="sm"
      pl="md"
      w={360}
      c="var(--ink)"
      className={classes.card}
      data-type={item.type}
      data-visible={item.visible}
      style={drag.style}
      {...drag.handlers}
    >
      <ToastIcon toast={item} />
      <div className={classes.message} {...item.ariaProps}>
        {resolveValue(item.message, item)}
      </div>
      <CloseButton aria-label="Chiudi l’avviso" onClick={dismiss} />
    </Flex>
  )
}

/** Over dialogs (200), under what the reader opens over a page: menus and lists of choices (300). */
const LAYER = 250

const PLACE = {
  zIndex: LAYER,
  top: 'var(--toast-top, calc(var(--area-top, 56px) + 8px))',
  right: 'var(--toast-right, 16px)',
}

/**
 * Top right below the header, beside what can be pressed there; five seconds, at most twenty (the library's own limit),
 * dragged away at 60% of the width.
 */
export function Toasts() {
  useToastPlace()
  return (
    <Toaster position="top-right" containerStyle={PLACE} toastOptions={{ duration: DURATION_MS }}>
      {(item) => <ToastCard key={item.id} item={item} />}
    </Toaster>
  )
}

/** Shows what the server said of a failed call, or `fallback`, and logs the cause. */
export function toastError(body?: unknown, fallback = 'Error'): void {
  const message = toastMessage(body, fallback)
  logError('Operazione non riuscita', body ?? message)
  toast.error(message)
}

export function toastSuccess(message: string): void {
  toast.success(message)
}

/** It was done, and something is left to be seen to by whoever did it. */
export function toastWarning(message: string): void {
  const icon = <IconAlertTriangle size={20} color="var(--warn)" aria-hidden="true" />
  toast(message, { icon })
}

/** For what can be taken back: says that it was done and offers to undo it. */
export function toastUndo(message: string, onUndo: () => void): void {
  toast((item) => (
    <UndoToast
      message={message}
      lasts={DURATION_MS}
      onUndo={() => {
        toast.dismiss(item.id)
        onUndo()
      }}
    />
  ))
}
