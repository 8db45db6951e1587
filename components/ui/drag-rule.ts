/** A toast that is dragged this far, as a share of its own width, goes away. */
export const DISMISS_SHARE = 0.6

export function shouldDismiss(distance: number, width: number): boolean {
  return width > 0 && Math.abs(distance) >= width * DISMISS_SHARE
}

/** It fades while it is dragged, and is gone where it would be dismissed. */
export function dragOpacity(distance: number, width: number): number {
  return width > 0 ? Math.max(0, 1 - Math.abs(distance) / (width * DISMISS_SHARE)) : 1
}
