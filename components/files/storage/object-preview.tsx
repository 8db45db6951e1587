'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Section } from '@/components/ui/section'
import type { ObjectView } from '@/lib/features/files/storage/schema'
import { ApiError, type Area } from '@/lib/http/client'
import classes from './storage-browser.module.css'

type Props = { view: ObjectView; content: string }

async function read(content: string, area: Area, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(content, { headers: { 'x-area': area }, signal })
  if (!response.ok) throw new ApiError({ status: response.status, detail: await response.text() })
  return response.blob()
}

/** What is in it, once it is asked for: the store is not read for a look at the facts. */
export function ObjectPreview({ view, content }: Props) {
  const [open, setOpen] = useState(false)
  if (!view.anteprima) return null
  return (
    <Section
      title="Anteprima"
      actions={
        !open && (
          <Button size="xs" onClick={() => setOpen(true)}>
            MOSTRA
          </Button>
        )
      }
    >
      {open ? (
        <Content view={view} content={content} />
      ) : (
        <Text c="dimmed" fz="xs">
          Il contenuto può essere personale: si apre solo a richiesta.
        </Text>
      )}
    </Section>
  )
}

function Content({ view: { key, anteprima, riga }, content }: Props) {
  const area = useArea()
  const { data, error, isLoadingError, isPending } = useQuery({
    queryKey: ['storage/content', area, key],
    queryFn: ({ signal }) => read(content, area, signal),
    gcTime: 0,
  })
  if (isPending) return <Loading what="l’anteprima" />
  if (isLoadingError)
    return (
      <Text c="dimmed" fz="xs">
        {error.message}
      </Text>
    )
  if (anteprima === 'testo') return <TextContent blob={data} />
  return <Framed blob={data} kind={anteprima} name={riga?.nome ?? key} />
}

function TextContent({ blob }: { blob: Blob }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void blob.text().then(setText)
  }, [blob])
  return (
    <Text component="pre" mah={480} fz="xs" breaks="typed" className={classes.text} tabIndex={0}>
      {text}
    </Text>
  )
}

type FramedProps = { blob: Blob; kind: ObjectView['anteprima']; name: string }

/** A picture, or a paper in the browser's own reader: from memory, so that the address of neither is a page of ours. */
function Framed({ blob, kind, name }: FramedProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (!url) return null
  return kind === 'pdf' ? (
    <Box component="iframe" w="100%" h={560} bd="1px solid var(--line)" src={url} title={name} />
  ) : (
    <Box component="img" maw="100%" h="auto" src={url} alt={name} />
  )
}
