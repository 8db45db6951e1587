import type { LezioneInput } from '@/lib/features/formazione/schema'

/** A lesson as it is written: how long its video is may not be known yet. */
export type LessonValues = Omit<LezioneInput, 'durataSec' | 'soglia'> & {
  _id?: string
  durataSec: number | null
  soglia: number | null
}

export const newLesson = (ordine: number): LessonValues => ({
  ordine,
  titolo: '',
  descrizione: '',
  video: '',
  durataSec: null,
  copertina: null,
  sottotitoli: null,
  allegati: [],
  domande: [],
  soglia: 80,
  tentativi: null,
})

/** In the order in which they stand. */
export const numbered = (lessons: readonly LessonValues[]): LessonValues[] =>
  lessons.map((lesson, at) => ({ ...lesson, ordine: at + 1 }))

/** How long a video is, in whole seconds, as the browser sees it; nothing where it cannot open it. */
export function lengthOfVideo(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? Math.max(1, Math.round(video.duration)) : null)
    video.onerror = () => resolve(null)
    video.src = address
  })
}
