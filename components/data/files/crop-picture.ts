/** A part of a picture, in its own points. */
export type PictureArea = { x: number; y: number; width: number; height: number }

const QUALITY = 0.92

/** The natural size of a picture, as the browser shows it; fails for what it cannot read. */
export async function pictureSize(address: string): Promise<{ width: number; height: number }> {
  const image = await load(address)
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** A square part of a picture as a JPEG file of at most `most` points on each side. */
export async function cropPicture(picture: File, area: PictureArea, most: number): Promise<File> {
  const address = URL.createObjectURL(picture)
  try {
    const image = await load(address)
    const side = Math.min(Math.round(area.width), most)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // JPEG has no transparency: what is clear becomes white, not black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
    return new File([await encode(canvas)], `${picture.name.replace(/\.[^.]*$/, '')}.jpg`, {
      type: 'image/jpeg',
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))),
      'image/jpeg',
      QUALITY,
    ),
  )
