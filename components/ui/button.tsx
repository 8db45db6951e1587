'use client'

import { Button as MantineButton } from '@mantine/core'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { IntentLink } from './intent-link'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps {
  children: ReactNode
  /** 'primary' is the one next step of a screen; everything else is 'secondary' or 'quiet'. */
  look?: Look
  type?: 'button' | 'submit'
  /** Of a submit button that lies outside its form: the form's id. */
  form?: string
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Draws a link to another screen of ours that looks like a button. */
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  disabled?: boolean
  loading?: boolean
  fullWidth?: boolean
  icon?: ReactNode
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  /** Where the keyboard begins in a dialog. */
  'data-autofocus'?: boolean
}

/** Of a double click the second one is meant for nothing: what is done is done once. */
const isSecond = (look: Look, event: MouseEvent<HTMLElement>) =>
  (look === 'primary' || look === 'danger') && event.detail > 1

const COLOURS: Record<Look, Record<string, string>> = {
  primary: { bg: '--action', hover: '--action-hover', color: '--on-action', bd: '--action' },
  secondary: { bg: '--bg-raised', hover: '--bg-sunken', color: '--ink', bd: '--line-strong' },
  quiet: { bg: '', hover: '--bg-sunken', color: '--link', bd: '' },
  danger: { bg: '--bg-raised', hover: '--bad-soft', color: '--bad', bd: '--bad' },
}

const token = (name: string | undefined) => (name ? `var(${name})` : 'transparent')

/** Colours come straight from the tokens, so that contrast is decided once for light and dark. */
function colours(look: Look) {
  const { bg, hover, color, bd } = COLOURS[look]
  return {
    '--button-bg': token(bg),
    '--button-hover': token(hover),
    '--button-color': token(color),
    '--button-hover-color': token(color),
    '--button-bd': `1px solid ${token(bd)}`,
  }
}

export function Button({
  look = 'secondary',
  type = 'button',
  size = 'sm',
  href,
  icon,
  disabled,
  form,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isSecond(look, event)) event.preventDefault()
    else onClick?.(event)
  }
  const shared = {
    size,
    onClick: press,
    disabled,
    leftSection: icon,
    vars: () => ({ root: colours(look) }),
    ...rest,
  }
  return href && !disabled ? (
    <MantineButton component={IntentLink} href={href} {...shared} />
  ) : (
    <MantineButton type={type} form={form} {...shared} />
  )
}
