import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** What a screen reader is told while rows are dragged; the library's own words are English, with ids for names. */
export const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'Premi Spazio per prendere la riga, le frecce per spostarla, Spazio per lasciarla, Esc per rinunciare.',
}

/** Rows by the names that people call them, places counted from one. */
export function orderWords(rows: readonly { id: string; title: string }[]): Announcements {
  const title = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.title ?? ''
  const place = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1
  return {
    onDragStart: ({ active }) =>
      `Hai preso «${title(active.id)}», posizione ${place(active.id)} di ${rows.length}.`,
    onDragOver: ({ active, over }) =>
      over ? `«${title(active.id)}» va alla posizione ${place(over.id)} di ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `«${title(active.id)}» è alla posizione ${place(over.id)} di ${rows.length}.` : undefined,
    onDragCancel: ({ active }) => `«${title(active.id)}» torna al suo posto.`,
  }
}
