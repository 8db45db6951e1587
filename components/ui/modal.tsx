'use client'

import { Group, Modal as MantineModal, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import classes from './modal.module.css'
import { useFocusReturn } from './use-focus-return'
import { useTopLayer } from './use-top-layer'

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
  /**
   * What was typed would be lost: whoever closes it by Escape, the cross or a click beside it is asked. Without it, whether
   * something was typed into a field; false where that is a question, whose words nobody misses.
   */
  dirty?: boolean
}

/** The second of two quick clicks on what opens a dialog lands beside it. */
const DOUBLE_CLICK_MS = 500

/** A list that opened with its dialog would cover what the dialog asks: it waits for a click or a letter. */
const closed = { defaultProps: { openOnFocus: false } }
const theme = { components: { Select: closed, Autocomplete: closed, TagsInput: closed } }

export function Modal({
  opened,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  locked = false,
  dirty,
}: ModalProps) {
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState(false)
  const loses = dirty ?? typed
  const settled = useSettled(opened)
  const isTop = useTopLayer(opened)
  useFocusReturn(opened)
  useEffect(() => {
    if (opened) return
    setTyped(false)
    setAsking(false)
  }, [opened])
  return (
    <>
      <MantineModal
        opened={opened}
        onClose={loses ? () => setAsking(true) : onClose}
        title={title}
        size={size}
        centered
        withCloseButton={!locked}
        closeOnEscape={!locked && isTop}
        closeOnClickOutside={!locked && settled}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': 'Chiudi' }}
        classNames={{ content: classes.content }}
        styles={{
          title: {
            fontFamily: 'var(--font-title)',
            fontSize: 'var(--t-4)',
            fontWeight: 600,
            lineHeight: 1.25,
          },
        }}
      >
        <MantineThemeProvider theme={theme}>
          <Content footer={footer} onTyped={() => setTyped(true)}>
            {children}
          </Content>
        </MantineThemeProvider>
      </MantineModal>
      {opened && asking && (
        <Modal
          opened
          onClose={() => setAsking(false)}
          title="Chiudere senza salvare?"
          size="sm"
          footer={
            <>
              <Button look="danger" onClick={onClose}>
                CHIUDI SENZA SALVARE
              </Button>
              <Button look="primary" onClick={() => setAsking(false)} data-autofocus>
                CONTINUA
              </Button>
            </>
          }
        >
          Quello che hai scritto va perso.
        </Modal>
      )}
    </>
  )
}

/** Whether it has been open long enough for a click beside it to be meant. */
function useSettled(opened: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [opened])
  return settled
}

/** Of these what was typed is a loss: who searches a list or gives a password types it again. */
const TEXTS = ['text', 'number', 'email', 'tel', 'url', 'date']

function isWriting(field: EventTarget): boolean {
  if (field instanceof HTMLInputElement) return TEXTS.includes(field.type) && field.role !== 'combobox'
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLElement && field.isContentEditable)
}

type ContentProps = Pick<ModalProps, 'children' | 'footer'> & { onTyped: () => void }

function Content({ children, footer, onTyped }: ContentProps) {
  const body = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  // What is drawn by then counts: the dialog gives the focus once, a moment later, to what bears this mark.
  useLayoutEffect(() => {
    const [within, below] = [body.current, buttons.current]
    if (!within || [within, below].some((part) => part?.querySelector('[data-autofocus]'))) return
    const first = firstField(within) ?? below?.querySelector('button:not(:disabled)')
    first?.setAttribute('data-autofocus', 'true')
  }, [])
  return (
    <>
      <div ref={body} onInput={({ target }) => isWriting(target) && onTyped()}>
        {children}
      </div>
      {footer && (
        <Group ref={buttons} justify="flex-end" gap="sm" mt="xs" className={classes.foot}>
          {footer}
        </Group>
      )}
    </>
  )
}

const FIELDS = 'input, textarea, select, button[aria-haspopup="listbox"], [contenteditable="true"]'
const UNSEEN = ['hidden', 'file']

/** What one would fill in first; of several that exclude one another, the one that is chosen. */
function firstField(within: Element): Element | undefined {
  const fields = [...within.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    ({ type, disabled, tabIndex }) => !disabled && tabIndex >= 0 && !UNSEEN.includes(type),
  )
  const [first] = fields
  if (first?.type !== 'radio') return first
  return fields.find(({ name, checked }) => name === first.name && checked) ?? first
}
