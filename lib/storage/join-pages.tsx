import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { db } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { callOf } from '@/lib/http/idempotency'
import { Document, Image, Page } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import type { StoredFile } from '@/prisma/generated/client'
import { contentOf } from './data'
import { cleanName, isReencoded } from './formats'
import { keepUpload } from './keep-upload'
import { type Owner, tryStore } from './mutations'
import type { FileObject, JoinPagesInput } from './schema'
import { newFolder } from './temporary'

/** Points on the long side: A4 at 200 to the inch, which is what a scanner of an office makes. */
const LONG_SIDE = 2_338

type Picture = { data: Buffer; isWide: boolean }

/**
 * POST /v2/storage/joinPages: pictures that the caller has uploaded become the pages of one PDF, in their order. They
 * stay, so that another try after a lost reply finds them; the sweep takes away what nothing uses.
 * @throws 422 `urls` for a file that is not the caller's, or is no picture that we have encoded
 */
export async function joinPages(owner: Owner, request: Request, input: JoinPagesInput): Promise<FileObject> {
  const folder = await newFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const call = callOf(request, owner.userId, JSON.stringify(input))
    return await keepUpload(call, owner, async () => {
      const target = path.join(folder, 'content')
      await writeFile(target, await joined(owner, input))
      const received = { path: target, folder, name: cleanName(`${input.name}.pdf`), discard }
      return tryStore(received, { purpose: 'generic' })
    })
  } finally {
    await discard()
  }
}

async function joined(owner: Owner, { urls }: JoinPagesInput) {
  const pictures: Picture[] = []
  // One after the other: twelve million points of each take forty megabytes while they are read.
  for (const file of await ownPictures(owner, urls)) pictures.push(await pictureOf(file))
  return renderPdf(<Pages pictures={pictures} />)
}

/** In the order that was asked for. */
async function ownPictures({ role: ownerRole, userId: ownerId }: Owner, urls: readonly string[]) {
  const found = await db().storedFile.findMany({
    where: { url: { in: [...urls] }, ownerRole, ownerId, deletedAt: null },
  })
  return urls.map((url) => {
    const file = found.find((one) => one.url === url)
    if (!file) throw invalidField('urls', 'Carica prima le foto, poi uniscile.')
    if (!isReencoded(file.mimetype))
      throw invalidField('urls', `«${file.name}» non è una foto JPEG, PNG o WebP: caricala da sola.`)
    return file
  })
}

/** White where it lets something through, and no larger than paper needs. */
async function pictureOf(file: StoredFile): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(await buffer(await contentOf(file)))
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { data, isWide: info.width > info.height }
}

const FULL = { width: '100%', height: '100%', objectFit: 'contain' } as const

const Pages = ({ pictures }: { pictures: readonly Picture[] }) => (
  <Document>
    {pictures.map(({ data, isWide }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; a page is known by its place
      <Page key={at} size="A4" orientation={isWide ? 'landscape' : 'portrait'}>
        <Image src={{ data, format: 'jpg' }} style={FULL} />
      </Page>
    ))}
  </Document>
)
