'use client'

import { useState } from 'react'
import { pictureSize } from '@/components/data/files/crop-picture'
import { PictureCrop } from '@/components/data/files/picture-crop'
import { shownPicture } from '@/components/data/files/shown-picture'
import { PICTURES, Upload } from '@/components/data/files/upload'
import { Button } from '@/components/ui/button'
import type { FieldProps } from '@/components/ui/field'
import { Box, Flex, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'
import { PHOTO_LEAST, PHOTO_SMALL } from '@/lib/features/agents/own-schema'

/** As large as any place of ours shows it, in print too. */
const PHOTO_MOST = 1_600

const shorterSide = async (address: string) => {
  const { width, height } = await pictureSize(address)
  return Math.min(width, height)
}

type Props = FieldProps<string | null> & { person: { nome: string; cognome: string } }

type Cutting = { picture: File; shorter: number; onDone: (cut: File | null) => void }

/** The agent's photograph; the site shows it round, and what lies outside the circle is cut before it is sent. */
export function PhotoInput({ value, onChange, label, error, person: { nome, cognome } }: Props) {
  const [problem, setProblem] = useState('')
  const [cutting, setCutting] = useState<Cutting | null>(null)
  const cut = async (picture: File): Promise<File | null> => {
    const address = URL.createObjectURL(picture)
    const shorter = await shorterSide(address).catch(() => null)
    URL.revokeObjectURL(address)
    // What this browser cannot draw, the server may still read: it is sent as it is.
    if (shorter === null) return picture
    setProblem(shorter < PHOTO_LEAST ? PHOTO_SMALL : '')
    if (shorter < PHOTO_LEAST) return null
    return new Promise((onDone) => setCutting({ picture, shorter, onDone }))
  }
  const take = async (url: string) => {
    const shorter = await shorterSide(shownPicture(url, 'agent')).catch(() => 0)
    const isLarge = shorter >= PHOTO_LEAST
    setProblem(isLarge ? '' : PHOTO_SMALL)
    if (isLarge) onChange(url)
  }
  return (
    <Flex gap="md" align="flex-start" wrap="wrap">
      <Portrait
        src={value && shownPicture(value, 'agent')}
        alt="La tua fotografia"
        initials={`${nome.charAt(0)}${cognome.charAt(0)}`}
        size={96}
        fz="xl"
        fw={400}
      />
      <Box miw={0} flex="1 1 200px">
        <Upload
          label={label}
          description={`Almeno ${PHOTO_LEAST} × ${PHOTO_LEAST} punti: si ritaglia prima di inviarla.`}
          accept={PICTURES}
          prepare={cut}
          onFile={({ url }) => take(url)}
        />
        {(problem || error) && (
          <Text role="alert" mt="xxs" c="var(--bad)" fz="xs">
            {problem || error}
          </Text>
        )}
        {cutting && (
          <PictureCrop
            {...cutting}
            least={PHOTO_LEAST}
            most={PHOTO_MOST}
            title="Ritaglia la fotografia"
            description="Trascina e ingrandisci finché il viso è al centro del cerchio: così si vede sul sito e sul biglietto da visita."
            onDone={(file) => {
              setCutting(null)
              cutting.onDone(file)
            }}
          />
        )}
        {value && (
          <Button size="xs" look="quiet" onClick={() => onChange(null)}>
            TOGLI LA FOTOGRAFIA
          </Button>
        )}
      </Box>
    </Flex>
  )
}
