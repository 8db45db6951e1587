'use client'

import { Slider } from '@mantine/core'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Text } from '@/components/ui/layout'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { toastError } from '@/components/ui/toasts'
import { cropPicture, type PictureArea } from './crop-picture'
import classes from './picture-crop.module.css'

type Props = {
  picture: File
  /** The shorter side of the picture, in points: what is cut out keeps at least `least` of it. */
  shorter: number
  least: number
  most: number
  title: string
  description: string
  /** The square that was cut out; null when the person gives up. */
  onDone: (cut: File | null) => void
}

/** Points that an arrow key moves the picture by. */
const STEP = 8

/** Cuts a square out of a picture, before it is sent: by mouse, fingers or keys. */
export function PictureCrop({ picture, shorter, least, most, title, description, onDone }: Props) {
  const [address, setAddress] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PictureArea | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(picture)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [picture])

  const maxZoom = Math.min(4, shorter / least)
  const use = async () => {
    if (!area) return
    setBusy(true)
    try {
      onDone(await cropPicture(picture, area, most))
    } catch (failure) {
      toastError(failure)
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={() => onDone(null)}
      title={title}
      locked={busy}
      footer={
        <>
          <Button look="quiet" onClick={() => onDone(null)} disabled={busy}>
            ANNULLA
          </Button>
          <Button look="primary" onClick={use} disabled={!area} loading={busy}>
            RITAGLIA
          </Button>
        </>
      }
    >
      <Text mb="sm" c="dimmed">
        {description}
      </Text>
      <div className={classes.stage}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            keyboardStep={STEP}
            disableAutomaticStylesInjection
            cropperProps={{
              'aria-label': 'Posizione della fotografia: si sposta con le frecce',
              role: 'group',
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, points) => setArea(points)}
          />
        )}
      </div>
      {maxZoom > 1 && (
        <Slider
          mt="md"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          label={null}
          thumbLabel="Ingrandimento"
        />
      )}
    </Modal>
  )
}
