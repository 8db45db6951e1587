import localFont from 'next/font/local'

/* Only what the site writes: Latin letters, titles in one weight, text from 400 to 700, cut out of the variable files of
   @fontsource-variable with fonttools (half the bytes). `swap` shows them on every visit, however slow the line is; they are
   preloaded, and the fallbacks have their metrics (of the site also those in base.css), so that lines break where they did. The family takes the const's
   name: one called `serif` would be mistaken for the system's own. */
export const titleFace = localFont({
  src: '../../../app/fonts/source-serif-4-latin-600.woff2',
  variable: '--font-serif',
  weight: '600',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: ['TitleOnNoto', 'TitleOnDejaVu', 'Georgia', 'serif'],
})

export const textFace = localFont({
  src: '../../../app/fonts/inter-latin-400-700.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
  fallback: ['TextOnRoboto', 'TextOnDejaVu', 'system-ui', 'sans-serif'],
})
