'use client'

import { CloseButton, TextInput as MantineTextInput, PasswordInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { phoneText } from '@/lib/italian/phone-text'
import type { FieldProps } from './field'
import { ImagePreview } from './image-preview'
import { SPOKEN_LABEL } from './spoken'

type TextType = 'text' | 'email' | 'password' | 'tel' | 'url' | 'url-image' | 'search' | 'number'

export interface TextInputProps extends FieldProps<string> {
  type?: TextType
  /** Of a picture: where to load it from, if not from its address. */
  sourceOf?: (url: string) => string
  /** Drops spaces at both ends when the field is left or sent. */
  trim?: boolean
  min?: number
  max?: number
  step?: number
  maxLength?: number
  clearable?: boolean
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  /** Its name is heard and takes no line: what stands in the box says the same to the eye. */
  spoken?: boolean
}

export function TextInput({
  type = 'text',
  trim = false,
  clearable = false,
  sourceOf,
  spoken = false,
  ...field
}: TextInputProps) {
  const { value, onChange, disabled, label, ...rest } = field
  const written = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  const commit = () => {
    if (trim && value !== value.trim()) write(value.trim())
  }
  const shared = {
    ...rest,
    label,
    labelProps: spoken ? { className: SPOKEN_LABEL } : undefined,
    // A telephone is written in groups as elsewhere; one that is being typed stands as it is typed, and keeps its caret.
    value: type === 'tel' && value !== typed ? phoneText(value) : value,
    disabled,
    onChange: (event: { currentTarget: HTMLInputElement }) => write(event.currentTarget.value),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && commit(),
  }
  if (type === 'password') {
    return (
      <PasswordInput
        {...shared}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostra o nascondi la password' }}
      />
    )
  }
  // The button goes away with the text: who pressed it goes on writing.
  const empty = () => {
    onChange('')
    written.current?.focus()
  }
  const clear = clearable && value !== '' && !disabled && (
    <CloseButton size="sm" aria-label={`Svuota ${label}`} onClick={empty} />
  )
  const input = (
    <MantineTextInput
      {...shared}
      ref={written}
      type={type === 'url-image' ? 'url' : type}
      rightSection={clear || undefined}
    />
  )
  if (type !== 'url-image') return input
  return (
    <div>
      {input}
      <ImagePreview url={value.trim()} sourceOf={sourceOf} />
    </div>
  )
}
