'use client'

import { useState } from 'react'
import { shownPicture } from '@/components/data/shown-picture'
import { PICTURES, Upload } from '@/components/data/upload'
import { Button } from '@/components/ui/button'
import type { FieldProps } from '@/components/ui/field'
import { PHOTO_LEAST, PHOTO_SMALL } from '@/lib/features/agents/own-schema'
import classes from './own-profile.module.css'

async function isLarge(url: string): Promise<boolean> {
  const image = new Image()
  image.src = shownPicture(url, 'agent')
  await image.decode()
  return Math.min(image.naturalWidth, image.naturalHeight) >= PHOTO_LEAST
}

type Props = FieldProps<string | null> & { person: { nome: string; cognome: string } }

/** The agent's photograph; the site shows it round, cut around its middle. */
export function PhotoInput({ value, onChange, label, error, person: { nome, cognome } }: Props) {
  const [problem, setProblem] = useState('')
  const take = async (url: string) => {
    const large = await isLarge(url).catch(() => false)
    setProblem(large ? '' : PHOTO_SMALL)
    if (large) onChange(url)
  }
  return (
    <div className={classes.photo}>
      {value ? (
        <img src={shownPicture(value, 'agent')} alt="La tua fotografia" width={96} height={96} />
      ) : (
        <span aria-hidden="true">
          {nome.charAt(0)}
          {cognome.charAt(0)}
        </span>
      )}
      <div className={classes.upload}>
        <Upload
          label={label}
          description={`Il viso al centro, almeno ${PHOTO_LEAST} × ${PHOTO_LEAST} punti.`}
          accept={PICTURES}
          onFile={({ url }) => take(url)}
        />
        {(problem || error) && (
          <p role="alert" className={classes.problem}>
            {problem || error}
          </p>
        )}
        {value && (
          <Button size="xs" look="quiet" onClick={() => onChange(null)}>
            TOGLI LA FOTOGRAFIA
          </Button>
        )}
      </div>
    </div>
  )
}
