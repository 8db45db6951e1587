import type { CSSVariablesResolver } from '@mantine/core'

const steps = (name: string, tokens: string[]): Record<string, string> =>
  Object.fromEntries(tokens.map((token, step) => [`--mantine-color-${name}-${step}`, `var(--${token})`]))

const surface = {
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--bg-raised)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--bg-raised)',
  '--mantine-color-default-hover': 'var(--bg-sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-disabled': 'var(--bg-sunken)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
}

/** Mantine's own greys, in both schemes, are the tokens: one theme file decides every colour. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...surface,
    ...steps('gray', [
      'bg',
      'bg-sunken',
      'line',
      'line',
      'line-strong',
      'line-strong',
      'ink-soft',
      'ink-soft',
      'ink',
      'ink',
    ]),
  },
  dark: {
    ...surface,
    ...steps('dark', [
      'ink',
      'ink-soft',
      'ink-soft',
      'line-strong',
      'line',
      'line',
      'bg-raised',
      'bg-raised',
      'bg-sunken',
      'bg',
    ]),
  },
})
