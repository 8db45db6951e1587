'use client'

import { Group, Modal as MantineModal } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ModalProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the next step last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** While something is being sent the dialog stays. */
  locked?: boolean
}

export function Modal({ opened, onClose, title, children, footer, size = 'md', locked = false }: ModalProps) {
  return (
    <MantineModal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered
      withCloseButton={!locked}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
      styles={{
        title: { fontFamily: 'var(--font-title)', fontSize: 'var(--t-4)', fontWeight: 600, lineHeight: 1.25 },
      }}
    >
      {children}
      {footer && (
        <Group justify="flex-end" gap="sm" mt="lg">
          {footer}
        </Group>
      )}
    </MantineModal>
  )
}
