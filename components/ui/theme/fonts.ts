import localFont from 'next/font/local'

/* Two variable files, Latin subset. `optional` with a preload never swaps after the first paint, so
   nothing moves while a page loads; the fallback has the same metrics. The family takes the const's name:
   one called `serif` would be mistaken for the system's own. */
export const titleFace = localFont({
  src: '../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  variable: '--font-serif',
  weight: '200 900',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
})

export const textFace = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})
