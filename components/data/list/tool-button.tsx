import type { MouseEventHandler, ReactNode, Ref } from 'react'
import classes from './tool-button.module.css'

type Props = {
  /** Its name, written beside the icon where the bar has room, and under the pointer where it has not. */
  label: string
  icon: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  className?: string
}

/** A tool of the list's bar. What a menu or popover adds to its target is passed on. */
export function ToolButton({ label, icon, className = '', ...rest }: Props) {
  return (
    <button type="button" title={label} {...rest} className={`${classes.tool} ${className}`}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  )
}
