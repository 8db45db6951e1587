import { connection } from 'next/server'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { renderPng } from '@/lib/pdf/render'
import { brand } from '@/lib/settings/brand'

export const OG_SIZE = { width: 1200, height: 630 }

const LINE = { stroke: '#9fc6c9', strokeWidth: 2, strokeLinejoin: 'round' as const }

function house({ x, width, height, open }: { x: number; width: number; height: number; open?: boolean }) {
  const top = 220 - height
  const middle = x + width / 2
  return (
    <g key={x}>
      <path d={`M${x} 220V${top}h${width}V220z`} fill="#12474e" {...LINE} />
      <path d={`M${x - 10} ${top}l22 -22h${width - 24}l22 22z`} fill="#327177" {...LINE} />
      <path
        d={`M${middle - 34} ${top + 24}h18v28h-18zM${middle + 16} ${top + 24}h18v28h-18z`}
        fill="#f3dfae"
        {...LINE}
      />
      <path
        d={`M${middle - 13} 220v-30a13 13 0 0 1 26 0v30z`}
        fill={open ? '#ea9469' : '#0b363c'}
        {...LINE}
      />
    </g>
  )
}

const HOUSES = [
  { x: 24, width: 130, height: 110 },
  { x: 154, width: 120, height: 164 },
  { x: 322, width: 150, height: 124 },
  { x: 472, width: 116, height: 178 },
  { x: 640, width: 124, height: 150, open: true },
  { x: 764, width: 140, height: 116 },
  { x: 950, width: 118, height: 170 },
  { x: 1068, width: 112, height: 128 },
]

type Words = { name: string; title: string; warning: string }

const draw = ({ name, title, warning }: Words): Promise<Buffer> =>
  renderPng(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: '#0b363c',
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          padding: '56px 64px 0',
          color: '#f2f8f7',
          fontSize: 44,
        }}
      >
        <svg
          width="56"
          height="56"
          viewBox="0 0 32 32"
          style={{ marginRight: 18 }}
          role="img"
          aria-label={name}
        >
          <path d="M4 30V14a12 12 0 0 1 24 0v16z" fill="#f2f8f7" />
          <path d="M10 30l4.2-14.5h3.6L22 30z" fill="#0b363c" />
        </svg>
        {name}
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          padding: '36px 64px 0',
          maxWidth: 1060,
          color: '#f2f8f7',
          fontSize: 76,
          lineHeight: 1.1,
        }}
      >
        {title}
      </div>
      {warning ? (
        <div style={{ display: 'flex', padding: '0 64px 20px', color: '#f2f8f7', fontSize: 36 }}>
          {warning}
        </div>
      ) : null}
      <svg width="1200" height="232" viewBox="0 0 1200 232" role="img" aria-label="Una strada">
        {HOUSES.map(house)}
        <path d="M0 220H1200" {...LINE} />
      </svg>
    </div>,
    OG_SIZE,
  )

const pictures = new BoundedCache<string, Buffer>('pictures')
const drawing = new Map<string, Promise<Buffer>>()

/** Drawn once for all who wait for it. */
async function drawOnce(key: string, words: Words): Promise<Buffer> {
  const running = drawing.get(key)
  if (running) return running
  const flight = draw(words).finally(() => drawing.delete(key))
  drawing.set(key, flight)
  const picture = await flight
  pictures.set(key, picture, picture.length)
  return picture
}

/** The picture that goes with a link to a page: its title above the street, one door open; of credit for consumers the warning, too. */
export async function ogImage(title: string, warning = ''): Promise<Response> {
  // Drawing reads the font: a picture that the build had made could not be made again when its time is over.
  await connection()
  const words = { name: await brand(), title, warning }
  const key = Object.values(words).join('\n')
  const picture = pictures.get(key) ?? (await drawOnce(key, words))
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
