import { createTheme, type MantineColorsTuple } from '@mantine/core'

const scale = (name: string): MantineColorsTuple =>
  Array.from({ length: 10 }, (_, step) => `var(--c-${name}-${step + 1})`) as unknown as MantineColorsTuple

/** Mantine speaks the tokens of tokens.css: no colour, size or font is written a second time. */
export const mantineTheme = createTheme({
  colors: { base: scale('base'), accent: scale('accent') },
  primaryColor: 'base',
  primaryShade: { light: 7, dark: 5 },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: '600' },
  defaultRadius: 'sm',
  radius: { xs: 'var(--r-1)', sm: 'var(--r-1)', md: 'var(--r-2)', lg: 'var(--r-3)', xl: 'var(--r-3)' },
  spacing: {
    xxs: 'var(--s-1)',
    xs: 'var(--s-2)',
    sm: 'var(--s-3)',
    md: 'var(--s-4)',
    lg: 'var(--s-5)',
    xl: 'var(--s-6)',
    xxl: 'var(--s-7)',
  },
  fontSizes: {
    xs: 'var(--t-1)',
    row: 'var(--row-text)',
    sm: 'var(--t-2)',
    md: 'var(--t-3)',
    lg: 'var(--t-4)',
    xl: 'var(--t-5)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
})
