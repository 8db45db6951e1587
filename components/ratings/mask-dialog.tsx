'use client'

import { useState } from 'react'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { MASK, masked, wordsOf } from '@/lib/core/mask-words'
import classes from './ratings.module.css'

type Props = { id: string; version: number; commento: string }

/** Chooses the words of a comment that nobody should read, and shows what is left before anything changes. */
export function MaskButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        NASCONDI DATI PERSONALI
      </Button>
      {isOpen && <MaskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function MaskDialog({ id, version, commento, onClose }: Props & { onClose: () => void }) {
  const { send, run, busy } = useRecordVerb('voti', id)
  const [hidden, setHidden] = useState<readonly number[]>([])
  const words = wordsOf(commento)
  const spans = hidden.flatMap((at) => (words[at] ? [{ da: words[at].da, a: words[at].a }] : []))
  const toggle = (at: number) =>
    setHidden((old) => (old.includes(at) ? old.filter((one) => one !== at) : [...old, at]))
  const save = () => run(() => send('mask', { version, parti: spans }).then(onClose), 'Parole nascoste')
  return (
    <Modal
      opened
      onClose={onClose}
      title="Nascondi dati personali"
      size="lg"
      locked={busy}
      dirty={hidden.length > 0}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            ANNULLA
          </Button>
          <Button look="primary" loading={busy} disabled={spans.length === 0} onClick={() => void save()}>
            NASCONDI
          </Button>
        </>
      }
    >
      <Text mb="xs" c="dimmed" fz="xs">
        Premi le parole da nascondere: al loro posto si legge «{MASK}». Il testo di prima resta nella
        cronologia, per chi modera.
      </Text>
      <Flex component="fieldset" gap={4} wrap="wrap" mb="md">
        <Text component="legend" mb="xs" fz="xs" fw={600}>
          Il commento
        </Text>
        {words.map(({ text, da }, at) => (
          <button
            key={da}
            type="button"
            className={classes.word}
            aria-pressed={hidden.includes(at)}
            onClick={() => toggle(at)}
          >
            {text}
          </button>
        ))}
      </Flex>
      <Text mb="xs" c="dimmed" fz="xs">
        Come si leggerà:
      </Text>
      <Text maw="var(--width-text)" breaks="lines" aria-live="polite">
        {masked(commento, spans)}
      </Text>
    </Modal>
  )
}
