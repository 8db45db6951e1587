import { type PointerEvent, useState } from 'react'
import { dragOpacity, shouldDismiss } from './drag-rule'

interface Drag {
  from: number
  dx: number
  width: number
}

/** Pointer handlers that let a box be dragged sideways and tell when it was dragged far enough. */
export function useDragDismiss(onDismiss: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDrag({ from: event.clientX, dx: 0, width: event.currentTarget.offsetWidth })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag) setDrag({ ...drag, dx: event.clientX - drag.from })
  }
  const end = () => {
    if (drag && shouldDismiss(drag.dx, drag.width)) onDismiss()
    setDrag(null)
  }
  return {
    style: drag
      ? { transform: `translateX(${drag.dx}px)`, opacity: dragOpacity(drag.dx, drag.width) }
      : undefined,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    },
  }
}
